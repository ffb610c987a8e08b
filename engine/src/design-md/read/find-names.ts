import { literal } from '../../lexicon/literal.ts';
import { UNSPACED } from './design-words.ts';

const MAX_NAME = 48;
const MIN_NAME = { spaced: 3, unspaced: 2 } as const;
const MAX_NAMES = 100;

/** Finds names in a sentence, in its order. */
export function createFinder(names: readonly string[]): (text: string) => string[] {
  const isUsable = (name: string): boolean =>
    name.length >= (UNSPACED.test(name) ? MIN_NAME.unspaced : MIN_NAME.spaced) && name.length <= MAX_NAME;
  const longestFirst = names
    .filter(isUsable)
    .slice(0, MAX_NAMES)
    .sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return () => [];
  // What is written without spaces ends where the next word begins.
  const pattern = longestFirst.map((name) =>
    UNSPACED.test(name) ? literal(name) : String.raw`(?<![\p{L}\p{N}])${literal(name)}(?![\p{L}\p{N}])`,
  );
  const any = new RegExp(pattern.join('|'), 'gu');
  return (text) => text.replace(/[*_`]/g, '').toLowerCase().match(any) ?? [];
}
