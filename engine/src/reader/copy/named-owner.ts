import { foldText } from '../../lexicon/fold-text.ts';
import { findDates } from '../facts/dates.ts';
import { readName } from '../facts/people.ts';
import { endsInHouse } from '../facts/places.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { findSigns } from '../request/signs.ts';
import { BEARERS, FOR_WHOM, INDEFINITE, NAME_LABELS, OWN, THE } from '../vocabulary/copy/name-labels.ts';
import { sentenceCase } from './title.ts';

// "... for a product designer, name Lena Fox": what somebody is, and behind a comma the name.
const OWNER = new RegExp(
  `^([^,;:\\n"“„«]{3,60}?)(?:\\s(?:${FOR_WHOM})\\s(?:(?:${INDEFINITE})\\s)?|(,)\\s)([^,;:\\n"“„«]{3,40}),\\s+(?:${NAME_LABELS})\\s?:?\\s+(?=\\p{Lu})`,
  'iu',
);
const BEARER = new RegExp(
  `^([^,;:\\n"“„«]{3,60}?)\\s(?:${FOR_WHOM}|of|de|do|da|del|von|van)\\s(?:${OWN}|${THE})\\s((?:(?!(?:for|of|in|at|with|by|and|from|to|de|du|des|di|del|della|do|da|von|van)\\s)\\p{Ll}[\\p{L}-]*\\s){0,3}?[\\p{L}-]+)\\s(?=\\p{Lu})`,
  'u',
);
const CLOSES = /^\s*(?:[,;.\n]|$)/u;
const MAX_WORDS = 4;

/**
 * Puts a stated name into quotation marks as the title, and what its bearer is as the line with it: "linkedin
 * banner for a product designer, name Lena Fox". Else the text stays.
 */
export function quoteOwner(text: string, language: string): string {
  return quoteBearer(text, language) ?? quoteNamed(text);
}

/** "social card for our open source library Tidewater": the name behind the noun of what bears one, where none is quoted. */
function quoteBearer(text: string, language: string): string | undefined {
  const [lead = '', thing = '', noun = ''] = BEARER.exec(text) ?? [];
  const name = /^(?:\p{Lu}[\p{L}\d'’.-]*|&|of|the)(?:\s(?:\p{Lu}[\p{L}\d'’-]*|&|of|the|\d+))*/u.exec(
    text.slice(lead.length),
  )?.[0];
  const behind = text.slice(lead.length + (name?.length ?? 0));
  if (!name || findDates(readText(name), language).length > 0) return undefined;
  const last = foldText(noun).split(/\s+/).at(-1) ?? '';
  const bears = BEARERS.has(last) || endsInHouse(noun);
  if (!bears || !CLOSES.test(behind) || findQuotes(text).quotes.length > 0 || !endsInThing(thing, language))
    return undefined;
  return `${thing}, title: “${name}”, eyebrow: “${sentenceCase(noun)}”${behind}`;
}

/** "Instagram post": nothing stands between what is asked for and whose it is. */
const endsInThing = (words: string, language: string): boolean =>
  findSigns(readText(words), language).all.some(
    ({ part, end }) => (part === 'artefact' || part === 'strong-artefact') && end === words.length,
  );

/** "for a product designer, name Lena Fox": what somebody is, and the name that its label leads to. */
function quoteNamed(text: string): string {
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
