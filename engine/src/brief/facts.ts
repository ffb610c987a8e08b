import type { Copy } from './brief.ts';
import { splitClauses } from './clauses.ts';
import { findDates } from './dates.ts';
import { findPeople } from './people.ts';
import { readText } from './reading.ts';
import type { Span } from './request-head.ts';
import { tidy } from './title.ts';

export type Facts = Pick<Copy, 'people' | 'date' | 'place'> & {
  /** The text without them. */
  rest: string;
};

const BEFORE_DATE =
  /(?:[\s,;(–—|·-]+(?:on|at|from|starting|am|ab|vom|le|du|el|em|no dia|il|dal|op|с|в)?)?[\s,;،、，(–—|·-]*$/iu;
const PLACE_WORD =
  /^(?:online|remote|virtual|hybrid|worldwide|en línea|en ligne|онлайн|オンライン|온라인|线上|線上)$/iu;
const AT = /^(?:at|in|@|im|in der|bei|à|au|en|a|em|no|na|presso|bij|te|в|на)\s+(?:the\s+)?(?=\p{Lu})/u;
const MAX_PLACE_WORDS = 6;
const MAX_DATES = 3;
const MAX_LIMIT = 16;
const LIMIT =
  /(?<!\p{L})(?:ends|ending|until|till|through|before|starts|starting|opens|closes|bis(?: zum)?|endet|jusqu[’']au|hasta(?: el)?|até|fino al?|tot|до)\s+$/iu;
const BRACKETED = /\(([^()]{2,40})\)/u;
const BEHIND_AT =
  /(?<!\p{L})(?:in|at|@|im|bei|à|au|en|em|no|na|a|presso|te|в)\s+((?:the\s+)?\p{Lu}[\p{L}'’.-]{1,30}(?:\s+(?:(?:de|of|la|du|the)\s+)?\p{Lu}[\p{L}'’.-]{0,30}){0,4})/u;

/** Takes dates, places and people out of words from a request, each as written. */
export function takeFacts(
  text: string,
  language: string,
  wanted: {
    people: 'none' | 'full names' | 'any name';
    date: boolean;
    place: 'none' | 'clause' | 'anywhere';
  },
): Facts {
  let rest = text;
  const facts: Omit<Facts, 'rest'> = {};
  if (wanted.people !== 'none') {
    const mention = findPeople(rest, { single: wanted.people === 'any name' });
    if (mention) {
      facts.people = mention.people;
      rest = cut(rest, mention);
    }
  }
  if (wanted.date) {
    const dates = findDates(readText(rest), language)
      .slice(0, MAX_DATES)
      .map((date) => withLimit(rest, date));
    if (dates.length > 0) facts.date = dates.map(({ start, end }) => rest.slice(start, end)).join(', ');
    for (const date of dates.toReversed()) rest = cutDate(rest, date);
  }
  if (wanted.place !== 'none') {
    const place = findPlace(rest) ?? (wanted.place === 'anywhere' ? findPlaceBehindAt(rest) : undefined);
    if (place) {
      facts.place = rest
        .slice(place.start, place.end)
        .replace(/^\(|\)$/g, '')
        .replace(AT, '');
      rest = cut(rest, place);
    }
  }
  return { ...facts, rest: tidy(rest) };
}

/** "ends Monday", "until 1 June": without its limit the day would say something else. */
function withLimit(text: string, { start, end }: Span): Span {
  const limit = LIMIT.exec(text.slice(Math.max(0, start - MAX_LIMIT), start));
  return { start: limit ? start - limit[0].length : start, end };
}

/** "in Madrid", "at the Blue Note": only where nothing around is copy. */
function findPlaceBehindAt(text: string): Span | undefined {
  const match = BEHIND_AT.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** "(Remote, EU)": a bracket that holds nothing but short names. */
function findBracketedPlace(text: string): Span | undefined {
  const match = BRACKETED.exec(text);
  const names = match?.[1]?.split(/[,/]\s*/) ?? [];
  const placed =
    names.length > 0 && names.every((name) => PLACE_WORD.test(name) || /^\p{Lu}[\p{L} ]*$/u.test(name));
  return match && placed ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** A later clause that is a short name ("Berlin", "at the Town Hall") or a word like "online". */
function findPlace(text: string): Span | undefined {
  const bracketed = findBracketedPlace(text);
  if (bracketed) return bracketed;
  return splitClauses(text)
    .slice(1)
    .find((clause) => {
      const words = text.slice(clause.start, clause.end);
      const bare = words.replace(AT, '');
      if (PLACE_WORD.test(words)) return true;
      if (/[!?:\ue000-\uf8ff]/.test(words) || bare.split(/\s+/).length > MAX_PLACE_WORDS) return false;
      const tokens = bare.split(/\s+/).filter((token) => token.length > 3 || /^\p{Lo}{2,}$/u.test(token));
      if (tokens.some((token) => /^\p{Lo}{9,}/u.test(token))) return false;
      return (
        tokens.length > 0 && tokens.every((token) => /^[\p{Lu}\p{Lo}\d]/u.test(token)) && /^\p{L}/u.test(bare)
      );
    });
}

function cut(text: string, { start, end }: Span): string {
  const before = text.slice(0, start).replace(/[\s,;،、，–—|·-]+$/u, '');
  const after = text.slice(end).replace(/^[\s,;،、，–—|·)-]+/u, '');
  return join(before, after, text.slice(end));
}

function cutDate(text: string, { start, end }: Span): string {
  const before = text.slice(0, start).replace(BEFORE_DATE, '');
  const after = text.slice(end).replace(/^[\s,;،、，–—|·)-]+/u, '');
  return join(before, after, text.slice(end));
}

function join(before: string, after: string, original: string): string {
  if (before === '' || after === '') return before + after;
  return /^\s*[,;،、，–—|·-]/u.test(original) ? `${before}, ${after}` : `${before} ${after}`;
}
