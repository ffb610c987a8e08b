import { lazyBy } from '../../lazy.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { anyOf } from '../../lexicon/literal.ts';
import { retractionsIn } from '../../lexicon/word-lists.ts';
import { findDates } from '../dates/find-dates.ts';
import { endOfLine } from '../reading/lines.ts';
import { readText } from '../reading/reading.ts';
import { type Stated, toChat } from './stated.ts';

// What is put right, and what is said in its place, stand this near.
const NEAR = 60;
const MOST = 8;
const LONGEST_ASK = 3;
const ENDS = /^[\s,;.…–—"”)-]*$/u;
// With what is counted: "8pm", "3 May". What stands between it and what takes it back is not taken back.
const LAST_NUMBER = /(?<!\p{N})\p{Sc}?\p{N}[\p{N}.,:]*\s?\p{L}{0,12}[\s,;.…–—"”)-]*$/u;
const NAMES = /(?:(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}&'’-]*[\s,;.…–—"”-]*)+$/u;
const VALUE = /(?<![\p{L}\p{M}])(?:["“„«]?\p{Lu}|\p{Sc}?\p{N})/u;
const ALIKE = 3;

const pattern = lazyBy((language: string) => {
  const phrases = anyOf(retractionsIn(language));
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${phrases})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}])`,
    'giu',
  );
});

/** Finds what somebody takes back while writing, up to what is said in its place: "the [8th, no wait,] 9th", "for [Bluebird, sorry I meant] Blue Bird". */
export function findRetracted(prompt: string, language: string): Stated[] {
  const folded = foldText(prompt);
  return Array.from(folded.matchAll(pattern(language)))
    .slice(0, MOST)
    .flatMap(({ 0: phrase, index }): Stated[] => {
      const behind = index + phrase.length;
      const said = prompt.slice(behind, Math.min(behind + NEAR, endOfLine(prompt, behind)));
      const [date] = findDates(readText(said), language);
      const value = VALUE.exec(said);
      const at = Math.min(date?.start ?? Infinity, value?.index ?? Infinity);
      if (said.slice(0, at).split(/\p{L}+/u).length - 1 > LONGEST_ASK) return [];
      const from = Math.max(0, index - NEAR);
      const before = prompt.slice(from, index);
      const old =
        value && /\p{N}/u.test(value[0])
          ? LAST_NUMBER.exec(before)?.index
          : date?.start === at
            ? findDates(readText(before), language).findLast(({ end }) => ENDS.test(before.slice(end)))?.start
            : findName(before, said.slice(at));
      return old === undefined ? [] : [toChat({ start: from + old, end: behind + at })];
    });
}

/** Where a name begins in whose place another is said: one that begins alike, or the last one. */
function findName(before: string, said: string): number | undefined {
  const [first = ''] = /\p{L}{3}/u.exec(foldText(said)) ?? [];
  const alike = readText(before).words.findLast(
    ({ folded }) => folded.slice(0, ALIKE) === first && first !== '',
  );
  return alike?.start ?? NAMES.exec(before)?.index;
}
