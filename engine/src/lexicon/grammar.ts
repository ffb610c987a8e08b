import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type schema from '../../data/lexicon/grammar.schema.json';
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
};

const FOLDER = join(import.meta.dirname, '../../data/lexicon');
const EMPTY: Grammar = { words: {}, patterns: {}, colorSigns: {} };
const known = new Map<string, Grammar>();

/** Returns the grammar of a language, read at first use; empty for an unknown language. */
export function grammarOf(language: string): Grammar {
  const read = known.get(language);
  if (read) return read;
  const grammar = hasFolder(language)
    ? {
        ...EMPTY,
        ...(JSON.parse(readFileSync(join(FOLDER, language, 'grammar.json'), 'utf8')) as Partial<Grammar>),
      }
    : EMPTY;
  known.set(language, grammar);
  return grammar;
}
