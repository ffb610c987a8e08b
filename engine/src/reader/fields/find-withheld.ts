import { foldText } from '../../lexicon/fold-text.ts';
import { unprintedIn } from '../../lexicon/word-lists.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Clause } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { findSigns } from '../signs/find-signs.ts';
import { findField } from './field-names.ts';
import type { Stated } from './stated.ts';

// Alone it may be part of a name: "Internal Medicine".
const SHORT = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,8}$/u;
const TOLD = /\p{N}|@/u;
const LAST_TOLD = /^.*(?:\p{N}|@\S+)/su;
const LONGEST = 90;
// Of scripts without blanks they hang on what is told.
const PARTICLES = /^\p{Script=Hiragana}{1,5}$/u;
const QUOTED = /["“„«「]/u;
const GOES_ON = /^\s*[,、，(（)）]*\s*$/u;

/**
 * Finds facts that a prompt gives and keeps off the card: a number or an address, but no day, in the clause that says so, or in the one before it, and nothing
 * is named behind it: "my phone is 07700 900123 but leave that off"; the row before such an aside ("boots (don't print this one)"); and which facts
 * it leaves out, with what brackets behind say of them: "leave the author out".
 */
export function findWithheld(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const phrases = [...unprintedIn(language)].filter((phrase) => !SHORT.test(phrase));
  const opens = ({ separator }: Clause): boolean => /[(（]/u.test(separator);
  const isTold = (words: string): boolean =>
    TOLD.test(words) &&
    findDates(readText(words), language).every(({ start, end }) =>
      TOLD.test(words.slice(0, start) + words.slice(end)),
    );
  return clauses.flatMap((clause, at): Stated[] => {
    const { start: from, end, separator } = clause;
    const hide = (start: number, mark: string, to = end): Stated[] => [
      { start, end: to, marks: [mark], whole: true },
    ];
    const own = foldText(prompt.slice(from, end));
    const next = clauses[at + 1];
    if (at > 0 && own.length <= LONGEST && leavesOut(own, phrases, language))
      return hide(from, 'request', next && opens(next) ? next.end : end);
    // What stands in brackets belongs to the clause before them.
    const isBracketed = at > 0 && opens(clauses[at - 1] as Clause);
    const before = GOES_ON.test(separator) ? clauses[at - (isBracketed ? 2 : 1)] : undefined;
    const isAside = opens(clause) && /^\s?[)）]/u.test(prompt.slice(end));
    const start = isTold(prompt.slice(from, end)) ? from : (before?.start ?? end);
    const words = prompt.slice(start, end);
    if (words.length > LONGEST || !(isAside || isTold(words)) || QUOTED.test(words)) return [];
    const behind = isTold(words) ? foldText(words.replace(LAST_TOLD, '')) : own;
    const phrase = phrases.find((one) => behind.includes(one));
    return phrase !== undefined && namesNothing(behind.replace(phrase, ' '), language)
      ? hide(start, 'chat')
      : [];
  });
}

/** Whether some words only say which facts are left out. */
function leavesOut(folded: string, phrases: readonly string[], language: string): boolean {
  const words = readText(folded).words.map((word) => word.folded);
  return phrases.some((phrase) => {
    const parts = readText(phrase).words.map((word) => word.folded);
    if (!parts.every((part) => words.includes(part))) return false;
    const others = words.filter((word) => !parts.includes(word));
    const isField = (word: string): boolean => findField(word, [language, 'en']) !== undefined;
    return others.some(isField) && others.every((word) => isField(word) || isSmallWord(word, language));
  });
}

/** Whether some words only ask: "but please leave that". */
function namesNothing(text: string, language: string): boolean {
  const reading = readText(text);
  const signs = findSigns(reading, language).all;
  return reading.words.every(
    ({ folded, start, end }) =>
      PARTICLES.test(folded) ||
      isSmallWord(folded, language) ||
      signs.some((sign) => sign.start <= start && end <= sign.end),
  );
}
