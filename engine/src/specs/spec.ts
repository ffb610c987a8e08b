import type {
  TemplateFlow,
  TemplateMarkSlot,
  TemplateOrnament,
  TemplatePartSlot,
  TemplateRegion,
  TemplateRole,
  TemplateRowSlot,
  TemplateSlot,
} from '@cardwright/contract';

// Where things stand is the public format of templates: `contract/src/schemas/template-region.ts`. Lengths are px of a canvas of 1200x630
// (banner 1500x500, square 1080x1080, story 1080x1920); all grow with the card.
export type Region = TemplateRegion;
export type Flow = TemplateFlow;
export type Slot = TemplateSlot;
export type PartSlot = TemplatePartSlot;
export type RowSlot = TemplateRowSlot;
export type MarkSlot = TemplateMarkSlot;
export type Ornament = TemplateOrnament;

/** One value for all canvases, or one a shape; `tall` stands for square, portrait and story, and what is absent is as on wide. */
export type By<T> = T | ByShape<T>;
export type ByShape<T> = { wide: T; banner?: T; tall?: T; square?: T; portrait?: T; story?: T };

export type GroundName = NonNullable<Region['ground']>;
export type Size = NonNullable<PartSlot['size']>;
export type Step = Extract<Size, string>;
export type BlockName = NonNullable<PartSlot['as']>;

/** Regions of which the first stands that has what it needs. */
export const firstOf = (...regions: readonly [Region, ...Region[]]): Region =>
  regions.reduceRight((otherwise, region) => ({ ...region, otherwise }));

/** Where things stand on a card of a prompt, and which cards it is for. */
export type Spec = {
  name: string;
  /** What is as large as it can be, and how many letters of it there may be. */
  leads: TemplateRole;
  letters: readonly [least: number, most: number];
  /** Only for cards that have so many parts of a role. */
  least?: Partial<Readonly<Record<TemplateRole, number>>>;
  /** How many parts of a role it has room for. */
  most?: Partial<Readonly<Record<TemplateRole, number>>>;
  /** How many parts there are at least besides what leads. */
  others?: number;
  /** How many letters of running text there are; by default few. */
  words?: readonly [least: number, most: number];
  /** The day of a date is a figure. */
  day?: true;
  /** Only for cards with a drawing of what they are about: on a field, or on the ground of the card. */
  object?: 'field' | 'plain';
  /** Only for cards whose title counts something, or asks. */
  glyph?: true;
  /** Only for cards that a sign is for, such as a warning. */
  sign?: true;
  /** Only for cards with a picture of the caller's: words on its foot, on its side where reading starts, or beside it. */
  photo?: 'bottom' | 'start' | 'field';
  region: Region;
};
