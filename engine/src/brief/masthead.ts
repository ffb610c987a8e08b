import { findQuotes } from './quotes.ts';
import { MAGAZINE_COVER } from './vocabulary/magazines.ts';

// "ROOTS", "THE COMMON TABLE": capitals alone say a name.
const CAPITALS = /^\p{Lu}[\p{Lu}\d&'’-]+(?:\s[\p{Lu}\d&'’-]+){0,2}(?=[\s,;:.\n"“„«]|$)/u;
const NAME =
  /^\p{Lu}[\p{L}\d&'’-]*(?:\s(?:of|the|de|du|di|and|und|&|\p{Lu}[\p{L}\d&'’-]*)){0,3}(?=\s*(?:[,;:.\n"“„«]|$))/u;

/**
 * Puts the name of a magazine into quotation marks as the title, so that the words quoted beside it are its cover
 * lines: "magazine cover titled ROOTS, headlines: ...". One that is quoted itself stays.
 */
export function quoteMasthead(text: string): string {
  const asked = MAGAZINE_COVER.exec(text);
  if (!asked) return text;
  const start = asked.index + asked[0].length;
  const rest = text.slice(start);
  const quotes = findQuotes(rest).quotes.length > 0;
  const name = CAPITALS.exec(rest)?.[0] ?? (quotes ? NAME.exec(rest)?.[0] : undefined);
  if (!name) return text;
  const thing = text.slice(0, asked.index) + (asked[1] ?? '');
  return `${thing}, title: “${name}”${rest.slice(name.length)}`;
}
