import { findBullet } from '../reading/find-bullet.ts';
import { type Line, listLines } from '../reading/lines.ts';
import { firstFrom } from '../spans.ts';
import { CURRENCY_WORDS } from './find-bonds.ts';
import { type Token, tokenAt } from './tokenize.ts';

/** A row of a price list: its first token, those behind its name and of its price, and the token behind it. Between name and price are leaders. */
export type PricedRow = { at: number; named: number; price: number; to: number };

type Found = { start: number; named: number; price: number; end: number; isSure: boolean };

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

/**
 * Finds the rows of price lists: lines behind each other that end in a price, of which at least one has its sign or its decimals. Linear in the
 * length of the text.
 */
export function findPriced(text: string, tokens: readonly Token[]): PricedRow[] {
  return listRuns(text)
    .flat()
    .flatMap(({ start, named, price, end }) => {
      const [at, value] = [tokenAt(tokens, start), tokenAt(tokens, price)];
      return at === undefined || value === undefined
        ? []
        : [{ at, named: firstFrom(tokens, named), price: value, to: firstFrom(tokens, end) }];
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
