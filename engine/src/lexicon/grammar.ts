import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type schema from '../../data/lexicon/grammar.schema.json';
import { lazyBy } from '../lazy.ts';
import { toPattern } from './inflection.ts';
import { hasFolder } from './languages.ts';

type Keys = typeof schema.properties;
export type WordKey = keyof Keys['words']['properties'];
export type PatternKey = keyof Keys['patterns']['properties'];

/** The grammar words and patterns of a language; `grammar.schema.json` documents each key. */
export type Grammar = {
  /** Plain words and phrases; a trailing `*` matches any ending. */
  words: Partial<Record<WordKey, readonly string[]>>;
  /** Sources of regular expressions. */
  patterns: Partial<Record<PatternKey, string>>;
  /** Characters that are a color word, by the color as `#rrggbb`. */
  colorSigns: Readonly<Record<string, string>>;
  /** How words of place follow their noun: `木の下の犬`. */
  postpositions?: Postpositions;
  /** How counting words put a number before or behind a noun, where numbers are no words of their own. */
  counts?: { before?: RegExp; after: RegExp; figures: Readonly<Record<string, number>> };
};

type Postpositions = {
  /** What joins them to the noun. */
  link: RegExp;
  /** What they say, by word; the longer ones first. */
  words: Readonly<Record<string, string>>;
  /** Endings of the noun itself that say as much. */
  endings?: readonly (readonly [RegExp, string])[];
  /** A particle that says of what one sits on that somebody is on it, of other nouns where or with what: `ベンチで`. */
  seats?: { noun: RegExp; particle: RegExp };
};

const FOLDER = join(import.meta.dirname, '../../data/lexicon');
const EMPTY: Grammar = { words: {}, patterns: {}, colorSigns: {} };

/** Returns the grammar of a language, read at first use; empty for an unknown language. */
export const grammarOf = lazyBy((language: string): Grammar => {
  if (!hasFolder(language)) return EMPTY;
  const file = readFileSync(join(FOLDER, language, 'grammar.json'), 'utf8');
  return { ...EMPTY, ...(JSON.parse(file, toPattern) as Partial<Grammar>) };
});
