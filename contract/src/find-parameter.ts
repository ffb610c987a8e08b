import { findNearest } from './find-nearest.ts';

// What one template calls so, others call otherwise.
const ELSEWHERE: ReadonlyMap<string, readonly string[]> = new Map([
  ['site', ['footer']],
  ['footer', ['site']],
  ['author', ['footer']],
  ['eyebrow', ['tagline', 'badge']],
  ['badge', ['eyebrow', 'tagline']],
  ['tagline', ['eyebrow', 'badge']],
]);

/** The parameter of a template that was most likely meant: by what other templates call it, or by its spelling. */
export const findParameter = (typed: string, known: readonly string[]): string | undefined =>
  ELSEWHERE.get(typed)?.find((name) => known.includes(name)) ?? findNearest(typed, known);
