import type { AccentForm } from '../../templates/accent-forms.ts';

/** One declared value of a design document; a document is read as a list of them, so no key can be mistaken for more. */
export type DesignToken = {
  /** Keys from the root: `['colors', 'primary']`. */
  path: readonly string[];
  /** As written, without quotes; the items of a list joined by `, `; empty where nothing is declared. */
  value: string;
  kind: 'text' | 'list' | 'nothing';
  /** A color without quotes made a comment of the rest. */
  isCut?: true;
  /** What a comment in code says of it, and what the comment above its group calls that. */
  says?: string;
  section?: string;
};

/** A color that the text of a document names. */
export type ProseColor = {
  /** Of the sections around it, the outermost first. */
  headings: readonly string[];
  name: string;
  value: string;
  /** What it is for, in the words of the document. */
  says: string;
  /** The same cell by cell, where a row of a table has several. */
  cells?: readonly string[];
  /** A sentence says that it is this. */
  role?: 'ground' | 'headings' | 'text' | 'quiet' | 'accent' | 'primary';
  /** The path of the token that it is, where a sentence or a comment says what the token is for. */
  token?: string;
  /** Of a table with a column for each scheme. */
  scheme?: 'light' | 'dark';
  /** From 1. */
  line: number;
};

/** A style of type that the text of a document names; its values as they are written. */
export type ProseStyle = {
  headings: readonly string[];
  name: string;
  family?: string;
  size?: string;
  weight?: string;
  tracking?: string;
  transform?: string;
  /** Its letters have soft ends. */
  isSoft?: true;
  /** It is the face of the logo alone. */
  isLogo?: true;
  /** From 1. */
  line: number;
};

/** What sentences say of cards, panels and pages. */
export type ProseSurface = {
  /** They have an outline: its color as it is written, if it is. */
  outline?: { color?: string };
  /** As it is written. */
  radius?: string;
  paper?: 'dots' | 'grid';
};

/** How a sentence wants a color to be used. */
export type ColorUse = {
  /** The path or the value of the color. */
  of: string;
  /** Kept to small things. */
  isKeptOff?: true;
  /** On areas. */
  isOverArea?: true;
  form?: AccentForm;
};

export type DesignDocument = {
  tokens: readonly DesignToken[];
  /** The first heading of the text. */
  title?: string;
  /** Whose document the text says it is. */
  owner?: string;
  /** What the brand says of itself to everybody. */
  tagline?: { text: string; line: number };
  /** Sentences forbid bold type; the heaviest that they allow. */
  mostWeight?: number;
  /** Headings stand in the middle. */
  isCentered?: true;
  /** The document wants no illustrations. */
  isPlain?: true;
  /** The first radius in a section about buttons, as it is written. */
  buttonRadius?: string;
  /** What its cards and pages are like. */
  surface?: ProseSurface;
  /** What sentences of the text say of the use of colors. */
  uses?: readonly ColorUse[];
  /** Absent where the text names none. */
  prose?: readonly ProseColor[];
  /** The same of type. */
  styles?: readonly ProseStyle[];
  /** What could not be read, as sentences for the author of the document. */
  problems: readonly string[];
};

/** A document beyond the limits; the message is the end of a sentence that begins with what was sent. */
export class DesignDocumentError extends Error {
  override readonly name = 'DesignDocumentError';
}

// The largest of several hundred public documents: 163 kB, front matter 86 kB, 1,156 keys, 5 levels.
export const LIMITS = {
  documentBytes: 256 * 1024,
  frontMatterBytes: 128 * 1024,
  keys: 3000,
  keyCharacters: 256,
  // Words and signs of YAML; a key with its value and a comment has about ten.
  symbols: 40_000,
  depth: 20,
} as const;

/** The path as authors write it: `colors.primary`. */
export const toPathText = (path: readonly string[]): string => quoteName(path.join('.'));

/** A name or value of the document for a sentence: on one line, and no longer than helps. */
export function quoteName(name: string): string {
  const line = name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll('`', "'");
  return line.length > 64 ? `${line.slice(0, 63)}…` : line;
}
