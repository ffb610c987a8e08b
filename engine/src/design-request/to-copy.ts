import type { Brief, BriefBlock, BriefKind, BriefRole } from '../brief/brief.ts';
import { LONGEST_CALL } from '../brief/content.ts';
import type { Copy, ListItem } from '../brief/design-request.ts';
import { hierarchyOf } from './hierarchy.ts';
import { LONGEST_SIDE, readFigure } from './read-figure.ts';

/** The copy of a brief, and the blocks that no card has room for. */
export type SetCopy = { copy: Copy; unset: BriefBlock[] };

/** More rows than this are too small to read on any card. */
const MOST_ITEMS = 16;
const MOST_LINES = 4;
const MAX_SUBTITLE = 200;
const MAX_EYEBROW = 48;
// A date or a place that is longer is running text, and has no line of its own.
const LONGEST_FACT = 160;
const LONGEST_PEOPLE = 300;
// A card of more texts than its foot has lines for shows short ones as a list, and the others on more lines, as far as the list leaves room.
const LONGEST_ROW = 70;
const MOST_LINES_OF_MANY = 8;
const LISTED: ReadonlySet<BriefRole> = new Set([
  'subtitle',
  'body',
  'quote',
  'note',
  'eyebrow',
  'brand',
  'action',
]);
const SEPARATOR = ' · ';

// What is set largest where a brief has no title; a list stands by itself.
export const LEADING: readonly BriefRole[] = [
  'quote',
  'subtitle',
  'brand',
  'person',
  'body',
  'code',
  'eyebrow',
  'action',
  'note',
  'contact',
  'date',
  'time',
  'place',
  'rating',
  'author',
  'source',
];
const SAYINGS: readonly BriefKind[] = ['quote', 'testimonial'];
// Where the price is what the card is about.
const PRICED: readonly BriefKind[] = ['sale', 'product', 'prices', 'property', 'travel'];

/**
 * Sets the blocks of a brief into the places that layouts have, in reading order; what has no place of its own is at the foot. Rows and
 * lines of the foot are set as far as there is room: in letters, those that the card can show legibly.
 */
export function toCopy(
  { blocks, kind, layout }: Pick<Brief, 'blocks' | 'kind' | 'layout'>,
  room = Number.POSITIVE_INFINITY,
): SetCopy {
  const told = blocks.filter(({ text }) => text.trim() !== '');
  const parts = new Map(
    joinCalls(told).flatMap(([block, of]) => partFigure(block).map((part) => [part, of] as const)),
  );
  const left = new Set(parts.keys());
  const order = [...left];
  const find = (role: BriefRole): BriefBlock | undefined => order.find((b) => b.role === role && left.has(b));
  const take = (role: BriefRole): BriefBlock | undefined => {
    const found = find(role);
    if (found) left.delete(found);
    return found;
  };
  const takeAll = (roles: readonly BriefRole[], longest = Number.POSITIVE_INFINITY): BriefBlock[] => {
    let length = 0;
    const found = order.filter((block) => {
      const taken = left.has(block) && roles.includes(block.role) && length + block.text.length <= longest;
      if (taken) length += block.text.length;
      return taken;
    });
    for (const block of found) left.delete(block);
    return found;
  };

  const figure = takeFigure({ kind, find, take });
  const saying = SAYINGS.includes(kind) ? take('quote') : undefined;
  const title = saying ?? take('title') ?? takeLeading(order, left);
  const eyebrow = takeEyebrow(order, left, saying !== undefined);
  const subtitles = takeWhileShort(order, left, title ? ['subtitle', 'body', 'quote'] : []);
  const dates = takeAll(['date', 'time'], LONGEST_FACT);
  const places = takeAll(['place'], LONGEST_FACT);
  const people = takeAll(['person'], LONGEST_PEOPLE);
  const attribution = take('author') ?? take('source');
  const action = take('action');
  const sides = takeAll(['option']);
  const items = takeAll(['item']);
  const rest = order.filter((block) => left.has(block));
  const crowded = toFooter(rest, MOST_LINES).unset.length > 0;
  const listed = rest.filter((block) => crowded && LISTED.has(block.role) && isRow(toText(block)));

  const led = [title, ...subtitles, ...dates, ...places, ...people, attribution, action].filter(
    (block) => block !== undefined,
  );
  const spare = room - sum([eyebrow ?? '', ...led.map(toText)].map(needOf));
  const rows = [
    ...toRows(sides.filter(({ value }) => value === undefined)),
    ...toRows(items),
    ...listed.map((block): Row => ({ row: { text: toText(block) }, block })),
  ];
  const compared = sides.filter(({ value }) => value !== undefined);
  const lines = compared.slice(0, MOST_ITEMS).map(({ value, ...side }) => `${toText(side)}: ${value}`);
  const kept = takeRows(rows, spare);
  const footer = toFooter(
    rest.filter((block) => !listed.includes(block)),
    crowded ? Math.min(MOST_LINES_OF_MANY, MOST_LINES + Math.max(0, MOST_ITEMS - rows.length)) : MOST_LINES,
    spare - sum(kept.map(needOfRow)),
  );
  const dated = order.findIndex(({ role }) => role === 'date' || role === 'time');
  const notesLast = subtitles[0] !== undefined && dated >= 0 && order.indexOf(subtitles[0]) > dated;
  const copy: Copy = {
    title: title ? toText(title) : '',
    ...(layout.includes('large-title') ? { loud: true as const } : {}),
    ...(eyebrow ? { eyebrow } : {}),
    ...(subtitles.length > 0 ? { subtitle: joinSentences(subtitles.map(toText)) } : {}),
    ...(notesLast && !figure ? { notesLast: true as const } : {}),
    ...(figure ? { metric: rankFigure(figure, kind, title, order) } : {}),
    ...(people.length > 0 ? { people: toPeople(people) } : {}),
    ...(dates.length > 0 ? { date: dates.map(toText).join(', ') } : {}),
    ...(places.length > 0 ? { place: places.map(toText).join(', ') } : {}),
    ...(attribution ? { attribution: toText(attribution) } : {}),
    ...(action ? { callToAction: toText(action) } : {}),
    ...(kept.length > 0 ? { items: kept.map(({ row }) => row) } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(footer.lines.length > 0 ? { footer: footer.lines } : {}),
  };
  const unset = [
    ...rows.slice(kept.length).flatMap(({ block }) => block ?? []),
    ...compared.slice(MOST_ITEMS),
    ...footer.unset,
  ];
  return { copy, unset: [...new Set(unset.flatMap((part) => parts.get(part) ?? part))] };
}

type Figure = { block: BriefBlock; metric: NonNullable<Copy['metric']> };
type Blocks = {
  kind: BriefKind;
  find: (role: BriefRole) => BriefBlock | undefined;
  take: (role: BriefRole) => BriefBlock | undefined;
};

/** The figure that the card is about: a discount, a number, what was raised of a goal, or a price where that is the message. */
function takeFigure({ kind, find, take }: Blocks): Figure | undefined {
  const priced: readonly BriefRole[] = PRICED.includes(kind) ? ['price'] : [];
  // A number that a kind of card is not about, such as the length of an episode, is one of its facts.
  const { hero, action } = hierarchyOf(kind);
  const isPoint = (role: BriefRole): boolean =>
    kind === 'picture' || hero.includes(role) || action.includes(role);
  for (const role of ['discount', 'figure', 'goal', ...priced] as const) {
    const block = isPoint(role) ? find(role) : undefined;
    const metric = block && toMetric(block);
    if (!block || !metric) continue;
    take(role);
    return { block, metric };
  }
  return undefined;
}

/** A request and the address behind it are one text: a button while it is short. Each with the blocks it is of. */
function joinCalls(blocks: readonly BriefBlock[]): [BriefBlock, BriefBlock[]][] {
  const joined: [BriefBlock, BriefBlock[]][] = [];
  for (const block of blocks) {
    const [call] = joined.at(-1) ?? [];
    const isCalled = block.role === 'contact' && call?.role === 'action';
    if (!isCalled) {
      joined.push([block, [block]]);
      continue;
    }
    const text = `${call.text} ${toText(block)}`;
    const role = text.length <= LONGEST_CALL ? 'action' : 'contact';
    joined[joined.length - 1] = [{ ...call, role, text }, [call, block]];
  }
  return joined;
}

/** What a number counts is a line of its own where it is too long to stand beside the number. */
function partFigure(block: BriefBlock): BriefBlock[] {
  const { detail, ...bare } = block;
  return block.role === 'figure' && detail !== undefined && detail.length > LONGEST_SIDE
    ? [bare, { role: 'subtitle', text: detail }]
    : [block];
}

function toMetric({ role, text, value, detail, label }: BriefBlock): Figure['metric'] | undefined {
  const goal = role === 'goal' && value !== undefined;
  const metric = readFigure(goal ? value : text);
  if (!metric) return undefined;
  const prefix = [label && `${label}:`, metric.prefix].filter(Boolean).join(' ');
  const behind = goal ? [metric.suffix, `/ ${text}`, detail] : [metric.suffix, value, detail];
  const suffix = behind.filter(Boolean).join(' ');
  if (prefix.length > LONGEST_SIDE || suffix.length > LONGEST_SIDE) return undefined;
  return { ...(prefix ? { prefix } : {}), value: metric.value, ...(suffix ? { suffix } : {}) };
}

/** Whether a figure comes before the title, or is a fact of a card that is about its title. */
function rankFigure(
  { block, metric }: Figure,
  kind: BriefKind,
  title: BriefBlock | undefined,
  order: readonly BriefBlock[],
): Figure['metric'] {
  const { hero } = hierarchyOf(kind);
  const rankOf = (role: BriefRole): number => (hero.includes(role) ? hero.indexOf(role) : hero.length);
  if (title && rankOf(title.role) < rankOf(block.role)) return { ...metric, aside: true };
  return !title || order.indexOf(block) < order.indexOf(title) ? { ...metric, leads: true } : metric;
}

/** Takes the block that is set largest where none is a title. */
function takeLeading(order: readonly BriefBlock[], left: Set<BriefBlock>): BriefBlock | undefined {
  for (const role of LEADING) {
    const found = order.find((block) => block.role === role && left.has(block));
    if (!found) continue;
    left.delete(found);
    return found;
  }
  return undefined;
}

/** The line above the title: a label, the brand, or the title of a saying. */
function takeEyebrow(
  order: readonly BriefBlock[],
  left: Set<BriefBlock>,
  saying: boolean,
): string | undefined {
  const roles: readonly BriefRole[] = saying ? ['eyebrow', 'brand', 'title'] : ['eyebrow', 'brand'];
  const taken: string[] = [];
  for (const block of order) {
    if (!roles.includes(block.role) || !left.has(block)) continue;
    const text = toText(block);
    if (taken.length > 0 && [...taken, text].join(SEPARATOR).length > MAX_EYEBROW) continue;
    taken.push(text);
    left.delete(block);
  }
  return taken.length > 0 ? taken.join(SEPARATOR) : undefined;
}

/** Takes the texts under the title: the first of any length, further ones as long as they are short together. */
function takeWhileShort(
  order: readonly BriefBlock[],
  left: Set<BriefBlock>,
  roles: readonly BriefRole[],
): BriefBlock[] {
  const taken: BriefBlock[] = [];
  for (const block of order) {
    if (!roles.includes(block.role) || !left.has(block)) continue;
    const length = [...taken, block].reduce((sum, { text }) => sum + countLetters(text), 0);
    if (taken.length > 0 && length > MAX_SUBTITLE) continue;
    taken.push(block);
    left.delete(block);
  }
  return taken;
}

const WIDE_LETTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/gu;

/** Letters of Latin width: a Chinese, Japanese or Korean one takes the room of two. */
const countLetters = (text: string): number => text.length + (text.match(WIDE_LETTER)?.length ?? 0);

/** The letters for which a text needs room, with what separates it from the next one; a long text may be cut. */
const needOf = (text: string): number =>
  text === '' ? 0 : countLetters(text.slice(0, MAX_SUBTITLE)) + SEPARATOR.length;
const needOfRow = ({ row: { text, value } }: Row): number => needOf([text, value].filter(Boolean).join(' '));
const sum = (needs: readonly number[]): number => needs.reduce((all, need) => all + need, 0);

/** The first rows, as many as there is room for. */
function takeRows(rows: readonly Row[], room: number): Row[] {
  const most = rows.slice(0, MOST_ITEMS);
  const end = most.findIndex((_, at) => sum(most.slice(0, at + 1).map(needOfRow)) > room);
  return end < 0 ? most : most.slice(0, end);
}

const joinSentences = (texts: readonly string[]): string =>
  texts.reduce((all, text) => `${all}${/[.!?…。！？]$/u.test(all) ? ' ' : SEPARATOR}${text}`);

type Row = { row: ListItem; block?: BriefBlock };

/** Rows of a list; a new section begins with its heading. */
function toRows(blocks: readonly BriefBlock[]): Row[] {
  let section: string | undefined;
  return blocks.flatMap((block): Row[] => {
    const { text, value, detail, label } = block;
    const row = { text: withDetail(text, detail), ...(value ? { value } : {}) };
    const heading = label && label !== section ? [{ row: { text: label } }] : [];
    section = label;
    return [...heading, { row, block }];
  });
}

/** One person with what they are behind a comma; of several, in brackets. */
const toPeople = (people: readonly BriefBlock[]): string[] =>
  people.length === 1
    ? people.map(toText)
    : people.map(({ detail, ...block }) => (detail ? `${toText(block)} (${detail})` : toText(block)));

const isRow = (text: string): boolean => text.length <= LONGEST_ROW && !text.includes('\n');

/** The rest in order: short texts share a line, and there is no room for long ones. */
function toFooter(
  blocks: readonly BriefBlock[],
  most: number,
  room = Number.POSITIVE_INFINITY,
): { lines: string[]; unset: BriefBlock[] } {
  let spare = room;
  const lines: string[] = [];
  const unset: BriefBlock[] = [];
  for (const block of blocks) {
    const last = lines.at(-1);
    const text = toText(block);
    const joined = last === undefined ? text : `${last}${SEPARATOR}${text}`;
    const fits = needOf(text) <= spare;
    if (fits && last !== undefined && lines.length >= 2 && joined.length <= MAX_EYEBROW)
      lines[lines.length - 1] = joined;
    else if (fits && lines.length < (text.includes('\n') ? MOST_LINES : most) && text.length <= MAX_SUBTITLE)
      lines.push(text);
    else {
      unset.push(block);
      continue;
    }
    spare -= needOf(text);
  }
  return { lines, unset };
}

const withDetail = (text: string, detail: string | undefined): string =>
  detail ? `${text}, ${detail}` : text;

const toText = ({ text, value, detail, label }: BriefBlock): string =>
  [label ? `${label}: ${text}` : text, value].filter(Boolean).join(' ') + (detail ? `, ${detail}` : '');
