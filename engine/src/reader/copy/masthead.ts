import { findQuotes } from '../reading/quotes.ts';
import { MAGAZINE_COVER } from '../vocabulary/copy/magazines.ts';

// "ROOTS", "THE COMMON TABLE": capitals alone say a name.
const CAPITALS = /^\p{Lu}[\p{Lu}\d&'’-]+(?:\s[\p{Lu}\d&'’-]+){0,2}(?=[\s,;:.\n"“„«]|$)/u;
const NAME =
  /^\p{Lu}[\p{L}\d&'’-]*(?:\s(?:of|the|de|du|di|and|und|&|\p{Lu}[\p{L}\d&'’-]*)){0,3}(?=\s*(?:[,;:.\n"“„«]|$))/u;

const QUOTED = /^["“„«]\p{Lu}[\p{Lu}\d&'’ -]*["”“»]/u;

/**
 * Puts the name of a magazine into quotation marks as its masthead, a title in huge letters, so that the words quoted
 * beside it are its cover lines: "magazine cover titled ROOTS, headlines: ...". Else the text stays.
 */
export function quoteMasthead(text: string): string {
  const asked = MAGAZINE_COVER.exec(text);
  if (!asked) return text;
  const start = asked.index + asked[0].length;
  const rest = text.slice(start);
  const thing = text.slice(0, asked.index) + (asked[1] ?? '');
  if (QUOTED.test(rest)) return `${thing}, huge title: ${rest}`;
  const quotes = findQuotes(rest).quotes.length > 0;
  const name = CAPITALS.exec(rest)?.[0] ?? (quotes ? NAME.exec(rest)?.[0] : undefined);
  return name ? `${thing}, huge title: “${name}”${rest.slice(name.length)}` : text;
}
