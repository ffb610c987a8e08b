import { foldText } from '../../lexicon/fold-text.ts';
import { rangeWordsIn } from '../../lexicon/word-lists.ts';
import { hueDistance } from '../colors.ts';
import type { Sign } from '../signs/find-signs.ts';

type ColorSign = Extract<Sign, { part: 'color' }>;

/** "Dusk colors, purple to orange": two that are named say which of a family are meant. */
export function withoutFamilies(signs: readonly ColorSign[]): readonly ColorSign[] {
  const named = signs.filter(
    (sign, at) => signs[at - 1]?.start !== sign.start && signs[at + 1]?.start !== sign.start,
  );
  return named.length < 2 ? signs : named;
}

// Colors further apart are mud in their middle: one is the ground then, and the other stands on it.
const FURTHEST = 110;

/** "Coral to purple", "von Blau zu Violett": one color runs into the next. */
export function isRange(signs: readonly ColorSign[], text: string, language: string): boolean {
  const words = rangeWordsIn(language);
  return signs.some(({ value, end }, at) => {
    const next = signs[at + 1];
    return (
      next !== undefined &&
      words.has(foldText(text.slice(end, next.start)).trim()) &&
      hueDistance(value, next.value) <= FURTHEST
    );
  });
}
