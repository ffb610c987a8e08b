import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import { toNumber } from '../../lexicon/to-number.ts';
import { firstWordsIn, rowNounsIn } from '../../lexicon/word-lists.ts';
import type { Clause } from '../reading/clauses.ts';
import { findBullet } from '../reading/find-bullet.ts';
import { listLines } from '../reading/lines.ts';
import { readText } from '../reading/reading.ts';
import { type Span, spanAt } from '../spans.ts';
import { NUMBERS } from '../vocabulary.ts';
import type { Stated } from './stated.ts';

const WINDOW = 3;
const LEAST_ROWS = 2;

/** Finds the rows of a list that a sentence beside it leaves out, which takes the first of them: "and the first three bullets". */
export function findChosenRows(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const lines = listLines(prompt).flatMap((line) => {
    const bullet = findBullet(line.text);
    return bullet ? [{ start: line.start + bullet.start, end: line.start + line.text.trimEnd().length }] : [];
  });
  if (lines.length < LEAST_ROWS) return [];
  const chosen = countChosen(prompt, lines, language);
  if (!chosen) return [];
  const clause = clauses[spanAt(clauses, chosen.at) ?? -1];
  return [...lines.slice(chosen.count), ...(clause ? [clause] : [])].map(
    ({ start, end }): Stated => ({ start, end, marks: ['request'], whole: true }),
  );
}

/** The number that stands beside a word for the first and one for rows, in whatever order. */
function countChosen(
  prompt: string,
  rows: readonly Span[],
  language: string,
): { count: number; at: number } | undefined {
  const languages = [...new Set(['en', language])];
  const [firsts, nouns] = [firstWordsIn(language), rowNounsIn(language)];
  const words = readText(prompt).words.filter(({ start }) => spanAt(rows, start) === undefined);
  for (const [at, { folded, start }] of words.entries()) {
    if (!firsts.has(folded)) continue;
    const near = words.slice(Math.max(0, at - 1), at + WINDOW).map((word) => word.folded);
    const number = near.map((word) => readNumber(word, languages)).find((one) => one !== undefined);
    if (number !== undefined && near.some((word) => nouns.has(word))) return { count: number, at: start };
  }
  return undefined;
}

/** The number above one that a word says. */
export function readNumber(word: string, languages: readonly string[]): number | undefined {
  if (/^\p{Nd}{1,2}$/u.test(word)) return toNumber(word);
  return [...languages, ANY_LANGUAGE]
    .flatMap((language) =>
      NUMBERS.termsIn(language).flatMap((terms, at) =>
        terms?.includes(word) ? (NUMBERS.values[at] ?? []) : [],
      ),
    )
    .find((number) => number > 1);
}
