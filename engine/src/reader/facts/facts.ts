import type { Copy } from '../../brief/design-request.ts';
import { factLabels, opensWithCall, roles } from '../copy/copy-words.ts';
import { tidy } from '../copy/title.ts';
import { findNouns } from '../find-nouns.ts';
import { splitClauses } from '../reading/clauses.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../request/request-head.ts';
import { LIMITS } from '../vocabulary/facts/months.ts';
import { choosePlaces, type PlaceMention } from './choose-places.ts';
import { isSentence } from './dated-head.ts';
import { findDates } from './dates.ts';
import { findHonoured, findPeople } from './people.ts';
import { isAddress, isPlace, PLACE_WORD, readPlaceAt } from './places.ts';
import { readPosition } from './position.ts';

export type Facts = Pick<Copy, 'people' | 'date' | 'place'> & {
  /** What is left, clause by clause as written, each with what stood before it. */
  clauses: FreeClause[];
  /** The same as one text. */
  rest: string;
};

export type FreeClause = {
  words: string;
  before: string;
  /** A date or a place stood before it: what follows those is rather said than pictured. */
  follows?: true;
};

type Wanted = {
  /** `honoured`: only who is called Dr. or Pastor, in a clause of their own; `introduced`: all others with a full name. */
  people: 'none' | 'honoured' | 'introduced' | 'full names' | 'any name';
  /** `clauses` leaves the first clause, the title, alone. */
  date: boolean | 'clauses';
  /** `address`: a street or a named house, never a mere name. */
  place: 'none' | 'address' | 'clause' | 'anywhere';
};

const BEFORE_DATE =
  /(?:^|[\s,;(–—|·-]+)(?:(?:it['’]?s|thats|that['’]s)\s+)?(?:(?:its|it['’]s|يوم|في يوم|من|on|at|from|starting|am|ab|vom|den|le|du|el|el día|día|em|no dia|dia|il|dal|op|de|på|w|с|в)(?=\s*$))?[\s,;:،、，(–—|·-]*$/iu;
const BEFORE_DAY = /(?<!\p{L})(?:on|am|le|el|il|op|på|this|next)\s+$/iu;
const LIMIT = new RegExp(
  `(?<!\\p{L})(?:${[...LIMITS].sort((a, b) => b.length - a.length).join('|')})\\s+$`,
  'iu',
);
// "du 3 au 20 mai": the first half of a range.
const RANGE = /\d\S*(?:\s\p{L}+)?\s(?:au|al|ao|bis|tot|до|по|do)\s/iu;
const RANGE_LEAD = /(?<!\p{L})(?:du|del|dal|do|vom|von|van|с|со|od)\s+$/iu;
const MAX_LIMIT = 24;
const MAX_DATES = 3;
// "back on Monday", "né le 3 avril", "25 марта по Москве": so few words more belong to their date.
const MAX_WORDS_AROUND = 2;
// "Koch (m/w/d) in Köln": a bracket and what goes on behind it are one, but for a place.
const LEADS_PLACE = /^(?:in|at|im|bei|à|en|em|a|te|в|w|i)\s/iu;
const BRACKETED = /\(([^()]{2,40})\)/u;
const BARE_HOURS =
  /^(?:1\d|2[0-4]|\d)(?:\s?[-–]\s?|\s(?:to|bis|à|a|às|alle|tot|til|do)\s)(?:1\d|2[0-4]|\d)$/u;
const MAX_NAME_WORDS = 6;
const MAX_LABEL = 10;
/** Takes dates, places and people out of words from a request, each as written; no sentence is torn by it. */
export function takeFacts(text: string, language: string, wanted: Wanted): Facts {
  const facts: Pick<Copy, 'people' | 'date' | 'place'> = {};
  let source = text;
  if (wanted.people !== 'none') {
    const introduced =
      wanted.people === 'honoured' ? undefined : findPeople(source, { single: wanted.people === 'any name' });
    const mention = introduced ?? (wanted.people === 'introduced' ? undefined : findHonoured(source));
    if (mention) {
      const position = readPosition(source, mention.end);
      facts.people = mention.people.map((name, index) =>
        position && index === mention.people.length - 1 ? `${name}, ${position.words}` : name,
      );
      source = cut(source, { start: mention.start, end: position?.end ?? mention.end });
    }
  }
  const bracket = wanted.place === 'none' ? undefined : findBracketedPlace(source);
  if (bracket) {
    facts.place = source.slice(bracket.start + 1, bracket.end - 1);
    source = cut(source, bracket);
  }
  const read = readClauses(source, wanted.date ? findDates(readText(source), language) : [], language);
  const clauses =
    wanted.date === true ? read.flatMap((clause, index) => partAtDate(clause, index, language)) : read;
  const dates: { words: string; index: number; before: string }[] = [];
  const places: PlaceMention[] = [];
  const guarded = leadLength(clauses);
  for (const [index, clause] of clauses.entries()) {
    const free = index >= guarded;
    const wantsDate = wanted.date === true || (wanted.date && free);
    // "RSVP by 1 August": the day belongs to what it calls to, not to the event.
    const calling = index > 0 && opensWithCall(clause.words, language);
    // "The office is closed on Friday, we are back on Monday": the second day belongs to what is said of it.
    const said = dates.length > 0 && isSentence(clause.words);
    const peeled =
      wantsDate && !calling && !said ? (peelDate(clause, free) ?? hoursOf(clause, index, dates)) : undefined;
    if (peeled && dates.length < MAX_DATES) {
      const placed = peeled.place !== undefined && wanted.place !== 'none';
      dates.push({
        words: peeled.place && !placed ? clause.words : peeled.date,
        index,
        before: clause.before,
      });
      if (peeled.place && placed)
        places.push({ words: peeled.place, index, led: true, whole: false, sure: true, joins: true });
      clause.words = peeled.rest;
    }
    if (wanted.place === 'none' || clause.words === '' || index === 0 || calling) continue;
    const labelled = readLabelledPlace(clause.words, language);
    if (!free && !labelled && !PLACE_WORD.test(clause.words) && !isAddress(clause.words, language)) continue;
    const place =
      labelled ??
      (wanted.place === 'address'
        ? isAddress(clause.words, language)
        : // What a colon leads to is told, not where it is.
          /^\s*[:：]/.test(clause.before) && !isAddress(clause.words, language)
          ? undefined
          : isPlace(clause.words, clause.before, language));
    if (!place) continue;
    const sure = isAddress(place, language) !== undefined;
    // Every German noun has a capital: what only looks like a name is a place, but joins none.
    const joins = sure || language !== 'de';
    places.push({ words: place, index, led: place !== clause.words, whole: true, sure, joins });
  }
  const chosen = choosePlaces(places);
  for (const { index, whole } of chosen) {
    const clause = clauses[index];
    if (clause && whole) clause.words = '';
  }
  if (dates.length > 0)
    facts.date = dates
      .reduce((line, { words, index, before }, at) => {
        if (at === 0) return words;
        const adjacent = dates[at - 1]?.index === index - 1 && before.trim() !== '' && !/\n/.test(before);
        return `${line}${adjacent && !/[.!?|]/.test(before) ? before : ', '}${words}`;
      }, '')
      .replace(/\s+\|\s+/gu, ', ');
  if (chosen.length > 0) facts.place ??= chosen.map(({ words }) => words).join(', ');
  if (wanted.place === 'anywhere' && facts.place === undefined) {
    for (const clause of clauses) {
      const found = readPlaceAt(clause.words);
      // German nouns have capitals too: "Kirche im Schnee" names no place.
      if (!found || (language === 'de' && findNouns(readText(found.words), language).length > 0)) continue;
      facts.place = found.words;
      clause.words = tidy(cut(clause.words, found));
      break;
    }
  }
  const fact = Math.min(...dates.map(({ index }) => index), ...chosen.map(({ index }) => index));
  const left = clauses
    .map(
      ({ words, before }, index): FreeClause => ({
        words: words.replace(/[\s,;:،、，–—|·-]+$/u, ''),
        before,
        ...(index > fact ? { follows: true } : {}),
      }),
    )
    .filter(({ words }) => /[^\s\p{P}]/u.test(words));
  return { ...facts, clauses: left, rest: joinClauses(left) };
}

/** Clauses as one text again, with the punctuation that stood between them. */
export function joinClauses(clauses: readonly FreeClause[]): string {
  const text = clauses.reduce(
    (line, { words, before }, index) =>
      index === 0 ? words : `${line}${/\S/.test(before) || /\n/.test(before) ? before : ' '}${words}`,
    '',
  );
  return tidy(text);
}

type DatedClause = FreeClause & { dates: Span[] };

/** Clauses with the dates in them; a date or a quotation that reaches over a comma holds its clauses together. */
function readClauses(text: string, found: readonly Span[], language: string): DatedClause[] {
  const dates = found.map((date) => withLimit(text, beforeAddress(text, date, language)));
  const whole = [...dates, ...quotedSpans(text)];
  const merged: (Span & { dates: Span[] })[] = [];
  for (const clause of splitClauses(text)) {
    const last = merged.at(-1);
    const bridged = last && whole.some((span) => span.start < last.end && span.end > clause.start);
    const closed = /^[)）\]]$/.test(clause.separator) && !LEADS_PLACE.test(text.slice(clause.start));
    const bracketed = last && (closed || /[([（]/.test(clause.separator));
    // "..., tel: 555-0100", "…,地点:杭州": a short label behind the title keeps what it says.
    const label = merged.length > 1 && last ? text.slice(last.start, last.end) : '';
    const labelled =
      /^\s?[:：]$/.test(clause.separator) &&
      /^\D+$/.test(label) &&
      (label.length <= MAX_LABEL || namesPlace(label, language));
    if (last && (bridged || bracketed || labelled)) {
      last.end =
        clause.end +
        (bracketed ? (/^[)\]）]*/.exec(text.slice(clause.end, clause.end + 4))?.[0].length ?? 0) : 0);
    } else merged.push({ start: clause.start, end: clause.end, dates: [] });
  }
  return merged.map(({ start, end }, index) => {
    // In French a blank stands before the mark: "Soldes !".
    const marks = /^(?:[ \u00a0\u202f]?[!?…！？])+/u.exec(text.slice(end, end + 8))?.[0] ?? '';
    const previous = merged[index - 1];
    const gap = text.slice(previous?.end ?? 0, start);
    const inside = dates.filter((date) => date.start >= start && date.end <= end);
    return {
      words: text.slice(start, end) + marks,
      before: previous ? gap.replace(/^(?:[ \u00a0\u202f]?[!?…！？])+/u, '') || ' ' : '',
      dates: inside.map((date) => ({ start: date.start - start, end: date.end - start })),
    };
  });
}

/** "bake sale friday 14 march 10am in the gym": a short name, its day, and what follows, said without a comma. */
function partAtDate(clause: DatedClause, index: number, language: string): DatedClause[] {
  const { words, before, dates } = clause;
  const first = dates[0];
  const last = dates.at(-1);
  if (index > 0 || !first || !last || !/\d/.test(words.slice(first.start, last.end))) return [clause];
  const name = words.slice(0, first.start).replace(BEFORE_DATE, '');
  const after = words.slice(last.end).trim();
  const told = isSentence(name);
  if (name === '' || !/\p{L}/u.test(after) || told || countWords(name) > MAX_NAME_WORDS) return [clause];
  if (readPlaceAt(after, { leading: true })) return [clause];
  return [
    { words: name, before, dates: [] },
    {
      words: words.slice(first.start, last.end),
      before: ' ',
      dates: [{ start: 0, end: last.end - first.start }],
    },
    ...partAtPlace(after, language).map((part) => ({ words: part, before: ', ', dates: [] })),
  ];
}

/** "한강공원 입장 무료": Korean parts its words by blanks alone, so that a place ends where its house or park does. */
function partAtPlace(words: string, language: string): string[] {
  const [first = '', second, ...rest] = words.split(' ');
  if (language !== 'ko' || second === undefined) return [words];
  if (isPlace(first, '', language)) return [first, [second, ...rest].join(' ')];
  const pair = `${first} ${second}`;
  return rest.length > 0 && isPlace(pair, '', language) ? [pair, rest.join(' ')] : [words];
}

/** Quotations that are part of the words: no comma inside them parts anything. */
function quotedSpans(text: string): Span[] {
  let from = 0;
  return findQuotes(text).quotes.map(({ raw }) => {
    const start = text.indexOf(raw, from);
    from = start + raw.length;
    return { start, end: from };
  });
}

/** How many clauses at the head are the title's own: one, or two behind an exclamation ("We're hiring! ..."). */
function leadLength(clauses: readonly FreeClause[]): number {
  return /[!！]$/.test(clauses[0]?.words ?? '') && clauses.length > 1 ? 2 : 1;
}

/** "Saturday market, 9-1": two figures right behind a day are its hours. */
function hoursOf(
  { words }: DatedClause,
  index: number,
  dates: readonly { index: number }[],
): { date: string; rest: string; place?: string } | undefined {
  return BARE_HOURS.test(words) && dates.at(-1)?.index === index - 1 ? { date: words, rest: '' } : undefined;
}

/** A date that ends its clause, begins it, or nearly fills it; one in mid-sentence stays in its sentence. */
function peelDate(
  { words, dates }: DatedClause,
  free: boolean,
): { date: string; rest: string; place?: string } | undefined {
  const date = dates.at(-1);
  const first = dates[0];
  if (!date || !first) return undefined;
  const found = words.slice(first.start, date.end);
  // "Black Friday" is a name; "on Friday" is a day.
  if (!free && !/[\s\d]/.test(found) && !BEFORE_DAY.test(words.slice(0, first.start))) return undefined;
  const before = words.slice(0, first.start).replace(BEFORE_DATE, '');
  const marks = /^\s*[!?！？…]+$/u.exec(words.slice(date.end))?.[0].trim() ?? '';
  const after = marks ? '' : words.slice(date.end).replace(/^[\s,;،、，–—|·)-]+/u, '');
  const place = readPlaceAt(after, { leading: true })?.words;
  if (after === '' || place) {
    const few = free && before !== '' && countWords(before) <= MAX_WORDS_AROUND && !place;
    const rest = few || before === '' ? '' : before + marks;
    return { date: few ? words : found, rest, ...(place ? { place } : {}) };
  }
  if (countWords(before) + countWords(after) <= MAX_WORDS_AROUND && free) return { date: words, rest: '' };
  return before === '' ? { date: found, rest: after } : undefined;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** "tous les mardis, 12 rue des Arts": the figure behind the day is the number of a house. */
function beforeAddress(text: string, { start, end }: Span, language: string): Span {
  const number = /(?:,|\s(?:at|in|im|à|en|em|a|te))\s+(\d{1,4})$/u.exec(text.slice(start, end));
  if (!number?.[1]) return { start, end };
  const house = text.slice(end - number[1].length).split(/[,;\n]/u)[0] ?? '';
  return isAddress(house, language) === undefined ? { start, end } : { start, end: start + number.index };
}

/** "ends Monday", "until 1 June": without its limit the day would say something else. */
function withLimit(text: string, { start, end }: Span): Span {
  const before = text.slice(Math.max(0, start - MAX_LIMIT), start);
  const range = RANGE.test(text.slice(start, end)) ? RANGE_LEAD.exec(before) : null;
  const limit = LIMIT.exec(before) ?? range;
  return { start: limit ? start - limit[0].length : start, end };
}

/** "our new address": a label that what follows is where. */
function namesPlace(label: string, language: string): boolean {
  const words = label.trim();
  return factLabels
    .find(readText(words), language)
    .some(({ value, start, end }) => value === 'place' && start === 0 && end === words.length);
}

/** "地点:城南书房", "venue: The Loft": what a label says is where. */
function readLabelledPlace(words: string, language: string): string | undefined {
  const reading = readText(words);
  const label = [...roles.find(reading, language), ...factLabels.find(reading, language)].find(
    ({ value, start }) => value === 'place' && start === 0,
  );
  const colon = label && /^\s?[:：]\s?(?=\S)/u.exec(words.slice(label.end));
  return colon ? words.slice(label.end + colon[0].length) : undefined;
}

/** "(Remote, EU)": a bracket that holds nothing but short names. */
function findBracketedPlace(text: string): Span | undefined {
  const match = BRACKETED.exec(text);
  const names = match?.[1]?.split(/[,/]\s*/) ?? [];
  const placed =
    names.length > 0 && names.every((name) => PLACE_WORD.test(name) || /^\p{Lu}[\p{L} ]*$/u.test(name));
  return match && placed ? { start: match.index, end: match.index + match[0].length } : undefined;
}

function cut(text: string, { start, end }: Span): string {
  const before = text.slice(0, start).replace(/[\s,;،、，–—|·-]+$/u, '');
  const after = text.slice(end).replace(/^[\s,;،、，–—|·)-]+/u, '');
  if (before === '' || after === '') return before + after;
  return /^\s*[,;،、，–—|·-]/u.test(text.slice(end)) ? `${before}, ${after}` : `${before} ${after}`;
}
