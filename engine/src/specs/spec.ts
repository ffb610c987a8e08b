import type { Role } from '../parts/part.ts';
import type { GroundName, InkName, VoiceName } from '../sheets/sheet.ts';

/** One value for all canvases, or one a shape; `tall` stands for square, portrait and story, and what is absent is as on wide. */
export type By<T> = T | ByShape<T>;
export type ByShape<T> = { wide: T; banner?: T; tall?: T; square?: T; portrait?: T; story?: T };

/** Lengths are px of a canvas of 1200x630 (banner 1500x500, square 1080x1080, story 1080x1920); all grow with the card. */
export type Step = 'small' | 'meta' | 'desc' | 'sub' | 'lead' | 'second';
/** A step; a size in px; or what leads a flow: by its letters, or as large as it can be up to px. */
export type Size = Step | { px: By<number> } | { title: 'text' | 'split' } | { fit: By<number> };

/** How the parts of a slot are set. */
export type BlockName =
  | 'text'
  | 'brand'
  | 'byline'
  | 'button'
  | 'counts'
  | 'crumbs'
  | 'duration'
  | 'facts'
  | 'meta'
  | 'people'
  | 'pill'
  | 'price'
  | 'rating'
  | 'rows'
  | 'signature'
  | 'stars'
  | 'window';

export type PartSlot = {
  of: Role;
  as?: BlockName;
  voice?: VoiceName;
  size?: Size;
  lines?: By<number>;
  ink?: InkName;
  /** Space above. */
  gap?: By<number>;
  /** At most so wide; up to 1 a share of the region. */
  width?: By<number>;
  /** The image of who said it, before it. */
  face?: string;
};
/** At both ends, beside each other, or below each other. */
type Join = 'apart' | 'beside' | 'below';
export type RowSlot = {
  row: Slot[];
  join: By<Join>;
  cross?: 'top' | 'middle' | 'baseline';
  between?: By<number>;
  gap?: By<number>;
};
export type MarkSlot = { mark: 'quotes' | 'rule'; size: By<number>; ink?: InkName; gap?: By<number> };
export type Slot = PartSlot | RowSlot | MarkSlot;

export type Flow = {
  groups: Slot[][];
  /** Where the free height goes. */
  justify: By<'top' | 'middle' | 'bottom' | 'between'>;
  align?: By<'start' | 'center' | 'end'>;
};

/** A drawing in a region; a length over 2 is px, up to that a share of the region. */
export type Ornament = {
  draw:
    | 'mark'
    | 'columns'
    | 'chart'
    | 'shares'
    | 'picture'
    | 'initials'
    | 'object'
    | 'portrait'
    | 'scrim'
    | 'arcs'
    | 'frame'
    | 'hills'
    | 'rings'
    | 'units';
  /** Corner or side of the region, `end bottom`; it is as large as the region without. */
  at?: By<string>;
  size?: By<number>;
  /** How far it leaves the region, as a share of its longer side. */
  bleed?: By<number>;
  ink?: InkName;
  /** The image that it shows. */
  image?: string;
  corner?: number;
  /** Only without this image. */
  without?: string;
};

export type Region = {
  /** How its regions stand. */
  split?: By<'beside' | 'below'>;
  regions?: Region[];
  /** In the split that it stands in: px, a share, or as large as its content; else it shares the rest. */
  size?: By<'content' | number>;
  /** At least so high where it shares the rest. */
  least?: By<number>;
  /** Stands first where its split is `below`. */
  rises?: true;
  ground?: GroundName;
  /** Between its words and its inner edges; those of the canvas have its margins. */
  pad?: By<number>;
  flow?: By<Flow>;
  art?: By<Ornament[]>;
  /** Stands only with this part or image (`image:cover`), else `otherwise` does. */
  needs?: Role | `image:${string}`;
  otherwise?: Region;
};

/** Where things stand on a card of a prompt, and which cards it is for. */
export type Spec = {
  name: string;
  /** What is as large as it can be, and how many letters of it there may be. */
  leads: Role;
  letters: readonly [least: number, most: number];
  /** Only for cards that have so many parts of a role. */
  least?: Partial<Readonly<Record<Role, number>>>;
  /** How many parts of a role it has room for. */
  most?: Partial<Readonly<Record<Role, number>>>;
  /** The day of a date is a figure. */
  day?: true;
  region: Region;
};
