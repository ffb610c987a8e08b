import type { Token } from './tokenize.ts';

const LETTERS = /^\p{L}/u;
const NUMBER = /^\p{Nd}{1,2}$/u;
// The first letters of the Latin, Greek, Cyrillic and Hebrew alphabets, and how far rows are lettered.
const FIRST_LETTERS = [0x41, 0x391, 0x410, 0x5d0] as const;
const MOST_LETTERS = 10;
const CLOSER = /^[.)）]$/u;

/** A number or a letter that rows are counted with: where it stands, its place in the count, how it is written, how many tokens it is. */
type Counter = { at: number; place: number; form: string; startsLine: boolean; length: number };

// So many in a row are a count: numbers without a mark may be of what they stand before.
const LEAST = { line: 2, bracketed: 2, dotted: 3, bare: 3 } as const;
// Words of a row, where its number has no mark: "1 adult 2 children" counts people.
const LEAST_WORDS = 2;

/** A row of a list that counts itself: its first token, how many tokens count it, whether these are a letter, and which list it is of. */
export type Row = { at: number; length: number; lettered: boolean; list: number };

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
    if (run.length >= leastOf(form, run)) {
      rows.push(...withNoun(tokens, run).map((counter) => ({ ...counter, list })));
      list += 1;
    }
    runs.delete(form);
  };
  for (const counter of listCounters(tokens, bonds)) {
    const run = runs.get(counter.form);
    const last = run?.at(-1);
    if (run && last && counter.place === last.place + 1) {
      if (countWords(tokens, last, counter) >= (isBare(counter.form) ? LEAST_WORDS : 1)) run.push(counter);
    } else if (counter.place === 1) {
      close(counter.form);
      runs.set(counter.form, [counter]);
    }
  }
  for (const form of [...runs.keys()]) close(form);
  return rows
    .map(({ at, length, form, list: of }) => ({ at, length, lettered: !form.startsWith('number'), list: of }))
    .sort((a, b) => a.at - b.at);
}

const BULLET = /^[-–—*•·・▪◦✓✔✅➜→]$/u;

// A list of such rows is a form: "- status: draft".
const OF_FORMS = /^[:：=→]$/u;

/**
 * Finds the rows of lists of lines that begin with the same bullet, two at least, behind it; none of a list in which rows have names. Linear in the
 * number of tokens.
 */
export function findBullets(tokens: readonly Token[]): Row[] {
  const lists: Row[][] = [];
  const forms = new Set<number>();
  let bullet = '';
  for (const [at, { text }] of tokens.entries()) {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (before !== undefined && before.text !== '\n') {
      if (bullet !== '' && OF_FORMS.test(text)) forms.add(lists.length);
      continue;
    }
    const isRow = BULLET.test(text) && after !== undefined && after.text !== '\n';
    if (isRow && text !== bullet) lists.push([]);
    if (isRow) lists.at(-1)?.push({ at: at + 1, length: 0, lettered: false, list: lists.length });
    if (text !== '\n') bullet = isRow ? text : '';
  }
  return lists.filter((rows, index) => rows.length > 1 && !forms.has(index + 1)).flat();
}

/** The words of each row, up to the next one or the end of its line; of a last row within a line the first, since nobody knows where it ends. */
export function wordsOfRows(tokens: readonly Token[], rows: readonly Row[]): number[][] {
  return rows.map(({ at, length, list }, index) => {
    const next = rows[index + 1];
    const first = length === 0 ? at - 1 : at;
    const isOpen = next?.list !== list && first > 0 && tokens[first - 1]?.text !== '\n';
    const end = tokens.findIndex(({ text }, on) => on >= at && text === '\n');
    const to = Math.min(next?.list === list ? next.at : tokens.length, end < 0 ? tokens.length : end);
    const words = Array.from({ length: Math.max(0, to - at - length) }, (_, on) => at + length + on).filter(
      (on) => SAYS.test((tokens[on] as Token).text),
    );
    return isOpen ? words.slice(0, 1) : words;
  });
}

const SAYS = /^[\p{L}\p{N}]/u;

const isBare = (form: string): boolean => form.endsWith('bare');

/** "Day 1 ... Day 2 ...": what is counted stands before each number. */
function withNoun(tokens: readonly Token[], run: readonly Counter[]): readonly Counter[] {
  const nouns = new Set(run.map(({ at }) => tokens[at - 1]?.text.toLowerCase()));
  const [noun = ''] = nouns;
  return nouns.size === 1 && LETTERS.test(noun)
    ? run.map((counter) => ({ ...counter, at: counter.at - 1, length: counter.length + 1 }))
    : run;
}

const leastOf = (form: string, run: readonly Counter[]): number =>
  run.every(({ startsLine }) => startsLine)
    ? LEAST.line
    : form.endsWith(')')
      ? LEAST.bracketed
      : isBare(form)
        ? LEAST.bare
        : LEAST.dotted;

/** A is 1; 0 for what is no letter that rows are counted with. */
function placeOfLetter(text: string): number {
  const code = text.length === 1 ? text.toUpperCase().charCodeAt(0) : 0;
  const first = FIRST_LETTERS.find((letter) => code >= letter && code < letter + MOST_LETTERS);
  return first === undefined ? 0 : code - first + 1;
}

function listCounters(tokens: readonly Token[], bonds: readonly boolean[]): Counter[] {
  return tokens.flatMap((token, at) => {
    const isNumber = NUMBER.test(token.text);
    const place = isNumber ? Number(token.text) : placeOfLetter(token.text);
    if (place === 0) return [];
    const [before, mark, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const isMarked = mark !== undefined && CLOSER.test(mark.text) && mark.start === token.end;
    const next = isMarked ? after : mark;
    const isApart = next !== undefined && next.start > (isMarked ? (mark as Token).end : token.end);
    // What is counted follows; a number that hangs on what is before it counts nothing.
    if (
      !isApart ||
      next.text === '\n' ||
      (before !== undefined && before.end === token.start && before.text !== '\n')
    )
      return [];
    if (!isMarked && (!isNumber || bonds[at + 1] || !LETTERS.test(next.text))) return [];
    const startsLine = before === undefined || before.text === '\n';
    const style = isNumber ? 'number' : token.text === token.text.toUpperCase() ? 'capital' : 'small';
    const closer = isMarked ? ((mark as Token).text === '.' ? '.' : ')') : 'bare';
    return [
      {
        at,
        place,
        form: `${style} ${closer}`,
        startsLine,
        length: isMarked ? 2 : 1,
      },
    ];
  });
}

function countWords(tokens: readonly Token[], from: Counter, to: Counter): number {
  let words = 0;
  for (let at = from.at + from.length; at < to.at; at++)
    if (LETTERS.test((tokens[at] as Token).text)) words += 1;
  return words;
}
