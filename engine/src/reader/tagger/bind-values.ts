import { foldText } from '../../lexicon/fold-text.ts';
import { scaleWords } from '../../lexicon/word-lists.ts';
import { firstFrom } from '../spans.ts';
import { CURRENCY_WORD, DASH, HALF_OF_DAY } from './find-bonds.ts';
import { listMinusSigns } from './minus-signs.ts';
import type { Token } from './tokenize.ts';

const NUMBER = /^\p{N}/u;
const MONEY = /^\p{Sc}$/u;
const STAMP = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?/gu;

/** Binds the parts of one value. The network was trained with the bonds of `findBonds` alone, and sees none of these. */
export function bindValues(bonds: boolean[], text: string, tokens: readonly Token[]): void {
  bindHours(bonds, tokens);
  bindAmounts(bonds, tokens);
  bindStamps(bonds, text, tokens);
  for (const sign of listMinusSigns(text)) bonds[firstFrom(tokens, sign) + 1] = true;
}

/** "9am - 1pm" is one time. */
function bindHours(bonds: boolean[], tokens: readonly Token[]): void {
  for (const [at, { text }] of tokens.entries()) {
    const [from = '', half = '', , to = ''] = [-2, -1, 0, 1].map((on) => tokens[at + on]?.text);
    if (DASH.test(text) && NUMBER.test(from) && HALF_OF_DAY.test(half) && NUMBER.test(to))
      [bonds[at], bonds[at + 1]] = [true, true];
  }
}

/** "8 Mio. €" is one sum. */
function bindAmounts(bonds: boolean[], tokens: readonly Token[]): void {
  const isMoney = (text = ''): boolean => MONEY.test(text) || CURRENCY_WORD.test(text);
  for (const [at, { text }] of tokens.entries()) {
    if (!NUMBER.test(tokens[at - 1]?.text ?? '') || !scaleWords().has(foldText(text))) continue;
    const money = tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
    bonds.fill(true, at, isMoney(tokens[money]?.text) ? money + 1 : at + 1);
  }
}

/** "2026-03-01T09:00Z" is one day with its hour. */
function bindStamps(bonds: boolean[], text: string, tokens: readonly Token[]): void {
  for (const { 0: stamp, index } of text.matchAll(STAMP))
    bonds.fill(true, firstFrom(tokens, index) + 1, firstFrom(tokens, index + stamp.length));
}
