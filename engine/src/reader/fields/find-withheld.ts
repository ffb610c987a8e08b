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
const LAST_TOLD = /^.*(?:\p{N}|@\S+)/su;
const LONGEST = 12;
// Of scripts without blanks they hang on what is told.
const PARTICLES = /^\p{Script=Hiragana}{1,5}$/u;
const QUOTED = /["“„«「]/u;
const GOES_ON = /^\s*[,、，(（)）]*\s*$/u;

/**
 * Finds facts that a prompt gives and keeps off the card: a number or an address in the clause that says so, or in the one before it, and nothing is
 * named behind it: "my phone is 07700 900123 but leave that off", "Meine Nummer (0176 5550) bitte nicht draufschreiben".
 */
export function findWithheld(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const phrases = [...unprintedIn(language)].filter((phrase) => !SHORT.test(phrase));
  const tells = ({ start, end }: Span): boolean => TOLD.test(prompt.slice(start, end));
  return clauses.flatMap((clause, at): Stated[] => {
    const { end } = clause;
    const folded = foldText(prompt.slice(clause.start, end));
    const phrase = phrases.find((one) => isWordIn(folded, one));
    if (phrase === undefined) return [];
    // What stands in brackets belongs to the clause before them.
    const [before, further] = [clauses[at - 1], clauses[at - 2]];
    const isBracketed = further && /[(（]/u.test(before?.separator ?? '');
    const told = tells(clause) ? clause : GOES_ON.test(clause.separator) ? before : undefined;
    const start = (told === before && isBracketed ? further : told)?.start ?? end;
    const words = prompt.slice(start, end);
    const behind = foldText(words.slice(LAST_TOLD.exec(words)?.[0].length ?? 0));
    const isAsked = behind.includes(phrase) && namesNothing(behind.replace(phrase, ' '), language);
    const isShort = readText(words).words.length <= LONGEST;
    return told && tells(told) && isShort && !QUOTED.test(words) && isAsked
      ? [{ start, end, marks: ['chat'], whole: true }]
      : [];
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
      PARTICLES.test(folded) ||
      isSmallWord(folded, language) ||
      signs.some((sign) => sign.start <= start && end <= sign.end),
  );
}
