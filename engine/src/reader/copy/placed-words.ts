import { splitClauses } from '../reading/clauses.ts';
import { findQuotes } from '../reading/quotes.ts';
import type { Span } from '../request/request-head.ts';
import { asksForThing } from '../request/signs.ts';
import { AT_BOTTOM, AT_TOP, OWN_WORDS } from '../vocabulary/copy/positions.ts';
import { tidy } from './title.ts';

const MAX_VALUE = 60;
const QUOTED = /["“”„«»「」『』《》`]/;
// A picture has things at the bottom, too: words for the card are names, figures, addresses.
const SAID = /\p{Lu}|\d|@|\.\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u;

/**
 * Puts words whose place on the card is told without a colon into quotation marks behind that place: "acme.dev/fest at
 * the bottom" becomes `at the bottom: “acme.dev/fest”`. Only in prompts that ask for a card; else the text stays.
 */
export function quotePlaced(text: string, language: string): string {
  const clauses = splitClauses(text);
  const asks = findQuotes(text).quotes.length > 0 || asksForThing(text.slice(0, clauses[0]?.end), language);
  if (!asks) return text;
  return clauses.reduceRight((result, clause, index) => {
    const start = behindQuote(text, clause);
    const { end } = clause;
    // The first words are what is asked for.
    if (index === 0 && start === clause.start) return result;
    const words = text.slice(start, end);
    const top = readPlaced(words, AT_TOP);
    const value = top ?? readPlaced(words, AT_BOTTOM);
    if (value === undefined || /^\s*[:：]/.test(text.slice(end))) return result;
    const parted = start > clause.start ? ', ' : '';
    return `${result.slice(0, start)}${parted}${top === undefined ? 'at the bottom' : 'at the top'}: “${value}”${result.slice(end)}`;
  }, text);
}

/** `"Open Studio" with our website at the bottom`: a quotation ends what comes before. */
function behindQuote(text: string, { start, end }: Span): number {
  const words = text.slice(start, end);
  const closing = /^.*["”»」』》]\s*/su.exec(words)?.[0].length ?? 0;
  return start + closing;
}

/** The words that a clause places: before the place, or behind it. */
function readPlaced(words: string, place: RegExp): string | undefined {
  const found = place.exec(words);
  if (!found) return undefined;
  const rest = words.slice(0, found.index) + words.slice(found.index + found[0].length);
  const value = tidy(rest.trim().replace(OWN_WORDS, ''));
  const said = value !== '' && value.length <= MAX_VALUE && SAID.test(value) && !QUOTED.test(value);
  return said ? value : undefined;
}
