import { foldText } from '../../lexicon/fold-text.ts';
import { unprintedIn } from '../../lexicon/word-lists.ts';
import type { Clause } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { findSigns } from '../signs/find-signs.ts';
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
 * Finds facts that a prompt gives and keeps off the card: a number or an address in the clause that says so, or in the one before it, and nothing is
 * named behind it: "my phone is 07700 900123 but leave that off", "Meine Nummer (0176 5550) bitte nicht draufschreiben".
 */
export function findWithheld(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const phrases = [...unprintedIn(language)].filter((phrase) => !SHORT.test(phrase));
  return clauses.flatMap(({ start: from, end, separator }, at): Stated[] => {
    // What stands in brackets belongs to the clause before them.
    const isBracketed = /[(（]/u.test(clauses[at - 1]?.separator ?? '');
    const before = GOES_ON.test(separator) ? clauses[at - (isBracketed ? 2 : 1)] : undefined;
    const start = TOLD.test(prompt.slice(from, end)) ? from : (before?.start ?? end);
    const words = prompt.slice(start, end);
    if (words.length > LONGEST || !TOLD.test(words) || QUOTED.test(words)) return [];
    const behind = foldText(words.replace(LAST_TOLD, ''));
    const phrase = phrases.find((one) => behind.includes(one));
    return phrase !== undefined && namesNothing(behind.replace(phrase, ' '), language)
      ? [{ start, end, marks: ['chat'], whole: true }]
      : [];
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
