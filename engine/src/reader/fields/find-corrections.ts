import { lazyBy } from '../../lazy.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { literal } from '../../lexicon/literal.ts';
import { denialsIn, movedAsidesIn, movedWordsIn } from '../../lexicon/word-lists.ts';
import { findDates } from '../dates/find-dates.ts';
import { HOUR_SIGN } from '../dates/hour-sign.ts';
import { splitClauses } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../spans.ts';
import type { Stated } from './stated.ts';

const LONGEST_SENTENCE = 60;

/** Finds what is put right: what is struck out, a day that is denied behind another, and the day before something was moved are none of the card's. */
export const findCorrections = (prompt: string, language: string): readonly Stated[] => [
  ...findStruck(prompt),
  ...findDeniedDays(prompt, language),
  ...findMoved(prompt, language),
];

const hidden = ({ start, end }: Span): Stated => ({ start, end, marks: ['chat'], whole: true });

// "~~Now in Dunmarrow~~ → ...", but not a price, which a sale shows struck out.
const STRUCK = /~~[^~\n\p{Sc}]{1,200}~~(?:[ \t]*(?:→|[-=]>))?/gu;

const findStruck = (prompt: string): Stated[] =>
  Array.from(prompt.matchAll(STRUCK), ({ 0: { length }, index: start }) =>
    hidden({ start, end: start + length }),
  );

const deniedDay = lazyBy((language: string) => {
  const denials = [...denialsIn(language)].map(literal).join('|');
  return new RegExp(
    String.raw`[(（,，]\s?(?<denied>(?:${denials})\s(?:\p{L}{1,4}\s)?\p{N}(?:[^\n()]{0,60}(?=[)）])|[^\n(),.]{0,12}(?![^\s(),.])))`,
    'giu',
  );
});

/** "Tuesday 11 February (NOT the 4th)": what is denied right behind a day. */
function findDeniedDays(prompt: string, language: string): Stated[] {
  const denied = Array.from(foldText(prompt).matchAll(deniedDay(language)));
  const days = new Set((denied.length > 0 ? listDays(prompt, language) : []).map((day) => day.end));
  return denied.flatMap(({ 0: { length }, index, groups }): Stated[] => {
    const end = index + length;
    const isBehindDay = days.has(index) || days.has(index - 1);
    return isBehindDay ? [hidden({ start: end - (groups?.denied?.length ?? 0), end })] : [];
  });
}

const listDays = (text: string, language: string): Span[] =>
  findDates(readText(text), language).filter(({ start, end }) => /\p{N}/u.test(text.slice(start, end)));

// "Update: moved again, it's now"
const LONGEST_NEWS = 48;
// "moved to the"
const NEAR_WORD = 12;

/** "Sat 8 February, 2pm. [...] moved again, it's now Tuesday 11 February, same time": the new day counts, with what was not moved of the old one. */
function findMoved(prompt: string, language: string): Stated[] {
  const folded = foldText(prompt);
  const moves = [...movedWordsIn(language)].filter((words) => folded.includes(words));
  if (moves.length === 0) return [];
  const [old, ...others] = listDays(prompt, language);
  for (const { start, end } of old ? others : []) {
    const from = startOfSentence(prompt, start);
    const behind = folded.slice(end, end + LONGEST_NEWS).trimStart();
    const isBehind = moves.some((words) => behind.startsWith(words));
    const lead = folded.slice(from, start);
    const isLed = moves.some((words) => lead.slice(-words.length - NEAR_WORD).includes(words));
    if (!old || old.start >= from || start - from > LONGEST_NEWS || !(isBehind || isLed)) continue;
    const hour = HOUR_IN.test(prompt.slice(start, end))
      ? null
      : HOUR_IN.exec(prompt.slice(old.start, old.end));
    const asides = splitClauses(prompt).flatMap((clause): Span[] => {
      if (isBehind && clause.start < end && end < clause.end) return [{ start: end, end: clause.end }];
      const isNear = clause.start >= end && clause.start - end <= LONGEST_NEWS;
      return isNear && isAside(folded.slice(clause.start, clause.end), language) ? [clause] : [];
    });
    const replaced = { start: old.start, end: hour?.index ? old.start + hour.index : old.end };
    return [replaced, { start: from, end: start }, ...asides]
      .filter((one) => one.start < one.end)
      .map((one) => hidden(one));
  }
  return [];
}
const HOUR_IN = new RegExp(String.raw`\d{1,2}(?:[:.h]\d{2}|${HOUR_SIGN})`, 'iu');

const isAside = (folded: string, language: string): boolean =>
  [...movedAsidesIn(language)].some(
    (words) => folded.startsWith(words) && !/^\p{Script=Latin}/u.test(folded.slice(words.length)),
  );

/** Where the sentence of a place begins, looked for near before it. */
function startOfSentence(prompt: string, at: number): number {
  const near = Math.max(0, at - LONGEST_SENTENCE);
  const end = Array.from(prompt.slice(near, at).matchAll(/[.!?](?=\s)|[。！？\n]/gu)).at(-1);
  const start = end ? near + end.index + 1 : near;
  return at - prompt.slice(start, at).trimStart().length;
}
