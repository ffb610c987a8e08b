import type { Style } from './read-style.ts';

/** A node as `@takumi-rs/helpers` makes it of HTML or JSX. */
export type SourceNode = {
  type: 'container' | 'text' | 'image';
  text?: string;
  src?: unknown;
  width?: number;
  height?: number;
  children?: SourceNode[];
  tagName?: string;
  className?: string;
  tw?: string;
  style?: Style;
  /** What browsers give an element of this name. */
  preset?: Style;
  attributes?: Readonly<Record<string, string>>;
  /** It is drawn only with a parameter, or with one choice. */
  when?: { parameter: string; is?: string };
  /** Drawn in its place: a copy for each choice. */
  instead?: SourceNode[];
  /** Colors of its style by a choice. */
  by?: Record<string, string>;
  /** Sizes of its letters with short and long texts. */
  sizes?: readonly unknown[];
};

/** What could not be carried over. */
export type Loss = { line: number | undefined; what: string; reason: string };
