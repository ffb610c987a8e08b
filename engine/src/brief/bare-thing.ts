import { trimSpan } from './clauses.ts';
import { countWords, readText } from './reading.ts';
import type { Span } from './request-head.ts';
import type { Signs } from './signs.ts';
import { namesNothing } from './small-words.ts';

const MAX_WORDS = 3;
// Also what cards are about: a credit card, a web header, a personal ad.
const AMBIGUOUS = /(?:card|header|ad|karte|tarjeta|carte)$/iu;

/**
 * What stands before the printed thing that a short clause ends with: "garage sale [flyer]", "HELVA, skincare brand
 * [banner]". Undefined where the thing may be what the words are about.
 */
export function beforeThing(text: string, clause: Span, signs: Signs): Span | undefined {
  const thing = signs.within(clause).find(({ part, end }) => part === 'printed' && end === clause.end);
  if (!thing || thing.start === clause.start || AMBIGUOUS.test(text.slice(0, thing.end))) return undefined;
  const before = trimSpan(text, clause.start, thing.start);
  const words = text.slice(before.start, before.end);
  const small = readText(words).words.some(({ folded }) => namesNothing(folded, 'en'));
  return !small && countWords(words) <= MAX_WORDS && before.start < before.end ? before : undefined;
}
