import { foldText } from '../../lexicon/fold-text.ts';
import { free } from '../copy/copy-words.ts';
import { sentenceCase } from '../copy/title.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { readText, toWordSet } from '../reading/reading.ts';
import type { Span } from '../request/request-head.ts';
import { WORKING_TIMES } from '../vocabulary/copy/emphasis.ts';
import {
  HAN_CITIES,
  STREET_ENDINGS,
  STREET_HEADS,
  STREET_TAILS,
  UNSPACED_PLACE_ENDINGS,
  VENUE_NOUNS,
} from '../vocabulary/facts/addresses.ts';
import { KINDS } from '../vocabulary/request/kinds.ts';
import { REQUEST_WORDS } from '../vocabulary/request/request-words.ts';
import { isHonoured } from './people.ts';

const kinds = createLexicon(KINDS);
const asked = createLexicon(REQUEST_WORDS.filter(({ value }) => /artefact/.test(value)));
const terms = [free, createLexicon(WORKING_TIMES)];

export const PLACE_WORD =
  /^(?:online|remote|virtual|hybrid|worldwide|remoto|à distance|en línea|en ligne|онлайн|オンライン|온라인|线上|線上)$/iu;
const AT =
  /^(?:at|in|@|im|in der|bei|beim|à|au|en|a|em|no|na|presso|bij|te|в|на)\s+(?:(?:the|der|dem|den|la|le|el)\s+)?(?=[\p{Lu}\p{N}])/u;
// Behind a day, in a prompt written without capitals: "10am in the school gym".
const AT_LOWER =
  /^(?:in|im|à|au|aux|en|em|no|na|nel|nella|alla|al|presso|in de|i|på|w|в|на)\s+(?:(?:the|der|dem|den|la|le|les|l['’]|el|los|las|het|de)\s*)?(?=\p{Ll}{3})/u;
const MAX_LOWER_WORDS = 4;
// Where names have no capitals the small word alone tells: "في قاعة النور", "ที่สวนลุมพินี", "गांधी मैदान में".
const AT_UNCASED = /^(?:في\s+|ที่\s?)(?=\p{Lo})/u;
const IN_BEHIND = /(?<=\p{L}\p{M}?)\s(?:में|पर)$/u;
// Russian and Polish decline the name: without its small word it would stand in a wrong case.
const DECLINED = /^(?:в|во|на|w|we|na)\s/iu;
const AT_ANYTHING = /^(?:at|@)\s+(?:the\s+)?/iu;
const alternatives = (words: readonly string[]): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');
const LINK = "(?:(?:de|du|des|di|da|do|dos|del|della|dei|la|las|les|le|el|los|al|l[’'])\\s*)*";
const NUMBER = '\\d{1,4}[a-z]?(?!\\p{L})';
// "12 Elm Street", "place de la Mairie", "Storgatan 12": a number or a word that can only be an address.
const ADDRESS = new RegExp(
  `^(?:${NUMBER}\\s+(?:\\p{L}[\\p{L}’'.]*\\s+){1,3}(?:${alternatives(STREET_TAILS)})(?!\\p{L})|(?:${NUMBER},?\\s+)?(?:${alternatives(STREET_HEADS)})(?:(?<=[./])\\s*|\\s+|(?<=[’']))${LINK}[\\p{L}\\d]|(?:\\p{L}+[\\s-]){0,2}\\p{L}*(?:${alternatives(STREET_ENDINGS)})\\s+(?:No:?\\s*)?\\d{1,3}[a-z]?(?=$|,))`,
  'iu',
);
const UNSPACED_ADDRESS = new RegExp(
  `(?:${alternatives(UNSPACED_PLACE_ENDINGS)})(?:\\s?\\d{1,4}(?:号|號|楼|室|階|番|층|호)?)?$`,
  'u',
);
const UNSPACED_NUMBER = /[路街道巷弄町]\d+(?:号|號|-\d+)?|\d+(?:号|號|番地|丁目|번지)/u;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\d\s・-]+$/u;
/** "tel 555 0100": how to reach somebody. */
export const CONTACT =
  /^(?:tel|tél|tlf|phone|fon|telefon|telephone|whatsapp|mail|e-mail|тел|電話|电话|전화)(?![\p{L}])/iu;
const MAX_UNSPACED = 16;
const HOUSE_NAME =
  /^\S+(?:\s(?:(?:de|del|della|di|da|do|du|des|la|le|el|il|zum|zur|van|den)\s){0,2}[\p{Lu}\d]\S*){1,3}$/u;
const venues = toWordSet(VENUE_NOUNS.join(' '));
// Shorter ends are those of other words too: "workshop".
const COMPOUND = new RegExp(
  `\\p{L}{3}(?:${[...venues].filter((word) => word.length > 4 && !word.includes(' ')).join('|')})$`,
  'u',
);
const JOINED = /(?:^|\s)(?:and|or|by|von|par|und|oder|et|y|e|en|и|mit|with|at|bei|chez|&|im|am)\s/iu;
// Told of something, in a script without capitals: "the site is not available".
const SAID_ARABIC = /(?:^|\s)(?:غير|لا|لن|سوف|تم|نحن|هذا|هذه|كل|مع)(?:\s|$)/u;
const MAX_PLACE_WORDS = 6;
const BEHIND_AT =
  /(?<!\p{L})(?:in|at|@|im|bei|à|au|en|em|no|na|a|presso|te|в)\s+((?:the\s+)?\p{Lu}[\p{L}'’.-]{1,30}(?:\s+(?:(?:de|of|la|du|the)\s+)?\p{Lu}[\p{L}'’.-]{0,30}){0,4})/u;

/** The place that a clause is: a short name ("Berlin", "at the Town Hall"), an address, a word like "online". */
export function isPlace(words: string, before: string, language: string): string | undefined {
  if (PLACE_WORD.test(words)) return words;
  if (isAddress(words, language)) return words;
  if (CONTACT.test(words) || isHonoured(words) || isThingAsked(words, language)) return undefined;
  if (UNSPACED.test(words)) return isUnspacedPlace(words, language) ? words : undefined;
  const bare = words.replace(AT, '');
  const led = bare !== words;
  if (/[!?:#%€$£@\ue000-\uf8ff]/.test(words) || bare.split(/\s+/).length > MAX_PLACE_WORDS) return undefined;
  if (JOINED.test(bare) || SAID_ARABIC.test(bare) || /^\p{Ll}/u.test(bare)) return undefined;
  if (terms.some((lexicon) => lexicon.find(readText(words), language).length > 0)) return undefined;
  const tokens = bare.split(/\s+/).filter((token) => token.length > 3 || /^\p{Lo}{2,}$/u.test(token));
  if (tokens.length === 0 || tokens.some((token) => /^\p{Lo}{9,}/u.test(token))) return undefined;
  if (!tokens.every((token) => /^[\p{Lu}\p{Lo}\d]/u.test(token)) || !/^\p{L}/u.test(bare)) return undefined;
  // Without capitals nothing tells a name from a noun but that it is known as something else.
  const uncased = tokens.some((token) => /^\p{Lo}/u.test(token));
  if (uncased && (/\d/.test(bare) || kinds.find(readText(bare), language).length > 0)) return undefined;
  // The first word of a sentence has its capital from the sentence, a German noun from its grammar.
  if (!led && /[.!?]/.test(before) && (tokens.length < 2 || language === 'de')) return undefined;
  return bare;
}

/** "Plakat": what is asked for is nowhere. */
function isThingAsked(words: string, language: string): boolean {
  return asked.find(readText(words), language).some(({ start, end }) => start === 0 && end === words.length);
}

/** The words of a clause that can only be an address, or a house told by its name. */
export function isAddress(words: string, language: string): string | undefined {
  // In English the noun of a house comes last, and at the head it says what of: "Library Day".
  const house = language !== 'en' && startsWithHouse(words) && HOUSE_NAME.test(words);
  const numbered = UNSPACED.test(words) && UNSPACED_NUMBER.test(words);
  return ADDRESS.test(words) || numbered || isNamedHouse(words) || house ? words : undefined;
}

/** "студия «Лист»": the noun of a house and its name in quotation marks, nothing else. */
function isNamedHouse(words: string): boolean {
  const match = /^(\p{L}+(?:\s\p{L}+)?)\s*[«“„"'](?:[^«»“”„"]{1,30})[»”“"']$/u.exec(words.trim());
  return match?.[1] !== undefined && endsInHouse(match[1]);
}

/** Whether words end in the noun of a house that bears a name: "Bücherei und Café". */
export function endsInHouse(words: string): boolean {
  return isHouse(foldText(words).trim().split(/\s+/).at(-1) ?? '');
}

/** "Bäckerei Lindner": the noun comes first, its name behind it. */
export function startsWithHouse(words: string): boolean {
  const [first = '', second = ''] = foldText(words).trim().split(/\s+/);
  return second !== '' && isHouse(first);
}

/** "studio", "Friseursalon": alone or at the end of a compound. */
function isHouse(word: string): boolean {
  return venues.has(word) || COMPOUND.test(word);
}

/** Without blanks and capitals only a street, a house or a city of two signs is a place. */
function isUnspacedPlace(words: string, language: string): boolean {
  if (words.length > MAX_UNSPACED) return false;
  if (terms.some((lexicon) => lexicon.find(readText(words), language).length > 0)) return false;
  if (kinds.find(readText(words), language).length > 0) return false;
  return HAN_CITIES.has(words) || UNSPACED_ADDRESS.test(words);
}

/** "in Madrid", "at the Blue Note": behind a small word; with `leading` the text must begin and end with it. */
export function readPlaceAt(
  text: string,
  options: { leading: boolean } = { leading: false },
): (Span & { words: string }) | undefined {
  if (!options.leading) {
    const match = BEHIND_AT.exec(text);
    if (!match?.[1]) return undefined;
    const end = match.index + match[0].length;
    // "at The Anchor pub": the noun of the house is part of its name.
    const noun = /^\s\p{Ll}+/u.exec(text.slice(end))?.[0] ?? '';
    const house = isHouse(foldText(noun).trim()) ? noun : '';
    return { words: match[1].replace(/^the\s+/, '') + house, start: match.index, end: end + house.length };
  }
  const uncased = AT_UNCASED.exec(text) ?? undefined;
  if (uncased || IN_BEHIND.test(text)) {
    const words = text.slice(uncased?.[0].length ?? 0).replace(IN_BEHIND, '');
    return words.split(/\s+/).length <= MAX_PLACE_WORDS ? { words, start: 0, end: text.length } : undefined;
  }
  const lower = AT_LOWER.exec(text);
  const few = lower && text.slice(lower[0].length).split(/\s+/).length <= MAX_LOWER_WORDS ? lower : undefined;
  const lead = AT.exec(text) ?? AT_ANYTHING.exec(text) ?? few;
  const words =
    lead && DECLINED.test(lead[0])
      ? sentenceCase(text)
      : ADDRESS.test(text)
        ? text
        : lead
          ? text.slice(lead[0].length)
          : '';
  const short = words !== '' && words.split(/\s+/).length <= MAX_PLACE_WORDS && !/[.,;:]/.test(words);
  return short ? { words, start: 0, end: text.length } : undefined;
}
