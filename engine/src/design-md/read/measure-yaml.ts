import { Lexer, Parser } from 'yaml';
import { LIMITS } from './design-document.ts';

export type YamlMeasure = {
  /** Signs that declare a key or an item of a list. */
  entries: number;
  /** Those between keys and items in brackets. */
  commas: number;
  /** Words and signs of any kind. */
  symbols: number;
  isTooDeep: boolean;
};

// The stack of the parser has up to two places for a level.
const MAX_STACK = 2 * LIMITS.depth;
const ENTRY_SIGNS = new Set([':', '-', '?']);

/**
 * How much work a text is for a YAML parser, found in time linear in its length: it is read sign by sign, and no
 * further than the limits. Parsers go over all open brackets again with each one, and make an error of each sign that is wrong.
 */
export function measureYaml(yaml: string): YamlMeasure {
  const parser = new Parser();
  const measure: YamlMeasure = { entries: 0, commas: 0, symbols: 0, isTooDeep: false };
  for (const symbol of new Lexer().lex(yaml)) {
    measure.symbols += 1;
    if (ENTRY_SIGNS.has(symbol)) measure.entries += 1;
    if (symbol === ',') measure.commas += 1;
    // A generator, which does its work when it is asked for what it found.
    for (const _ of parser.next(symbol));
    measure.isTooDeep = parser.stack.length > MAX_STACK;
    if (measure.isTooDeep || isTooMuch(measure)) break;
  }
  return measure;
}

type Counts = Omit<YamlMeasure, 'isTooDeep'>;

export const hasTooManyKeys = ({ entries, commas }: Counts): boolean =>
  Math.max(entries, commas) > LIMITS.keys;

/** More than a document within the limits can hold. */
export const isTooMuch = (counts: Counts): boolean =>
  hasTooManyKeys(counts) || counts.symbols > LIMITS.symbols;
