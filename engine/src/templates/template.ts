import type { Composition } from '../composition.ts';
import type { Node } from '../nodes.ts';
import type { SheetOf } from '../sheets/template-sheet.ts';
import type { InkMeter } from '../typesetting/ink-meter.ts';
import type { Typesetter } from '../typesetting/typesetter.ts';
import type { Anatomy } from './anatomy.ts';

/** What a parameter may contain; `parse-parameters.ts` enforces it and JSON Schema is derived from it. */
export type ParameterRule = {
  name: string;
  description: string;
} /**
 * `pattern` is a regular expression for all of the text, `expects` says in words what it lets through; what is
 * `preformatted` keeps its indentation, and its tabs are two spaces.
 */ & (
  | { type: 'text'; pattern?: string; expects?: string; preformatted?: true }
  /** An item on each line, with tabs between its fields; texts if there are none. Those beyond `most` are not drawn. */
  | { type: 'list'; fields: readonly string[]; most: number }
  | { type: 'color' }
  | { type: 'integer'; minimum: number; maximum: number }
  | { type: 'choice'; choices: readonly [string, ...string[]] }
  /** One of the choices, or a reference to an upload; checking that it is the caller's font is up to the caller. */
  | { type: 'font'; choices: readonly [string, ...string[]] }
  /** An absolute https URL, or a reference to an upload; fetching it and checking its host or owner is up to the caller. */
  | { type: 'image-url' }
);

/** Valid values by parameter name; only names that the template draws, none of them empty. */
export type TemplateValues = Readonly<Record<string, string>>;

/** An image that the caller fetched and decoded for an `image-url` parameter: RGBA, not premultiplied. */
export type TemplateImage = { width: number; height: number; data: Uint8Array };

/** A node as the renderer laid it out; the last two of `transform` are its corner on the card, in px. */
type MeasuredNode = {
  width: number;
  height: number;
  transform: readonly [number, number, number, number, number, number];
  children: readonly MeasuredNode[];
};
export type MeasureNodes = (root: Node, width: number, height: number) => Promise<MeasuredNode>;

export type TemplateContext = {
  values: TemplateValues;
  /** By parameter name, e.g. `logo`. */
  images: Readonly<Record<string, TemplateImage>>;
  /** 200 to 2400 px per axis. */
  width: number;
  height: number;
  typesetter: Typesetter;
  inkOf: InkMeter;
  /** Sheets that other cards had; without it, one is made anew. */
  sheetOf?: SheetOf | undefined;
  /** Of the card's texts, where it is known. */
  language?: string | undefined;
  measureNodes: MeasureNodes;
};

/** A named card: parameters in, composition out. Raise `version` with every change of its pixels. */
export type Template = {
  name: string;
  version: number;
  description: string;
  parameters: readonly ParameterRule[];
  /** Values of an example that shows the template well. */
  example: TemplateValues;
  /** It has words of its own, so that a card without values is no mistake. */
  speaks?: true;
  /** It names facts in the language of its texts. */
  labels?: true;
  compose(context: TemplateContext): Promise<ComposedCard>;
  /** A card with the nodes of its definition; of templates of accounts. */
  dissect?(context: TemplateContext): Promise<Anatomy>;
};

/** A card, with the texts that it has no room for, and those that end in an ellipsis. */
export type ComposedCard = {
  composition: Composition;
  omitted: { dropped: readonly SetText[]; cut: readonly SetText[] };
};

/** A text, and the text parameters whose values it sets. */
export type SetText = { text: string; parameters: readonly string[] };
