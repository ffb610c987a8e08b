import { findBullet } from '../reading/find-bullet.ts';
import { type Line, listLines } from '../reading/lines.ts';
import { firstFrom } from '../spans.ts';
import { CURRENCY_WORDS } from './find-bonds.ts';
import { type Token, tokenAt } from './tokenize.ts';

/**
 * A row of a price list: its first token, those behind its name and of its price, and the token behind it. Between name and price are leaders;
 * `inLine` is said of one that another may follow in its line.
 */
export type PricedRow = { at: number; named: number; price: number; to: number; inLine: boolean };

type Found = { start: number; named: number; price: number; end: number; isSure: boolean; inLine?: true };

// Fewer lines that end in a number may be anything.
const LEAST_ROWS = 3;
// "Cut — from 25 €", "ab 7,50": a small word behind leaders belongs to the price.
const FROM = '(?:(?<=\\s[–—-]\\s|[.…·]{2}\\s?)\\p{L}{1,4}\\.?\\s)?';
// A longer end of a line is no price.
const LONGEST_PRICE = 24;
const SIGN = `(?:\\p{Sc}|(?:${CURRENCY_WORDS})\\.?)`;
const PRICE = new RegExp(
  `(?<leaders>[\\s.…·–—-]+)(?<price>${FROM}(?:${SIGN}\\s?)?\\d{1,4}(?:[.,]\\d{2})?(?:\\s?${SIGN})?)\\s*$`,
  'iu',
);
// What says that numbers at the ends of lines are prices.
const IS_PRICE = new RegExp(`${SIGN}|\\d[.,]\\d{2}$`, 'iu');
const NAMED = /\p{L}/u;
// Times, names of fields and rows of several numbers have these.
const OTHERS = /[\d:：]/u;
const LEADER = /[\s.…·–—-]/u;
const VALUE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<price>${SIGN}\\s?\\d{1,4}(?:[.,]\\d{2})?|\\d{1,4}(?:[.,]\\d{2})?\\s?${SIGN})|(?<hour>\\d{1,2}[:.]\\d{2}))(?=\\s*(?:[,;]\\s|[.!]?(?:\\s|$)))`,
  'giu',
);
const PARTED = /^\s*[,;]\s/u;
const COMMA = /[,;]\s/gu;
const ENDED = /[.:!?"”»]\s/gu;
const LONGEST_NAME = 70;

/**
 * Finds the rows of price lists: lines behind each other that end in a price, of which at least one has its sign or its decimals. Linear in the
 * length of the text.
 */
export function findPriced(text: string, tokens: readonly Token[]): PricedRow[] {
  return [...listRuns(text), ...listLines(text).flatMap(listRunsInLine)]
    .flat()
    .flatMap(({ start, named, price, end, inLine = false }) => {
      const [at, value] = [tokenAt(tokens, start), tokenAt(tokens, price)];
      return at === undefined || value === undefined
        ? []
        : [{ at, named: firstFrom(tokens, named), price: value, to: firstFrom(tokens, end), inLine }];
    });
}

function listRuns(text: string): Found[][] {
  const runs: Found[][] = [];
  let run: Found[] = [];
  for (const line of listLines(text)) {
    const row = readRow(line);
    if (!row) run = [];
    else if (run.push(row) === 1) runs.push(run);
  }
  return runs.filter((rows) => rows.length >= LEAST_ROWS && rows.some(({ isSure }) => isSure));
}

function readRow({ text: line, start, end }: Line): Found | undefined {
  const tail = Math.max(0, line.length - LONGEST_PRICE);
  const found = PRICE.exec(line.slice(tail));
  const { leaders = '', price = '' } = found?.groups ?? {};
  if (!found) return undefined;
  const lead = findBullet(line)?.words ?? line.length - line.trimStart().length;
  const at = tail + found.index + leaders.length;
  let named = at;
  while (named > lead && LEADER.test(line[named - 1] ?? '')) named -= 1;
  const name = line.slice(lead, named);
  if (!NAMED.test(name) || OTHERS.test(name)) return undefined;
  return {
    start: start + lead,
    named: start + named,
    price: start + at,
    end,
    isSure: IS_PRICE.test(price),
  };
}

/** Rows behind each other in a line that all end with a price, or all with an hour; of few of them a comma is a part: "Beetroot, horseradish €11, ...". */
function listRunsInLine({ text: line, start }: Line): Found[][] {
  const runs: Found[][] = [];
  let last: { end: number; form: string; run: Found[] } | undefined;
  for (const { 0: value, index, groups = {} } of line.matchAll(VALUE)) {
    const form = groups.price === undefined ? 'hour' : 'price';
    const since = last?.end ?? 0;
    const goesOn = last?.form === form && PARTED.test(line.slice(since, since + 3));
    const from = goesOn ? since : startOfFirst(line, since, index);
    const name = line.slice(from, index);
    const lead = name.length - name.replace(/^[\s,;]+/u, '').length;
    const end = index + value.length;
    const isRow =
      name.length <= LONGEST_NAME && NAMED.test(name) && !OTHERS.test(name) && !/[.!?]\s/u.test(name);
    const run: Found[] = goesOn && last && isRow ? last.run : [];
    if (run.length === 0) runs.push(run);
    if (isRow)
      run.push({
        start: start + from + lead,
        named: start + from + name.trimEnd().length,
        price: start + index,
        end: start + end,
        isSure: true,
        inLine: true,
      });
    last = { end, form, run };
  }
  return runs.filter((rows) => {
    const parts = rows.reduce(
      (sum, row) => sum + countMatches(line.slice(row.start - start, row.named - start)),
      0,
    );
    return rows.length >= LEAST_ROWS && parts > 0 && parts * 2 <= rows.length;
  });
}

const countMatches = (name: string): number => Array.from(name.matchAll(COMMA)).length;

/** Where the first row begins: behind the end of a sentence or a name with a colon, or else the last comma. */
function startOfFirst(line: string, since: number, to: number): number {
  const from = Math.max(since, to - LONGEST_NAME);
  const before = line.slice(from, to);
  const last = (pattern: RegExp): number =>
    Array.from(before.matchAll(pattern), ({ 0: words, index }) => index + words.length).at(-1) ?? -1;
  const ended = last(ENDED);
  return from + Math.max(0, ended >= 0 || from === 0 ? ended : last(COMMA));
}
