import { foldText } from '../../lexicon/fold-text.ts';
import { unprintedIn } from '../../lexicon/word-lists.ts';
import type { Clause } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { findSigns } from '../signs/find-signs.ts';
import type { Span } from '../spans.ts';
import type { Stated } from './stated.ts';

// Alone it may be part of a name: "Internal Medicine".
const SHORT = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,8}$/u;
const TOLD = /\p{N}|@/u;
const QUOTED = /["“„«「]/u;
const GOES_ON = /^\s*[,、，(（)）]*\s*$/u;

/**
 * Finds facts that a prompt gives and keeps off the card: a number or an address in the clause that says so, or in those before it where it names
 * nothing itself: "my phone is 07700 900123 but leave that off", "Meine Nummer (0176 5550) bitte nicht draufschreiben".
 */
export function findWithheld(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const phrases = [...unprintedIn(language)].filter((phrase) => !SHORT.test(phrase));
  const tells = ({ start, end }: Span): boolean => TOLD.test(prompt.slice(start, end));
  return clauses.flatMap((clause, at): Stated[] => {
    const { start, end } = clause;
    const words = prompt.slice(start, end);
    const folded = foldText(words);
    const phrase = phrases.find((one) => isWordIn(folded, one));
    if (phrase === undefined || QUOTED.test(words)) return [];
    const hide = (from: number): Stated[] => [{ start: from, end, marks: ['chat'], whole: true }];
    if (tells(clause)) return hide(start);
    if (!namesNothing(folded.replace(phrase, ' '), language)) return [];
    // What stands in brackets belongs to the clause before them.
    const before = [clauses[at - 1], clauses[at - 2]];
    const separators = [clause.separator, clauses[at - 1]?.separator ?? '.'];
    const isTold = before[0] && tells(before[0]) && GOES_ON.test(separators[0] ?? '.');
    if (!before[0] || !isTold) return [];
    const isBracketed = before[1] && /[(（]/u.test(separators[1] ?? '');
    return hide((isBracketed ? before[1] : before[0])?.start ?? start);
  });
}

const isWordIn = (folded: string, phrase: string): boolean => {
  const at = folded.indexOf(phrase);
  const isCased = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(phrase);
  return (
    at >= 0 && !(isCased && /[\p{L}\p{M}]/u.test((folded[at - 1] ?? '') + (folded[at + phrase.length] ?? '')))
  );
};

/** Whether some words only ask: "but please leave that". */
function namesNothing(text: string, language: string): boolean {
  const reading = readText(text);
  const signs = findSigns(reading, language).all;
  return reading.words.every(
    ({ folded, start, end }) =>
      isSmallWord(folded, language) || signs.some((sign) => sign.start <= start && end <= sign.end),
  );
}
