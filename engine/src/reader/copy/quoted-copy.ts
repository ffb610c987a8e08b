import type { Copy, Kind } from '../../brief/design-request.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { findEpisode } from '../facts/episode.ts';
import { takeFacts } from '../facts/facts.ts';
import { findDiscount, findMoney } from '../facts/metric.ts';
import { readName } from '../facts/people.ts';
import { endsInHouse, isAddress, startsWithHouse } from '../facts/places.ts';
import { readPosition } from '../facts/position.ts';
import { findAuthorAround } from '../facts/quote-author.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { QUOTE_MARK, type Quote } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { TALK } from '../vocabulary/copy/event-nouns.ts';
import { LOUD } from '../vocabulary/copy/loudness.ts';
import type { StatedRole } from '../vocabulary/copy/roles.ts';
import { type CopyRequest, withFacts } from './copy-request.ts';
import { factLabels, roles } from './copy-words.ts';
import { findListedBeside } from './listed-beside.ts';
import { linesOf } from './lists.ts';
import { arrangeRest } from './quoted-rest.ts';
import { MAX_SUBTITLE, sentenceCase, tidy } from './title.ts';

// How far before a quotation its role may be named: "with the small tagline underneath that reads '...'".
const ROLE_REACH = 60;
const BEHIND = /^[\s,]*(?:as|is|for|on|in|at)?\s*(?:the|a|an|my|our)?\s*$/i;
const SPEAKER = /[\ue000-\uf8ff][\s,–—-]+(?=\p{Lu})/u;
/** More letters cannot be huge. */
export const MAX_LOUD = 24;
const loud = createLexicon(LOUD);
const MAX_BETWEEN = 30;
// "10% off" -> "your next purchase": the rest of its clause.
const QUALIFIED = /^\s+[^,.;:\n\ue000-\uf8ff]+/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
// What festivals are called is written either way: "夏祭り", "夏まつり".
const KANA_SPELLINGS = [
  ['祭り', 'まつり'],
  ['花見', 'はなみ'],
  ['桜', 'さくら'],
] as const;
// Kinds besides gatherings that a day belongs to.
const DATED: readonly Kind[] = ['sale', 'release', 'announcement'];
// Kinds that a place may belong to.
const PLACED: readonly Kind[] = ['event', 'hiring', 'release', 'announcement'];
// Facts stand near the quotations; a pasted article around them is not searched.
const MAX_SEARCHED = 1000;

/** A role and the words that state it. */
export type StatedPlace = { role: StatedRole; start: number; end: number };

/** Where every quotation goes, as far as the prompt says so; the index is that of the quotation. */
export function findRoles(
  masked: string,
  quotes: readonly Quote[],
  language: string,
): (StatedPlace | undefined)[] {
  const found = quotes.map((_, index) => findRoleBefore(masked, quotes, index, language));
  return found.map((stated, index) => {
    if (stated) return stated;
    const behind = findRoleBehind(masked, quotes, index, language);
    // "... 'A' subtitle: 'B'": what leads on to the next quotation is not about this one.
    return behind && behind.start === found[index + 1]?.start ? undefined : behind;
  });
}

function findRoleBefore(
  masked: string,
  quotes: readonly Quote[],
  index: number,
  language: string,
): StatedPlace | undefined {
  const at = quotes[index]?.at ?? 0;
  const previous = quotes[index - 1];
  const from = Math.max(previous ? previous.at + 1 : 0, at - ROLE_REACH);
  const before = masked.slice(from, at);
  const cut = /^.*[.;\n]/su.exec(before)?.[0].length ?? 0;
  const reading = readText(before.slice(cut));
  // "Uhrzeit:": what only a colon makes the name of a fact.
  const label = factLabels
    .find(reading, language)
    .find(({ value, end }) => value !== 'line' && /^\s?[:：]\s*$/.test(reading.text.slice(end)));
  const stated = label ?? roles.find(reading, language).at(-1);
  if (!stated || !leadsOn(before.slice(cut + stated.end))) return undefined;
  const start = from + cut;
  return { role: stated.value, start: start + stated.start, end: start + stated.end };
}

function findRoleBehind(
  masked: string,
  quotes: readonly Quote[],
  index: number,
  language: string,
): StatedPlace | undefined {
  const at = quotes[index]?.at ?? 0;
  const next = quotes[index + 1];
  const after = masked.slice(at + 1, Math.min(next?.at ?? masked.length, at + ROLE_REACH));
  const behind = roles.find(readText(after), language)[0];
  if (!behind || !BEHIND.test(after.slice(0, behind.start))) return undefined;
  // `"The Silent Sea" by Margaret Holloway`, `"Hello", text: ...`: the role belongs to what follows.
  if (
    /^(?:\s*[:：]|\s+[\p{Lu}\ue000-\uf8ff])/u.test(
      after.slice(behind.end) + (next ? masked.charAt(next.at) : ''),
    )
  )
    return undefined;
  return { role: behind.value, start: at + 1 + behind.start, end: at + 1 + behind.end };
}

/** Between a role and its quotation stand small words ("that says:", "should be"), never a name. */
function leadsOn(between: string): boolean {
  const unspaced =
    between.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? [];
  return between.length <= MAX_BETWEEN && unspaced.length <= 3 && !/\p{Lu}|,|;/u.test(between);
}

/**
 * Copy of a prompt with quoted words: each in the role that the prompt states, else title, subtitle, and
 * what is left in order. `fallback` composes a title from the other words when only a lesser role is quoted.
 */
export function composeQuotedCopy(
  request: CopyRequest,
  masked: string,
  /** `masked` without its instructions and roles. */
  facts: string,
  quotes: readonly Quote[],
  stated: readonly (StatedPlace | undefined)[],
  fallback: () => string,
): Copy {
  const copy: Copy = { title: '' };
  const open: string[] = [];
  for (const [index, quote] of quotes.entries()) {
    const house = index > 0 && stated[index] === undefined ? houseOf(masked, quote) : undefined;
    if (house && copy.place === undefined && place(copy, 'place', house)) continue;
    if (!place(copy, stated[index]?.role, quote.text)) open.push(quote.text);
  }
  if (copy.title === '') copy.title = open.shift() ?? fallback();
  if (copy.title === '') promote(copy);
  if (copy.subtitle === undefined && open.length > 0 && request.kind !== 'quote')
    copy.subtitle = open.shift() ?? '';
  placeRest(copy, open);
  if (copy.subtitle === undefined && request.kind === 'podcast') Object.assign(copy, episodeTitle(facts));
  const author =
    copy.attribution ??
    (request.kind === 'quote' ? findAuthorAround(masked, quotes, request.language) : undefined);
  if (author) copy.attribution = author;
  // "author: Ada Park" beside a saying is who said it.
  if (request.kind === 'quote' && copy.attribution === undefined && copy.people?.length === 1) {
    copy.attribution = copy.people[0] ?? '';
    delete copy.people;
  }
  if (copy.eyebrow === undefined && request.kind !== 'quote') Object.assign(copy, eyebrow(request));
  if (isLoud(copy.title, masked, quotes, request.language)) copy.loud = true;
  const listed = copy.lines === undefined ? findListedBeside(facts, request.language) : undefined;
  if (listed) {
    copy.lines = linesOf(listed.list);
    if (listed.list.heading) copy.eyebrow = sentenceCase(listed.list.heading);
  }
  const told = listed ? `${facts.slice(0, listed.span.start)},${facts.slice(listed.span.end)}` : facts;
  const full = addFacts(copy, request, told);
  // "My talk at PyCon": said once is enough.
  if (full.place && full.eyebrow?.includes(full.place)) delete full.place;
  if (full.eyebrow === request.label && full.eyebrow && says(full.title, full.eyebrow)) delete full.eyebrow;
  return full;
}

/** "School science fair" above "Science Fair 2025": a label nearly all of whose words the title says. */
function says(title: string, label: string): boolean {
  const [said, wanted] = [spellOut(title), readText(spellOut(label)).words];
  const heard = readText(said).words.map(({ folded }) => folded);
  const found = wanted.filter(
    ({ folded }) => heard.includes(folded) || (UNSPACED.test(folded) && said.includes(folded)),
  );
  return found.length >= Math.min(wanted.length, 2) && found.length * 3 >= wanted.length * 2;
}

const spellOut = (words: string): string =>
  KANA_SPELLINGS.reduce((text, [kanji, kana]) => text.replaceAll(kanji, kana), foldText(words));

/** "NO" in huge letters: said right beside the quotation that is the title. */
function isLoud(title: string, masked: string, quotes: readonly Quote[], language: string): boolean {
  const index = quotes.findIndex(({ text }) => text === title);
  const at = quotes[index]?.at;
  if (at === undefined || title.length > MAX_LOUD) return false;
  const from = Math.max(quotes[index - 1]?.at ?? 0, at - ROLE_REACH);
  const to = Math.min(quotes[index + 1]?.at ?? masked.length, at + ROLE_REACH);
  const said = (text: string): boolean => loud.find(readText(text), language).length > 0;
  const before = /[^,.;:\n\ue000-\uf8ff]*[:：]?\s*$/u.exec(masked.slice(from, at))?.[0] ?? '';
  const behind = /^\s*,?[^,.;\n\ue000-\uf8ff]*/u.exec(masked.slice(at + 1, to))?.[0] ?? '';
  return said(before) || said(behind);
}

/** "..., галерея «Арт», ...": the noun of a house before its quoted name, as a place. */
function houseOf(masked: string, quote: Quote): string | undefined {
  const before = /(?:^|[,;.\n])\s*(\p{L}+(?:\s\p{L}+)?\s?)$/u.exec(masked.slice(0, quote.at))?.[1];
  const ends = /^\s*(?:[,;.\n]|$)/.test(masked.slice(quote.at + 1));
  return before && ends && endsInHouse(before.trim()) ? before + quote.raw : undefined;
}

function place(copy: Copy, role: StatedRole | undefined, text: string): boolean {
  switch (role) {
    case 'title':
      if (copy.title !== '') return false;
      copy.title = text;
      return true;
    case 'person':
      copy.people = [...(copy.people ?? []), text];
      return true;
    case 'line':
      copy.lines = [...(copy.lines ?? []), text];
      return true;
    case 'date':
      // "date: 3 May; time: 7pm"
      copy.date = copy.date === undefined ? text : `${copy.date}, ${text}`;
      return true;
    case 'text':
    case undefined:
      return false;
    default:
      if (copy[role] !== undefined) return false;
      copy[role] = text;
      return true;
  }
}

/** No card without a title: the greatest of the lesser roles becomes it. */
function promote(copy: Copy): void {
  for (const role of ['subtitle', 'eyebrow', 'callToAction', 'attribution', 'date', 'place'] as const) {
    const text = copy[role];
    if (text === undefined) continue;
    copy.title = text;
    delete copy[role];
    return;
  }
  copy.title = copy.people?.shift() ?? copy.lines?.shift() ?? '';
  if (copy.people?.length === 0) delete copy.people;
  if (copy.lines?.length === 0) delete copy.lines;
}

/** Joins short ones under the title, in order; what has no room there becomes lines of its own. */
function placeRest(copy: Copy, open: readonly string[]): void {
  const lines: string[] = [];
  for (const text of open) {
    const joined = copy.subtitle === undefined ? text : `${copy.subtitle} · ${text}`;
    if (lines.length === 0 && joined.length <= MAX_SUBTITLE && !joined.includes('\n')) copy.subtitle = joined;
    else lines.push(text);
  }
  if (lines.length > 0) copy.lines = [...lines, ...(copy.lines ?? [])];
}

/** "Podcast 'Deep Roots', episode 4: The fungus beneath us": the show is quoted, its episode is not. */
function episodeTitle(facts: string): Pick<Copy, 'subtitle'> {
  const episode = findEpisode(facts);
  const behind = episode && /^\s*[:：–—]\s*([^,;\n\ue000-\uf8ff]+)/u.exec(facts.slice(episode.end))?.[1];
  const words = tidy(behind ?? '');
  return words ? { subtitle: words.slice(0, MAX_SUBTITLE) } : {};
}

function eyebrow(request: CopyRequest): Pick<Copy, 'eyebrow'> {
  const episode = request.kind === 'podcast' ? findEpisode(request.prompt)?.words : undefined;
  const words = [request.label, episode].filter(Boolean).join(' · ');
  return words ? { eyebrow: words } : {};
}

function addFacts(copy: Copy, request: CopyRequest, masked: string): Copy {
  const text = masked.slice(0, MAX_SEARCHED).replace(new RegExp(QUOTE_MARK, 'g'), ', $& , ');
  const lively = request.kind === 'event' || request.kind === 'hiring' || request.kind === 'podcast';
  const metric =
    request.kind === 'sale'
      ? findDiscount(text)
      : request.kind === 'announcement'
        ? findMoney(text)
        : undefined;
  // What stands as the figure is said: "40% off ends tonight" leaves the day.
  const told = metric ? `${text.slice(0, metric.start)}, ${text.slice(metric.end)}` : text;
  const speaker =
    copy.people || request.kind === 'quote' ? undefined : findSpeaker(told, TALK.test(request.label ?? ''));
  const rest = speaker ? told.replace(speaker, ' ') : told;
  const facts = takeFacts(rest, request.language, {
    people:
      request.kind === 'quote' || copy.people || speaker
        ? 'none'
        : request.kind === 'podcast'
          ? 'any name'
          : 'full names',
    date: (lively || DATED.includes(request.kind)) && copy.date === undefined,
    place:
      PLACED.includes(request.kind) && copy.place === undefined
        ? request.kind === 'event' || request.kind === 'hiring'
          ? 'anywhere'
          : 'clause'
        : 'none',
  });
  // A quotation that holds the figure says it already.
  const said = metric && copyText(copy).includes(metric.metric.value);
  const figured = metric && !said ? { ...copy, metric: metric.metric } : copy;
  const full = withFacts(speaker ? { ...figured, people: [speaker] } : figured, facts);
  const tied =
    metric && request.kind === 'sale' ? QUALIFIED.exec(text.slice(metric.end))?.[0].trim() : undefined;
  return request.kind === 'quote'
    ? full
    : arrangeRest(full, facts.clauses, { ...request, ...(tied ? { tied } : {}) });
}

/**
 * "..., Lena Fischer, Staff Engineer at Orbit, ...": a full name right behind quoted words, and what it is; of a talk
 * the name alone.
 */
function findSpeaker(text: string, talk: boolean): string | undefined {
  const behind = SPEAKER.exec(text);
  if (!behind) return undefined;
  const start = behind.index + behind[0].length;
  const name = readName(text, start);
  if (!name?.includes(' ')) return undefined;
  const end = start + name.length;
  const position = readPosition(text, end);
  if (position) return text.slice(start, position.end);
  const alone = /^\s*[,;\n]/u.test(text.slice(end)) && !endsInHouse(name) && !startsWithHouse(name);
  return talk && alone && isAddress(name, 'any') === undefined ? name : undefined;
}

function copyText(copy: Copy): string {
  return [copy.title, copy.subtitle, copy.eyebrow, ...(copy.lines ?? [])].join('\n');
}
