import { free } from './copy-words.ts';
import { createLexicon } from './lexicon.ts';
import { readText } from './reading.ts';
import type { Span } from './request-head.ts';
import { WORKING_TIMES } from './vocabulary/emphasis.ts';
import { KINDS } from './vocabulary/kinds.ts';

const kinds = createLexicon(KINDS);
const terms = [free, createLexicon(WORKING_TIMES)];

export const PLACE_WORD =
  /^(?:online|remote|virtual|hybrid|worldwide|remoto|à distance|en línea|en ligne|онлайн|オンライン|온라인|线上|線上)$/iu;
const AT =
  /^(?:at|in|@|im|in der|bei|beim|à|au|en|a|em|no|na|presso|bij|te|в|на)\s+(?:(?:the|der|dem|den|la|le|el)\s+)?(?=[\p{Lu}\p{N}])/u;
const AT_ANYTHING = /^(?:at|@)\s+(?:the\s+)?/iu;
// "12 Elm Street", "place de la Mairie": a number or a word that can only be an address.
const ADDRESS =
  /^(?:\d{1,4}[a-z]?\s+(?:\p{L}+\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|square|way|drive)\b|(?:place|rue|avenue|boulevard|salle|parc|piazza|via|plaza|calle|rua|praça|praia|улица|ул\.)\s+(?:(?:de|du|des|di|da|do|del|della|dei|la|les|le|l[’'])\s*)*\p{L})/iu;
const JOINED = /(?:^|\s)(?:and|or|und|oder|et|y|e|en|и|mit|with|at|bei|chez|&|im|am)\s/iu;
const MAX_PLACE_WORDS = 6;
const BEHIND_AT =
  /(?<!\p{L})(?:in|at|@|im|bei|à|au|en|em|no|na|a|presso|te|в)\s+((?:the\s+)?\p{Lu}[\p{L}'’.-]{1,30}(?:\s+(?:(?:de|of|la|du|the)\s+)?\p{Lu}[\p{L}'’.-]{0,30}){0,4})/u;

/** The place that a clause is: a short name ("Berlin", "at the Town Hall"), an address, a word like "online". */
export function isPlace(words: string, before: string, language: string): string | undefined {
  if (PLACE_WORD.test(words)) return words;
  if (ADDRESS.test(words)) return words;
  const bare = words.replace(AT, '');
  const led = bare !== words;
  if (/[!?:#%€$£@\ue000-\uf8ff]/.test(words) || bare.split(/\s+/).length > MAX_PLACE_WORDS) return undefined;
  if (JOINED.test(bare) || /^\p{Ll}/u.test(bare)) return undefined;
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

/** "in Madrid", "at the Blue Note": behind a small word; with `leading` the text must begin and end with it. */
export function readPlaceAt(
  text: string,
  options: { leading: boolean } = { leading: false },
): (Span & { words: string }) | undefined {
  if (!options.leading) {
    const match = BEHIND_AT.exec(text);
    return match?.[1]
      ? { words: match[1].replace(/^the\s+/, ''), start: match.index, end: match.index + match[0].length }
      : undefined;
  }
  const lead = AT.exec(text) ?? AT_ANYTHING.exec(text);
  const words = ADDRESS.test(text) ? text : lead ? text.slice(lead[0].length) : '';
  const short = words !== '' && words.split(/\s+/).length <= MAX_PLACE_WORDS && !/[.,;:]/.test(words);
  return short ? { words, start: 0, end: text.length } : undefined;
}
