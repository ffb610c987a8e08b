import { countWords } from '../reading/reading.ts';
import type { Span } from '../request/request-head.ts';
import { PERIODS } from '../vocabulary/copy/figures.ts';
import { MENU_HEADINGS } from '../vocabulary/facts/fact-labels.ts';
import { WEEKDAY_NAMES } from '../vocabulary/facts/months.ts';
import { sentenceCase } from './title.ts';

export type List = {
  /** The words before the list, without the colon. */
  heading: string;
  items: string[];
  /** Numbers, bullets or prices say that it is one. */
  sure: boolean;
  /** The prompt counts the items. */
  numbered?: true;
  /** A name behind the last priced item: whose list it is. */
  owner?: string;
  /** What else stands behind the last priced item. */
  notes?: string[];
};

const MARK = /(?:^|[\s:;,.])(?:(\d{1,2})[.)]|\((\d{1,2})\)|[-*•–])\s+(?=\S)/gu;
const PRICE = new RegExp(
  `(?:[$€£¥₹₽]\\s?\\d[\\d.,]*|\\d+[.,]\\d{2}|\\d[\\d.,]*\\s?(?:[€£$₹₽]|円|元|원|kr|zł|euros?))(?:${PERIODS})?\\s*$`,
  'iu',
);
// "9:00 Welcome", "9.30 – 10.15 Uhr: Begrüßung", "10am coffee"
const TIMED =
  /^(?:[01]?\d|2[0-3])(?:[:.h][0-5]\d|(?=\s?[ap]m)|(?=\s?(?:h|uhr)(?!\p{L})))(?:\s?[ap]m)?(?:\s?[-–]\s?\d{1,2}(?:[:.h]\d{2})?(?:\s?[ap]m)?)?(?:\s?(?:uhr|h)(?!\p{L}))?\s?[:–-]?\s+\p{L}/iu;
// "Mon 6pm spin", "Dienstag: Yoga", "Sat & Sun brunch"
const DAY = `(?:${[...WEEKDAY_NAMES].sort((a, b) => b.length - a.length).join('|')})`;
const DAYED = new RegExp(
  `^${DAY}\\.?(?:\\s?[-–&/]\\s?${DAY}\\.?)?(?:,?\\s+\\d{1,2}(?:[:.h]\\d{2})?(?:\\s?[-–]\\s?\\d{1,2}(?:[:.h]\\d{2})?)?\\s?(?:[ap]m|uhr|h)?(?!\\p{L}))?\\s?[:–-]?\\s+\\p{L}{2}`,
  'iu',
);
const NAME = /^(?:\p{Lu}[\p{L}\d'’&.-]*|&|and|of|the)(?:\s+(?:\p{Lu}[\p{L}\d'’&.-]*|&|and|of|the))*$/u;
const MENU = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...MENU_HEADINGS].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
  'iu',
);
const DASH = /\s+[-–—]\s+/u;
const BULLETED = /\s?[:：]\s*[-*•·–]\s+(?=\S)/u;
const BULLET = /\s+[-*•·–]\s+/u;
const SIGNED_BEHIND = /^([^.]*\p{L}{2})\.\s+([^.]+\p{L})$/u;
const MIN_LINES = 2;
const MIN_ITEMS = 3;
const MIN_PRICES = 2;
const MAX_ITEM_WORDS = 5;
const MAX_HEADING_WORDS = 6;
const SENTENCE = /[.!?。！？]\s/u;

/**
 * A list in unquoted words: numbered, one to a line, priced, or short words with commas behind a colon. On a `menu` a
 * bare number behind every item is its price.
 */
export function readList(words: string, options: { menu?: boolean } = {}): List | undefined {
  return (
    readNumbered(words) ?? readLines(words) ?? readBulleted(words) ?? readCommas(words, options.menu ?? false)
  );
}

/** What the prompt calls the card of dishes or prices that it asks for. */
export function findMenuHeading(prompt: string): string | undefined {
  return MENU.exec(prompt)?.[0];
}

function readNumbered(words: string): List | undefined {
  const marks = findMarks(words);
  const first = marks[0];
  if (!first) return undefined;
  const items = marks.map(({ end }, index) => clean(words.slice(end, marks[index + 1]?.start)));
  return { heading: clean(words.slice(0, first.start)), ...takeSigner(items), sure: true, numbered: true };
}

/** The lines of a card for a list: what was counted keeps its numbers. */
export function linesOf({ items, numbered }: Pick<List, 'items' | 'numbered'>): string[] {
  const lines = items.map(sentenceCase);
  return numbered ? lines.map((line, index) => `${index + 1}. ${line}`) : lines;
}

/** Where a list numbered from one stands in a text, up to the end of its last item's clause. */
export function findNumberedList(text: string): Span | undefined {
  const marks = findMarks(text);
  const first = marks[0];
  const last = marks.at(-1);
  if (!first || !last) return undefined;
  const end = /[,.;\n]/.exec(text.slice(last.end))?.index;
  return { start: first.start, end: end === undefined ? text.length : last.end + end };
}

/** "1. Plan 2. Build 3. Ship", counted from one without a gap. */
function findMarks(words: string): Span[] {
  const marks: Span[] = [];
  for (const match of words.matchAll(MARK)) {
    if (Number(match[1] ?? match[2]) !== marks.length + 1) continue;
    marks.push({ start: match.index, end: match.index + match[0].length });
  }
  return marks.length < MIN_ITEMS ? [] : marks;
}

/** "Flat white 3.20" */
export function isPriced(item: string): boolean {
  return PRICE.test(item);
}

function readLines(words: string): List | undefined {
  const lines = words.split(/\n+/);
  const [heading = '', ...rest] = lines;
  const told = rest.map(clean).filter(Boolean);
  const every = (test: (line: string) => boolean): boolean => told.length >= MIN_LINES && told.every(test);
  // "Lunch menu", and under it "Soup 4.50", "Pasta 9"; or hours and what is then.
  const tabled = every(isCosted) && told.some(isPriced);
  if ((tabled || every((line) => TIMED.test(line) || DAYED.test(line))) && !/[,，、]/u.test(heading))
    return { heading: clean(heading), items: told, sure: true };
  const items = rest.filter((line) => /^\s*[-*•–]\s+\S/u.test(line));
  if (items.length < 2 || items.length < rest.length) return undefined;
  return {
    heading: clean(heading),
    items: items.map((line) => clean(line.replace(/^\s*[-*•–]\s+/u, ''))),
    sure: true,
  };
}

/** Whether a colon leads to bullets. */
export const isBulleted = (text: string): boolean => BULLETED.test(text);

/** "Changelog: - faster search - CSV export - 14 fixes": bullets in one line behind a colon. */
function readBulleted(words: string): List | undefined {
  const start = BULLETED.exec(words);
  if (!start) return undefined;
  const items = words
    .slice(start.index + start[0].length)
    .split(BULLET)
    .map(clean)
    .filter(Boolean);
  const heading = clean(words.slice(0, start.index));
  return items.length < MIN_ITEMS || heading === '' ? undefined : { heading, items, sure: true };
}

/** "Menu: soup 4.50, bread 2.00", "Changelog: dark mode, shortcuts, 14 fixes". */
function readCommas(words: string, menu: boolean): List | undefined {
  const colon = /\s?[:：]\s?/u.exec(words);
  const heading = colon ? words.slice(0, colon.index) : '';
  const body = colon ? words.slice(colon.index + colon[0].length) : words;
  if (countWords(heading) > MAX_HEADING_WORDS || /[:：](?!\d)/.test(body)) return undefined;
  const items = body
    .split(/(?<!\d),\s*|,\s+|[、，;；]\s*/u)
    .flatMap(splitAtPrice)
    .map(clean)
    .filter(Boolean);
  const priced = items.filter(isPriced).length;
  // "carrot soup 5.50, lamb stew 14": beside one true price every item that ends in a figure costs it.
  const costed = priced > 0 && items.length >= MIN_PRICES && items.every(isCosted);
  const tabled = menu && items.length >= MIN_PRICES && items.slice(0, MIN_PRICES).every(isCosted);
  if (tabled || costed || (priced >= MIN_PRICES && priced * 2 >= items.length))
    return { heading: clean(heading), ...takeOwner(items), sure: true };
  // "9:00 Welcome, 9:30 Roadmap", "Mon 6pm spin, Tue 7pm yoga": at the head of every item it is no date.
  const headed = (head: RegExp): boolean => items.every((item) => head.test(item));
  if (items.length >= MIN_ITEMS && (headed(TIMED) || headed(DAYED)))
    return { heading: clean(heading), items, sure: true };
  const list = takeSigned(items);
  const short = list.items.every((item) => countWords(item) <= MAX_ITEM_WORDS && !SENTENCE.test(item));
  if (!colon || items.length < MIN_ITEMS || !short || heading.trim() === '') return undefined;
  return { heading: clean(heading), ...list, sure: false };
}

/** Beside true prices a bare number is one too: "diavola 11". */
const isCosted = (item: string): boolean => isPriced(item) || /\s\d{1,3}(?:[.,]\d)?$/.test(item);

/** "Soup £5, Salad £8, Pie £6, The Old Mill, open daily": behind the prices a name, and notes. */
function takeOwner(items: string[]): Pick<List, 'items' | 'owner' | 'notes'> {
  const last = items.findLastIndex(isCosted);
  const rest = items.slice(0, last + 1);
  const tail = items.slice(last + 1);
  if (tail.length === 0 || rest.length < MIN_PRICES || !rest.every(isCosted)) return { items };
  const owner = tail.find((item) => NAME.test(item));
  const notes = tail.filter((item) => item !== owner);
  // Without a name what stands there may be a dish that costs nothing.
  return owner ? { items: rest, owner, ...(notes.length > 0 ? { notes } : {}) } : { items };
}

/** "Soup £5 — The Old Mill": a dash behind a price leads on from the list. */
function splitAtPrice(item: string): string[] {
  const [first = '', ...rest] = item.split(DASH);
  return rest.length > 0 && isPriced(first) ? [first, ...rest] : [item];
}

/** "dark mode, bug fixes — Notetail": a name behind the last dash is whose list it is. */
function takeSigned(items: string[]): Pick<List, 'items' | 'notes' | 'owner'> {
  const parts = (items.at(-1) ?? '').split(DASH);
  const owner = parts.length > 1 && parts.at(-1) !== '' ? parts.pop() : undefined;
  if (!owner || !NAME.test(owner)) return takeTotal(items);
  return { ...takeTotal([...items.slice(0, -1), parts.join(' – ')]), owner };
}

/** "3. No phones. Ironhouse Gym": a name in a sentence of its own behind the last item. */
function takeSigner(items: string[]): Pick<List, 'items' | 'owner'> {
  const [, last, owner] = SIGNED_BEHIND.exec(items.at(-1) ?? '') ?? [];
  if (!last || !owner || !NAME.test(owner)) return { items };
  return { items: [...items.slice(0, -1), last], owner };
}

/** "Soup, Stew, Tart - 18 €": a price behind a dash, and only there, is that of the whole. */
function takeTotal(items: string[]): Pick<List, 'items' | 'notes'> {
  const [last = '', total] = (items.at(-1) ?? '').split(DASH);
  if (total === undefined || !isPriced(total) || items.slice(0, -1).some(isPriced)) return { items };
  return { items: [...items.slice(0, -1), last], notes: [total] };
}

function clean(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:]+|[\s,;:]+$/gu, '')
    .replace(/(?<=\p{L}{2}|\d|[€£$¥₹₽])\.$/u, '');
}
