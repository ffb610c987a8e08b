import { bilingualRule } from '../lexicon/language-rule.ts';

/** A part of a whole that a chart can show. */
export type Proportion = { part: number; whole: number };

const PERCENT = /^[-+−]?(\d{1,3})(?:[.,]\d+)?\s?[%％٪]$/u;
const OUT_OF = bilingualRule('iu')`^(\d{1,2})\s?(?:/|${'outOf'})\s?(\d{1,2})$`;
// More figures than this cannot be counted at a glance.
const MOST_FIGURES = 12;

/** Reads a share from a card's figure: `62%` of 100, `8 von 10` of 10; undefined for other figures. */
export function parseProportion(value: string | undefined, language: string): Proportion | undefined {
  const text = value?.trim() ?? '';
  const percent = Number(PERCENT.exec(text)?.[1] ?? Number.NaN);
  if (percent > 0 && percent <= 100) return { part: percent, whole: 100 };
  const [, part, whole] = OUT_OF(language).exec(text) ?? [];
  const share = { part: Number(part), whole: Number(whole) };
  return share.part > 0 && share.part <= share.whole && share.whole <= MOST_FIGURES ? share : undefined;
}
