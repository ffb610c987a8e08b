import type { Part } from './part.ts';

/** What has to be known of an image to place it. */
export type PictureTraits = {
  width: number;
  height: number;
  transparent: boolean;
  /** It fills most of its box: in one color it is a plate. */
  solid?: boolean;
};

/** Numbers of a chart, as they are: nothing is drawn that is not among them. */
export type Series = {
  values: readonly number[];
  bars: boolean;
  /** A number of the axis as it should be read. */
  toLabel(value: number): string;
  /** From the start of the axis to its end. */
  names: readonly string[];
};

/** A part of a whole, such as a language of a repository. */
export type Share = { share: number; color: string };

/** A snippet, with its lines as they are colored. */
export type Code = {
  lines: readonly (readonly { text: string; kind: string }[])[];
  marked: ReadonlySet<number>;
  numbered: boolean;
};

/** What a card is about. */
export type Matter = {
  /** BCP 47, where it is known. */
  language?: string;
  parts: readonly Part[];
  images: ReadonlyMap<string, PictureTraits>;
  series?: Series;
  shares?: readonly Share[];
  /** What stands for the card as a sign, where it has no logo: the number of its title, or that it asks. */
  glyph?: string;
  /** Of a whole, 0 to 1, as the card's figure says. */
  share?: number;
  code?: Code;
  /** What regions may need besides parts: `image:logo`, `value:align=center`, `readable`. */
  facts: ReadonlySet<string>;
};
