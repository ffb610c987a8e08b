import { findNouns } from '../find-nouns.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../request/request-head.ts';
import { HONORIFICS } from '../vocabulary/facts/honorifics.ts';

export type PeopleMention = { people: string[]; start: number; end: number };

// Words that lead to a name. A name must follow at once, capitalized where the script has capitals.
const INTRODUCTIONS =
  /(?<![\p{L}\p{N}])(?:(?:with|mit|avec|con|com|met)\s+)?(?:teacher|instructor|trainer|artist|author|illustrator|coach|moderator|keynote speaker|speakers?|presenters?|panell?ists?|facilitator|guests?|hosts?|hosted by|presented by|interview with|referent(?:in)?|sprecher(?:in)?|gast|moderation|lehrer(?:in)?|intervenante?|oratrice|orateur|animée? par|autrice|auteure?|ponente|autora?|autore|autor(?:in)?|illustrat(?:rice|eur)|profesora?|oradora?|palestrante|relatrice|relatore|spreker|docent|гость|автор(?:ка)?|спикер|ведущ(?:ий|ая)|with|by|feat\.?|ft\.?|featuring|mit|von|avec|par|con|por|com|di|met|door|с|от)(?![\p{L}\p{N}])\s*:?\s*/giu;
const NAMED_LIKE =
  /(?:(?:ゲスト|登壇者|話し手|講師|嘉宾|嘉賓|主讲人?|主讲嘉宾|게스트|연사)\s*[:：]?\s*|(?:作者|著者|저자|지은이)(?:\s*[:：]\s*|\s+))([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・· ]{2,20}?)(?=さん|氏|先生|博士|님|씨|[\s、，,。「」]|と|が|を|$)/u;
const WORD = /^(?:(?:\p{Lu}\.){2,4}|\p{Lu}[\p{L}\p{M}'’-]*\.?|[\p{Lu}]\.)/u;
const PARTICLE =
  /^(?:de la|de|da|do|dos|das|di|del|della|van der|van den|van|von|zu|bin|ibn|al|el|la|le|du|ter|ten)(?= )/u;
const JOINER = /^(?:\s*,\s*(?:and|und|et|y|e|en|и)\s+|\s*,\s*|\s+(?:and|und|et|y|e|en|и|&|\+)\s+)/u;
const HONORIFIC = `(?:${[...HONORIFICS]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replaceAll('.', '\\.'))
  .join('|')})`;
const HONOURED = new RegExp(`^(?:${HONORIFIC}\\s)+(?=\\p{Lu})`, 'u');
const HONOURED_CLAUSE = new RegExp(`(?<=^|[,;:–—\\n]\\s?)(?=${HONORIFIC}\\s\\p{Lu})`, 'gu');
const MAX_PEOPLE = 6;
const MAX_NAME_WORDS = 5;
// Capitalized words that follow "with" or "by" and are nobody.
const NOBODY =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|The|A|An|Our|My|Your|January|February|March|April|May|June|July|August|September|October|November|December|AI|API|APIs|I|We|No)$/;

/**
 * People whom a text introduces ("with Ada Lovelace", "by Anna and Ben Ito"). A single name counts only
 * when `single` allows it: "with Rust" is nobody.
 */
export function findPeople(text: string, options: { single: boolean }): PeopleMention | undefined {
  for (const match of text.matchAll(INTRODUCTIONS)) {
    const start = match.index + match[0].length;
    const list = readNames(text, start, options.single);
    if (list) {
      const [first = '', ...others] = list.people;
      // Behind a Russian preposition the name stands in another case: it is right only with it.
      const led = /^(?:с|от)\s/iu.test(match[0]) ? text.slice(match.index, start) + first : first;
      return { people: [led, ...others], start: match.index, end: list.end };
    }
  }
  const eastern = NAMED_LIKE.exec(text);
  const name = eastern?.[1]?.trim();
  if (!eastern || !name) return undefined;
  return { people: [name], start: eastern.index, end: eastern.index + eastern[0].length };
}

/** "Pastor Mike", "Frau Dr. Weber": words that begin with what only somebody is called. */
export function isHonoured(words: string): boolean {
  return HONOURED.test(words);
}

/** "..., Rev. Anne Cole, 9:30am": a clause that is nothing but such a name. */
export function findHonoured(text: string): PeopleMention | undefined {
  for (const { index } of text.matchAll(HONOURED_CLAUSE)) {
    const lead = HONOURED.exec(text.slice(index))?.[0] ?? '';
    const name = readName(text, index + lead.length);
    const end = index + lead.length + (name?.length ?? 0);
    const closes = /^\s*(?:$|[,;:–—|\n(])/.test(text.slice(end));
    // Without other words the name itself is what the card says.
    const others = /[\p{L}\p{N}\ue000-\uf8ff]/u.test(text.slice(0, index) + text.slice(end));
    if (name && closes && others) return { people: [lead + name], start: index, end };
  }
  return undefined;
}

function readNames(
  text: string,
  start: number,
  single: boolean,
): (Pick<Span, 'end'> & { people: string[] }) | undefined {
  const people: string[] = [];
  let at = start;
  let end = start;
  let linked = false;
  while (people.length < MAX_PEOPLE) {
    const name = readName(text, at);
    if (!name || (!single && !name.includes(' ') && people.length === 0 && !isCouple(text, at + name.length)))
      break;
    // After a comma alone a single word is rather a place: "with Ada Lovelace, Berlin".
    if (people.length > 0 && !linked && !name.includes(' ')) break;
    people.push(name);
    end = at + name.length;
    const joiner = JOINER.exec(text.slice(end, end + 12));
    if (!joiner) break;
    linked = /\S/.test(joiner[0].replace(',', ''));
    at = end + joiner[0].length;
  }
  return people.length > 0 ? { people, end } : undefined;
}

/** "Anna and Ben": two single names in a row. */
function isCouple(text: string, from: number): boolean {
  const joiner = /^\s+(?:and|und|et|y|e|en|и|&)\s+/u.exec(text.slice(from, from + 12));
  const other = joiner ? readName(text, from + joiner[0].length) : undefined;
  // "Mit Ständen und Bäumen": German writes things with capitals, too.
  return other !== undefined && findNouns(readText(other), 'de').length === 0;
}

/** Capitalized words in a row, with the small words inside a name; without a dot at its end. */
export function readName(text: string, start: number): string | undefined {
  let end = start;
  let words = 0;
  let at = start;
  while (words < MAX_NAME_WORDS) {
    const rest = text.slice(at, at + 40);
    const particle = words > 0 ? PARTICLE.exec(rest) : null;
    const skip = particle ? particle[0].length + 1 : 0;
    const word = WORD.exec(rest.slice(skip));
    if (!word || NOBODY.test(word[0])) break;
    at += skip + word[0].length;
    end = at;
    words++;
    if (text[at] !== ' ') break;
    at++;
  }
  if (words === 0) return undefined;
  const name = text
    .slice(start, end)
    .replace(/(?<=\p{Ll}{2,})\.$/u, '')
    .replace(/['’]s$/u, '');
  return name.length > 1 ? name : undefined;
}
