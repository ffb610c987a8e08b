import type { PageParameters } from '../parameter.ts';

/** A card with the URL that was signed for it: what code to copy is about. */
export type SignedCard = {
  /** Of the service, without a trailing slash. */
  baseUrl: string;
  template: string;
  /** Template parameters, without empty ones. */
  params: Readonly<Record<string, string>>;
  /** What the title and description of a page fill. */
  page: PageParameters;
  /** `width`, `height` and `format`, as far as they are not the default. */
  options: Readonly<Record<string, string>>;
  /** Unix seconds, or `never`. */
  expires: string;
};

/** A file to copy, as it is. */
export type Snippet = { path: string; code: string };

/** Texts of the project's examples by their path below `examples/`. */
export type ExampleTexts = Readonly<Record<string, string>>;

export function findExample(texts: ExampleTexts, path: string): string {
  const text = texts[path];
  if (text === undefined) throw new Error(`examples/${path} is not in the build`);
  return text;
}
