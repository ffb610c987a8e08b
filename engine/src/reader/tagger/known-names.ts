import { readFileSync } from 'node:fs';
import { foldText } from '../../lexicon/fold-text.ts';
import type { Token } from './tokenize.ts';

/** What words are known as, beside the lexicon. Where each stands is part of what is stored: append only. */
export const KNOWN_AS = ['first', 'last', 'city', 'country', 'brand', 'function'] as const;

export type KnownAs = (typeof KNOWN_AS)[number];

/** Bits of the filter that a name sets. */
const BITS = 7;
/** Tokens of the longest name that is looked for. */
export const LONGEST_NAME = 4;
const FILTER = new URL('../../../data/reader/names.bloom', import.meta.url);
const FUNCTION_WORDS = KNOWN_AS.indexOf('function');
const BLANKS = /^[ \u00a0]*$/;

/** Words as they are stored and looked for. */
export const toPhrase = (tokens: readonly Token[]): string =>
  tokens.map(({ text }) => foldText(text)).join(' ');

/** The bits of a filter of `size` bytes that are set for words known as something. */
export function bitsOf(hash: number, known: number, size: number): number[] {
  let bit = mix(hash ^ Math.imul(known + 1, 0x9e3779b1));
  const step = mix(bit) | 1;
  return Array.from({ length: BITS }, () => {
    bit = (bit + step) >>> 0;
    return bit % (size * 8);
  });
}

/** FNV-1a over UTF-16 units. */
export function hashPhrase(phrase: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < phrase.length; at++) hash = Math.imul(hash ^ phrase.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const filter = readFileSync(FILTER);

const has = (hash: number, known: number): boolean =>
  bitsOf(hash, known, filter.length).every((bit) => ((filter[bit >> 3] as number) >> (bit & 7)) & 1);

/**
 * What each token is known as: the longest name that begins at it, of a person, a town, a country or a brand, and whether it is a function
 * word of the language. One in a hundred that is not known is taken for known.
 */
export function findKnownNames(text: string, tokens: readonly Token[], language: string): string[][] {
  const found: string[][] = tokens.map(() => []);
  const joins = tokens.map(({ start }, at) => at > 0 && BLANKS.test(text.slice(tokens[at - 1]?.end, start)));
  const isWord = tokens.map(({ text: words }) => /\p{L}/u.test(words));
  for (let from = 0; from < tokens.length; from++) {
    if (!isWord[from]) continue;
    const longest: number[] = KNOWN_AS.map(() => 0);
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST_NAME); to++) {
      if (to > from + 1 && !joins[to - 1]) break;
      if (!isWord[to - 1]) continue;
      const phrase = toPhrase(tokens.slice(from, to));
      const hash = hashPhrase(phrase);
      for (let known = 0; known < FUNCTION_WORDS; known++) if (has(hash, known)) longest[known] = to - from;
      if (to === from + 1 && has(hashPhrase(`${language} ${phrase}`), FUNCTION_WORDS))
        longest[FUNCTION_WORDS] = 1;
    }
    for (const [known, length] of longest.entries())
      for (let at = from; at < from + length; at++) {
        const name = `known=${KNOWN_AS[known]}${at === from ? '' : '+'}`;
        if (!found[at]?.includes(name)) found[at]?.push(name);
      }
  }
  return found;
}
