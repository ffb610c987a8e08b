import { readName } from '../facts/people.ts';
import { findQuotes } from '../reading/quotes.ts';
import { FOR_WHOM, INDEFINITE, NAME_LABELS } from '../vocabulary/name-labels.ts';
import { sentenceCase } from './title.ts';

// "... for a product designer, name Lena Fox": what somebody is, and behind a comma the name.
const OWNER = new RegExp(
  `^([^,;:\\n"“„«]{3,60}?)(?:\\s(?:${FOR_WHOM})\\s(?:(?:${INDEFINITE})\\s)?|(,)\\s)([^,;:\\n"“„«]{3,40}),\\s+(?:${NAME_LABELS})\\s?:?\\s+(?=\\p{Lu})`,
  'iu',
);
const CLOSES = /^\s*(?:[,;.\n]|$)/u;
const MAX_WORDS = 4;

/**
 * Puts a stated name into quotation marks as the title, and what its bearer is as the line with it: "linkedin
 * banner for a product designer, name Lena Fox". Else the text stays.
 */
export function quoteOwner(text: string): string {
  const match = OWNER.exec(text);
  const [lead = '', thing = '', comma, owner = ''] = match ?? [];
  const name = readName(text, lead.length);
  const behind = text.slice(lead.length + (name?.length ?? 0));
  if (!match || !name || !CLOSES.test(behind) || owner.split(/\s+/).length > MAX_WORDS) return text;
  // "Lost cat poster, grey tabby, name Biscuit": who has but one name is what the notice is about.
  if (comma && !name.includes(' ')) return text;
  // A quoted line has the place under the name.
  const role = findQuotes(behind).quotes.length > 0 ? 'eyebrow' : 'subtitle';
  return `${thing}, title: “${name}”, ${role}: “${sentenceCase(owner)}”${behind}`;
}
