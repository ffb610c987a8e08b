import { SHOWN_MARKS } from '../marks.ts';
import { readText } from '../reading/reading.ts';
import { findSigns } from '../signs/find-signs.ts';
import { findBonds } from './find-bonds.ts';
import { type BulletedRow, findBullets, findParted } from './find-bullets.ts';
import { findPriced } from './find-priced.ts';
import { findRows, type Row, wordsIn, wordsOfRows } from './find-rows.ts';
import type { TokenMark } from './token-mark.ts';
import type { Token } from './tokenize.ts';

/** What holds of the tokens of lists, by token. */
export type ListLaws = {
  /** A text begins here, and none goes on to here. */
  begins: boolean[];
  /** It is no text, but a bullet, or a number that counts rows. */
  isMarker: boolean[];
  /** A row that is counted begins with it: it is more than a fact in it. */
  isCounted: boolean[];
  /** A word of a list whose rows have bullets. */
  isItem: boolean[];
  /** A word of the line that such a list stands below: "Kestrel 2 – what's new". It is no row of it. */
  isHeading: boolean[];
  /** Where answers have letters, what has none is no answer; undefined where they have none. */
  mayAnswer: boolean[] | undefined;
};

/** What holds of lists: each of their rows is a text of its own, whatever is around it. Binds, in `bonds`, what belongs together in a row. */
export function toListLaws(
  text: string,
  tokens: readonly Token[],
  bonds: boolean[],
  ends: readonly boolean[],
): ListLaws {
  const none = (): boolean[] => tokens.map(() => false);
  const [begins, isMarker, isCounted, isItem, isHeading] = [none(), none(), none(), none(), none()];
  const begin = (at: number): void => {
    if (at < tokens.length) [begins[at], bonds[at]] = [true, false];
  };
  const rows = findRows(tokens, bonds);
  for (const [index, row] of rows.entries()) {
    const [next, first] = [rows[index + 1], row.at + row.length];
    begin(row.at);
    // A number without a mark may be one of the text: "1 kg flour".
    if (row.marked) {
      begin(first);
      isMarker.fill(true, row.at, first);
    } else bonds.fill(true, row.at + 1, first + 1);
    isCounted[row.marked ? first : row.at] = true;
    if (next?.list !== row.list && startsLine(tokens, row.at)) begin(findNextLine(tokens, row.at));
    bindBrackets(bonds, tokens, first + 1, next?.at);
  }
  for (const at of findParted(text, tokens)) begin(at);
  const bullets = findBullets(text, tokens);
  for (const { bullet, at, to } of bullets) {
    begin(bullet);
    begin(at);
    begin(findNextLine(tokens, to));
    isMarker.fill(true, bullet, at);
  }
  for (const { at, named, price, to, inLine } of findPriced(text, tokens)) {
    begin(at);
    bonds.fill(true, at + 1, named);
    isMarker.fill(true, named, price);
    begin(price);
    bonds.fill(true, price + 1, to);
    begin(inLine ? to : findNextLine(tokens, to));
  }
  for (const { at, to } of listsOf(bullets).flat())
    for (const word of wordsIn(tokens, at, to)) isItem[word] = true;
  for (const [first] of listsOf(bullets))
    for (
      let at = (first?.bullet ?? 0) - 2;
      at >= 0 && tokens[at]?.text !== '\n' && !isItem[at] && !isMarker[at];
      at--
    )
      isHeading[at] = true;
  const lettered = rows.filter((row) => row.lettered);
  const mayAnswer = lettered.length > 0 ? isInRows(tokens, lettered, ends) : undefined;
  return { begins, isMarker, isCounted, isItem, isHeading, mayAnswer };
}

/** What stands in brackets within a row belongs to what is before them; behind the last row a line ends it. */
function bindBrackets(bonds: boolean[], tokens: readonly Token[], from: number, next?: number): void {
  let open = false;
  for (let at = from; at < (next ?? tokens.length); at++) {
    const { text } = tokens[at] as Token;
    if (text === '\n') return;
    if (text === '(') open = tokens.slice(at, next).some((token) => token.text === ')');
    if (open) bonds[at] = true;
    if (text === ')') open = false;
  }
}

const startsLine = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || tokens[at - 1]?.text === '\n';

/** The first token of the next line that has any. */
function findNextLine(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && tokens[at]?.text !== '\n') at += 1;
  while (tokens[at]?.text === '\n') at += 1;
  return at;
}

/** The lists of rows behind bullets that are no forms: two rows at least. */
const listsOf = (bullets: readonly BulletedRow[]): BulletedRow[][] =>
  Object.values(Object.groupBy(bullets, ({ list }) => list)).flatMap((rows = []) =>
    rows.length > 1 && !rows[0]?.ofForm ? [rows] : [],
  );

/** Which tokens are of rows; the last row ends with its line or sentence. */
function isInRows(tokens: readonly Token[], rows: readonly Row[], ends: readonly boolean[]): boolean[] {
  const [first, last] = [rows[0]?.at ?? 0, rows.at(-1)?.at ?? 0];
  const end = tokens.findIndex((token, at) => at > last && (token.text === '\n' || ends[at]));
  return tokens.map((_, at) => at >= first && (end < 0 || at < end));
}

// A headline in a list is no row of it.
const HEADING: ReadonlySet<string> = new Set(['title', 'subtitle', 'eyebrow', 'brand']);

/** Gives each row that is set the number or letter that counts it; that of others is a name of a field. */
function withCounters(marks: readonly TokenMark[], counters: readonly Row[]): TokenMark[] {
  const rowAt = new Map(counters.map((row) => [row.at + row.length, row]));
  const isCounter = ({ from, to }: TokenMark): boolean =>
    counters.some(({ at, length }) => from >= at && to <= at + length);
  const numbered = new Set<Row>();
  const others = marks
    .filter((mark) => !isCounter(mark))
    .map((mark) => {
      const row = SHOWN_MARKS.has(mark.name) && !HEADING.has(mark.name) ? rowAt.get(mark.from) : undefined;
      if (row) numbered.add(row);
      return row ? { ...mark, from: row.at } : mark;
    });
  // Within a quotation a number is one of its words.
  const isFree = ({ at, length }: Row): boolean =>
    !others.some(({ from, to }) => from < at + length && at < to);
  const names = counters.filter((row) => !numbered.has(row) && isFree(row));
  return [
    ...others,
    ...names.map(({ at, length }) => ({ name: 'field', from: at, to: at + length })),
  ].toSorted((one, other) => one.from - other.from);
}

// What a row may be by its length alone, among rows that are another of these.
const ALIKE: ReadonlySet<string> = new Set(['item', 'option', 'note', 'body', 'label']);

/** Makes rows of a list alike: most of them are items or answers, and so are all. */
function withLikeRows(marks: readonly TokenMark[], lists: readonly (readonly number[])[]): TokenMark[] {
  const alike = new Map<number, string>();
  const markAt = new Map(marks.map((mark) => [mark.from, mark.name]));
  for (const rows of lists) {
    const named = rows.flatMap((at) => markAt.get(at) ?? []);
    const most = ['option', 'item'].find(
      (name) => named.filter((one) => one === name).length * 2 >= named.length,
    );
    if (most !== undefined) for (const at of rows) alike.set(at, most);
  }
  return marks.map((mark) => {
    const name = ALIKE.has(mark.name) ? alike.get(mark.from) : undefined;
    return name === undefined ? mark : { ...mark, name };
  });
}

/** The marks of lists whole: rows of one list are alike, and each that is set has the number or letter that counts it. */
export function completeRows(
  text: string,
  tokens: readonly Token[],
  marks: readonly TokenMark[],
): { marks: TokenMark[]; isCounter: (token: number) => boolean } {
  const counters = findRows(tokens, findBonds(text, tokens));
  const starts = [
    ...counters.map(({ at, length, marked, list }) => ({
      at: marked ? at + length : at,
      list: `counted ${list}`,
    })),
    ...findBullets(text, tokens).map(({ at, list }) => ({ at, list: `bulleted ${list}` })),
    ...findPriced(text, tokens).map(({ at }) => ({ at, list: 'priced' })),
  ];
  const lists = Object.values(Object.groupBy(starts, ({ list }) => list)).map((rows = []) =>
    rows.map(({ at }) => at),
  );
  const marked = counters.filter((row) => row.marked);
  return {
    marks: withCounters(withLikeRows(marks, lists), marked),
    isCounter: (token) => marked.some(({ at, length }) => at <= token && token < at + length),
  };
}

/** Finds the words of lists of which some rows would be left out, though half are set; a row may ask for the card itself. */
export function findLostRows(
  text: string,
  tokens: readonly Token[],
  set: ReadonlySet<number>,
  language: string,
): number[] {
  const asks = (row: readonly number[]): boolean => {
    const words = text.slice(tokens[row[0] ?? -1]?.start ?? text.length, tokens[row.at(-1) ?? -1]?.end);
    const parts = new Set(findSigns(readText(words), language).all.map(({ part }) => part));
    return parts.has('artefact') && parts.has('verb');
  };
  const counted = findRows(tokens, findBonds(text, tokens));
  const words = wordsOfRows(tokens, counted);
  const lists = [
    ...Object.values(Object.groupBy(counted.keys(), (row) => counted[row]?.list ?? 0)).map((rows = []) =>
      rows.map((row) => words[row] ?? []),
    ),
    ...listsOf(findBullets(text, tokens)).map((rows) => rows.map(({ at, to }) => wordsIn(tokens, at, to))),
  ];
  return lists.flatMap((all) => {
    const rows = all.filter((row) => row.some((at) => set.has(at)) || !asks(row));
    const lost = rows.filter((row) => !row.some((at) => set.has(at))).length;
    return lost > 0 && lost * 2 <= rows.length ? rows.flat() : [];
  });
}
