import { foldText } from '../../lexicon/fold-text.ts';
import { creditWordsIn } from '../../lexicon/word-lists.ts';
import { SHOWN_MARKS } from '../marks.ts';
import type { Mark } from './read-marks.ts';

const NAMED: ReadonlySet<string> = new Set(['person', 'author', 'brand']);
const PEOPLE: ReadonlySet<string> = new Set(['person', 'author']);
const LONGEST_CREDIT = 30;

/**
 * A text that would end within the words that lead to a name gives them to the name: "a comedy in two acts | directed by Bettina Rourke"; so does a
 * request where there are several people, of whom they tell the one: "Maud Doyle, | photos by | Sam Ito".
 */
export function joinCredits(prompt: string, marks: readonly Mark[], language: string): readonly Mark[] {
  const credits = [...creditWordsIn(language)];
  const areSeveral = marks.filter(({ name }) => PEOPLE.has(name)).length > 1;
  const joined: Mark[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    const start =
      last && NAMED.has(mark.name) && (SHOWN_MARKS.has(last.name) || (areSeveral && last.name === 'request'))
        ? findCredit(prompt, last, mark, credits)
        : undefined;
    if (last === undefined || start === undefined) joined.push(mark);
    else {
      const end = prompt.slice(0, start).trimEnd().length;
      joined.splice(-1, 1, ...(end > last.start ? [{ ...last, end }] : []), { ...mark, start });
    }
  }
  return joined;
}

/** Where a credit begins in a text that leads, across its end, to a name. */
function findCredit(prompt: string, last: Mark, name: Mark, credits: readonly string[]): number | undefined {
  const from = Math.max(last.start, last.end - LONGEST_CREDIT);
  const words = foldText(prompt.slice(from, Math.min(name.end, name.start + LONGEST_CREDIT)));
  return credits
    .map((credit) => ({ start: from + words.lastIndexOf(credit, last.end - from), length: credit.length }))
    .find(
      ({ start, length }) =>
        start >= from &&
        start < last.end &&
        start + length >= last.end &&
        !/[\p{L}\p{M}]/u.test(prompt[start - 1] ?? ' ') &&
        prompt.slice(start + length, name.start).trim() === '',
    )?.start;
}
