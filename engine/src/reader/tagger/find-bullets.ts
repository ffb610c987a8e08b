import { findBullet, findInlineBullets } from '../reading/find-bullet.ts';
import { type Line, listLines } from '../reading/lines.ts';
import { firstFrom } from '../spans.ts';
import { type Token, tokenAt } from './tokenize.ts';

/** A row behind a bullet: its bullet, its first token and, behind its last, the token `to`. */
export type BulletedRow = {
  bullet: number;
  at: number;
  to: number;
  /** Rows of lines behind each other are of one list. */
  list: number;
  /** Most rows of its list have names: "- status: draft". */
  ofForm: boolean;
};

type Found = { start: number; words: number; end: number; list: number };

const BLANK = /^\s*/u;
const STARTS_SMALL = /^\s*\p{Ll}/u;
// A shorter line was ended on purpose.
const SHORTEST_WRAPPED = 50;
const NAMED = /\S\s*[:：=→]/u;

/** Finds the rows behind bullets, whatever these are, each with the lines that go on with it. Linear in the length of the text. */
export function findBullets(text: string, tokens: readonly Token[]): BulletedRow[] {
  const rows = findRows(text);
  const lists = Map.groupBy(rows, ({ list }) => list);
  // One row may well have a colon: "fixed: crash".
  const isForm = (list: number): boolean => {
    const own = lists.get(list) ?? [];
    return own.filter(({ words, end }) => NAMED.test(text.slice(words, end))).length * 2 > own.length;
  };
  return rows.flatMap(({ start, words, end, list }) => {
    const [bullet, at] = [tokenAt(tokens, start), tokenAt(tokens, words)];
    if (bullet === undefined || at === undefined) return [];
    return [{ bullet, at, to: firstFrom(tokens, end), list, ofForm: isForm(list) }];
  });
}

/** Finds the tokens behind the bullets within lines: "tea • milk • cups", "tea | milk". */
export const findParted = (text: string, tokens: readonly Token[]): number[] =>
  listLines(text).flatMap(({ start, text: line }) =>
    findInlineBullets(line).flatMap(({ words }) => tokenAt(tokens, start + words) ?? []),
  );

function findRows(text: string): Found[] {
  const rows: Found[] = [];
  let list = 0;
  let open: { row: Found; line: Line } | undefined;
  let isList = false;
  for (const line of listLines(text)) {
    const bullet = findBullet(line.text);
    if (bullet) {
      if (!isList) list += 1;
      const { start, end } = line;
      const row = { start: start + bullet.start, words: start + bullet.words, end, list };
      rows.push(row);
      [open, isList] = [{ row, line }, true];
    } else if (line.text.trim() === '') open = undefined;
    else if (open && goesOn(line, open.line, text.slice(open.row.words, open.row.end)))
      open.row.end = line.end;
    else [open, isList] = [undefined, false];
  }
  return rows;
}

const indentOf = ({ text }: Line): number => BLANK.exec(text)?.[0].length ?? 0;

/** A line goes on with a row where it is indented further than its bullet, or where the row was wrapped. */
const goesOn = (line: Line, bulleted: Line, row: string): boolean =>
  indentOf(line) > indentOf(bulleted) ||
  (STARTS_SMALL.test(line.text) && (row.split('\n').at(-1) ?? '').trim().length >= SHORTEST_WRAPPED);
