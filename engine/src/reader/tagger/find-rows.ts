import { toNumber } from '../../lexicon/to-number.ts';
import { countUp } from './token-mark.ts';
import type { Token } from './tokenize.ts';

const LETTERS = /^\p{L}/u;
const NUMBER = /^\p{Nd}{1,2}$/u;
// Numbers with their mark in one, in rows from their first: ①, ⑴, ⒈, ⓵, ❶, ➀, ➊.
const ENCLOSED = [0x2460, 0x2474, 0x2488, 0x24f5, 0x2776, 0x2780, 0x278a] as const;
const MOST_ENCLOSED = 10;
// 1️⃣: a digit in the form of an emoji.
const KEYCAP = /^\ufe0f?\u20e3/u;
// The first letters of the Latin, Greek, Cyrillic and Hebrew alphabets, and how far rows are lettered.
const FIRST_LETTERS = [0x41, 0x391, 0x410, 0x5d0] as const;
const MOST_LETTERS = 10;
const CLOSER = /^[.)．）、]$/u;
const OPENER = /^[(（]$/u;

/** A number or a letter that rows are counted with: where it stands, its place in the count, how it is written, how many tokens it is. */
type Counter = { at: number; place: number; form: string; startsLine: boolean; length: number };

// So many in a row are a count: numbers without a mark may be of what they stand before, most of all before single words ("1 adult 2 children").
const LEAST = { line: 2, bracketed: 2, dotted: 3, bare: 3, bareWords: 4 } as const;
const LEAST_WORDS = 2;

/**
 * A row of a list that counts itself: its first token, how many tokens count it, whether these are a letter, whether they have a mark, and which
 * list it is of.
 */
export type Row = { at: number; length: number; lettered: boolean; marked: boolean; list: number };

/**
 * Finds the rows of a list that counts itself, as "1. Ask 2. Listen" or "A) Tea B) Coffee".
 * A count starts at one or A and leaves nothing out; a number that is bound to its unit counts no row. Linear in the number of tokens.
 */
export function findRows(tokens: readonly Token[], bonds: readonly boolean[] = []): Row[] {
  const runs = new Map<string, Counter[]>();
  const rows: (Counter & { list: number })[] = [];
  let list = 0;
  const close = (form: string): void => {
    const run = runs.get(form) ?? [];
    if (run.length >= leastOf(form, run, tokens)) {
      rows.push(...withNoun(tokens, run).map((counter) => ({ ...counter, list })));
      list += 1;
    }
    runs.delete(form);
  };
  for (const counter of listCounters(tokens, bonds)) {
    const run = runs.get(counter.form);
    const last = run?.at(-1);
    if (run && last && counter.place === last.place + 1) {
      if (countWords(tokens, last, counter) > 0) run.push(counter);
    } else if (counter.place === 1) {
      close(counter.form);
      runs.set(counter.form, [counter]);
    }
  }
  for (const form of [...runs.keys()]) close(form);
  return rows
    .map(({ at, length, form, list: of }) => ({
      at,
      length,
      lettered: !form.startsWith('number'),
      marked: !isBare(form),
      list: of,
    }))
    .sort((a, b) => a.at - b.at);
}

/** The words of each row, up to the next one or the end of its line; of a last row within a line the first, since nobody knows where it ends. */
export function wordsOfRows(tokens: readonly Token[], rows: readonly Row[]): number[][] {
  return rows.map(({ at, length, list }, index) => {
    const next = rows[index + 1];
    const isOpen = next?.list !== list && at > 0 && tokens[at - 1]?.text !== '\n';
    const end = tokens.findIndex(({ text }, on) => on >= at && text === '\n');
    const to = Math.min(next?.list === list ? next.at : tokens.length, end < 0 ? tokens.length : end);
    const words = wordsIn(tokens, at + length, to);
    return isOpen ? words.slice(0, 1) : words;
  });
}

const SAYS = /^[\p{L}\p{N}]/u;

/** The words among some tokens, by their index. */
export const wordsIn = (tokens: readonly Token[], from: number, to: number): number[] =>
  countUp(from, to).filter((at) => SAYS.test(tokens[at]?.text ?? ''));

const ENCLOSING = 'number ○';
const isBare = (form: string): boolean => form.endsWith('bare');

/** "Day 1 ... Day 2 ...": what is counted stands before each number. */
function withNoun(tokens: readonly Token[], run: readonly Counter[]): readonly Counter[] {
  const nouns = new Set(run.map(({ at }) => tokens[at - 1]?.text.toLowerCase()));
  const [noun = ''] = nouns;
  return nouns.size === 1 && LETTERS.test(noun)
    ? run.map((counter) => ({ ...counter, at: counter.at - 1, length: counter.length + 1 }))
    : run;
}

const leastOf = (form: string, run: readonly Counter[], tokens: readonly Token[]): number =>
  run.every(({ startsLine }) => startsLine)
    ? LEAST.line
    : form.endsWith(')') || form === ENCLOSING
      ? LEAST.bracketed
      : isBare(form)
        ? run.every(
            (one, at) => !run[at + 1] || countWords(tokens, one, run[at + 1] as Counter) >= LEAST_WORDS,
          )
          ? LEAST.bare
          : LEAST.bareWords
        : LEAST.dotted;

/** The place of a character in the row of those that begin with one of `firsts`, from 1 on; 0 for what is in none. */
function placeAmong(firsts: readonly number[], most: number, text: string): number {
  const code = text.length === 1 ? text.charCodeAt(0) : 0;
  const first = firsts.find((one) => code >= one && code < one + most);
  return first === undefined ? 0 : code - first + 1;
}

function listCounters(tokens: readonly Token[], bonds: readonly boolean[]): Counter[] {
  return tokens.flatMap((_, at) => findCounter(tokens, at, bonds) ?? []);
}

/** The number or letter that a row begins with at a token, if one does. */
function findCounter(tokens: readonly Token[], at: number, bonds: readonly boolean[]): Counter | undefined {
  const { text, start, end } = tokens[at] as Token;
  const startsLine = (on: number): boolean => on === 0 || tokens[on - 1]?.text === '\n';
  const next = (on: number): Token | undefined => (tokens[on]?.text === '\n' ? undefined : tokens[on]);
  const enclosed = placeAmong(ENCLOSED, MOST_ENCLOSED, text);
  if (enclosed > 0)
    return next(at + 1) && { at, place: enclosed, form: ENCLOSING, startsLine: startsLine(at), length: 1 };
  const isNumber = NUMBER.test(text);
  const place = isNumber ? toNumber(text) : placeAmong(FIRST_LETTERS, MOST_LETTERS, text.toUpperCase());
  if (place === 0) return undefined;
  const before = tokens[at - 1];
  const isKeycap = isNumber && KEYCAP.test([1, 2].map((on) => tokens[at + on]?.text).join(''));
  if (isKeycap) {
    const length = tokens[at + 1]?.text === '\u20e3' ? 2 : 3;
    return next(at + length) && { at, place, form: ENCLOSING, startsLine: startsLine(at), length };
  }
  const mark = tokens[at + 1];
  const isMarked = mark !== undefined && CLOSER.test(mark.text) && mark.start === end;
  const isOpened = isMarked && before !== undefined && OPENER.test(before.text) && before.end === start;
  const first = isOpened ? at - 1 : at;
  const behind = tokens[first - 1];
  // A number that hangs on what is before it counts nothing.
  if (behind !== undefined && behind.end === tokens[first]?.start && behind.text !== '\n') return undefined;
  const words = next(at + (isMarked ? 2 : 1));
  if (words === undefined) return undefined;
  // "1.Ask", "1、問う", but not "1.5".
  const isApart = words.start > (isMarked ? mark.end : end) || (isMarked && LETTERS.test(words.text));
  if (!isApart) return undefined;
  if (!isMarked && (!isNumber || bonds[at + 1] || !LETTERS.test(words.text))) return undefined;
  const style = isNumber ? 'number' : text === text.toUpperCase() ? 'capital' : 'small';
  const closer = isMarked ? (/[)）]/u.test(mark.text) ? ')' : '.') : 'bare';
  return {
    at: first,
    place,
    form: `${style} ${closer}`,
    startsLine: startsLine(first),
    length: at - first + (isMarked ? 2 : 1),
  };
}

function countWords(tokens: readonly Token[], from: Counter, to: Counter): number {
  let words = 0;
  for (let at = from.at + from.length; at < to.at; at++)
    if (LETTERS.test((tokens[at] as Token).text)) words += 1;
  return words;
}
