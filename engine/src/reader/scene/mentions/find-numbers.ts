import { grammarOf } from '../../../lexicon/grammar.ts';
import { createLexicon, type Mention } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { NUMBERS } from '../../vocabulary.ts';
import type { SceneMention } from './scene-mention.ts';

const numbers = createLexicon(NUMBERS, { foreign: false });

/** Finds numbers in words and digits, but no prices, hours or sizes. */
export const findNumbers = (reading: Reading, language: string): Mention<number>[] => [
  ...numbers.find(reading, language),
  ...findDigits(reading),
];

function findDigits({ text }: Reading): Mention<number>[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}.,:#])\d{1,3}(?![\p{L}\p{N}.,:%"″'’]|\s?[x×])/gu)].map(
    (match) => ({
      value: Number(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }),
  );
}

/** Finds numbers with a counter and places them before their noun, as in English: `三只狐狸`, `二匹の猫`, `고양이 두 마리`. */
export function findCjkCounts(
  { text }: Reading,
  language: string,
  things: readonly Mention<unknown>[],
): SceneMention[] {
  const { counts } = grammarOf(language);
  if (!counts) return [];
  return things.flatMap(({ start, end }): SceneMention[] => {
    const found = counts.before?.exec(text.slice(Math.max(0, start - 12), start));
    // "두 마리의 고양이가 지붕 위에": the number counts the cats, not the roof.
    const from = start - (found?.[0].length ?? 0);
    const before = things.some((other) => other.start >= from && other.end <= start) ? null : found;
    const after = counts.after.exec(text.slice(end, end + 12));
    const figure = (before ?? after)?.[1];
    const value =
      figure === undefined ? undefined : (counts.figures[figure] ?? Number(figure.normalize('NFKC')));
    return value === undefined || Number.isNaN(value) ? [] : [{ part: 'number', value, start, end: start }];
  });
}
