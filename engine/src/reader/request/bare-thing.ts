import { trimSpan } from '../reading/clauses.ts';
import { countWords, readText } from '../reading/reading.ts';
import { namesNothing } from '../reading/small-words.ts';
import type { Span } from './request-head.ts';
import type { Signs } from './signs.ts';

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

const STYLED = /\p{L}[\s-](?:style|stil|stijl)$|^(?:stile|style|estilo|stil)\s/iu;
// "green tea", "red wine": with one noun these are often its name, a shade never is.
const BASIC =
  /^(?:black|white|red|green|blue|orange|brown|pink|purple|gold|golden|silver|gray|grey|yellow)$/iu;
const MAX_SUBJECT = 4;

/**
 * What stands between the looks that few words begin and end with: "navy [annual report] serious", "chalkboard style
 * [menu]". Undefined where a name may begin with a colour ("Black Friday").
 */
export function betweenLooks(text: string, clause: Span, signs: Signs): Span | undefined {
  const inside = signs.within(clause);
  const lead = inside.find(
    ({ part, start, end }) =>
      start === clause.start &&
      (part === 'colour' || (part === 'mood' && STYLED.test(text.slice(start, end)))),
  );
  const tail = inside.find(
    ({ part, start, end }) => part === 'mood' && end === clause.end && start > clause.start,
  );
  const styled = tail !== undefined && STYLED.test(text.slice(tail.start, tail.end));
  if (!lead && !styled) return undefined;
  if (lead?.part === 'colour' && !tail) return undefined;
  const subject = trimSpan(text, lead?.end ?? clause.start, tail?.start ?? clause.end);
  const words = text.slice(subject.start, subject.end);
  const bound =
    lead !== undefined &&
    (/^\p{Lu}/u.test(words) ||
      inside.some(({ start, end }) => start === clause.start && end > lead.end) ||
      (countWords(words) === 1 && BASIC.test(text.slice(lead.start, lead.end))));
  const name = bound || countWords(words) > MAX_SUBJECT;
  return subject.start < subject.end && !name ? subject : undefined;
}
