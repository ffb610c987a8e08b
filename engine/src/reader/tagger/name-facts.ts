import { hasFolder } from '../../lexicon/languages.ts';
import { findField, languagesOf } from '../fields/field-names.ts';
import { findInlineFields } from '../fields/find-inline-fields.ts';
import { findRowFacts } from '../fields/find-row-facts.ts';
import { findSpeakers } from '../fields/find-speakers.ts';
import { NAME, SHOWN_MARKS } from '../marks.ts';
import { splitClauses } from '../reading/clauses.ts';
import { findBullet } from '../reading/find-bullet.ts';
import { listLines } from '../reading/lines.ts';
import { CURRENCY_WORDS } from './find-bonds.ts';
import type { Mark } from './read-marks.ts';

// What a form says where it has nothing to say: "Contact phone: n/a".
const VOID = /^(?:n\/?a|null|undefined|[-–—?]{1,3})[.,;]?$/iu;
const isVoid = (prompt: string, { name, start, end }: Mark): boolean =>
  SHOWN_MARKS.has(name) &&
  VOID.test(prompt.slice(start, end).trim()) &&
  /[:：=|,][ \t"']*$/u.test(prompt.slice(Math.max(0, start - 4), start));

type Words = { start: number; end: number; text: string };

/** "Doors: 19:00": the name of a fact, and what is marked behind it up to the end of the line. */
type NamedLine = {
  at: number;
  name: Words;
  value: Words;
  /** Marks of the name, and those of the value. */
  names: readonly Mark[];
  values: readonly Mark[];
  known: 'named' | 'generic' | undefined;
  /** It is one of several in its line. */
  inRow: boolean;
};

const LINE =
  /^(?<lead>[ \t*_#>]*)(?<name>\p{L}[\p{L}\p{M}\p{N} '’&/()–-]{0,31}?)(?<by>[*_ \u00a0]*[:：][*_]*[ \t]*)(?=\S)/u;
// Keys of programs, and names that only count.
const CODED = /\p{Ll}\p{Lu}|\p{N}$/u;
// Those of one line are behind each other, and apart from the lines of a form.
const ROWS_FROM = 1000;
const FIELDS_OF_FORM = 2;
const WORDED = /\p{L}/u;
const LONGEST_NOTE = 40;
// What says by itself what it is, such as a place or an address, is not called anything.
const CALLED: ReadonlySet<string> = new Set(['date', 'time', 'price', 'note', 'detail']);
// Beside others in its line anything that is a fact is.
const CALLED_IN_ROW: ReadonlySet<string> = new Set([
  ...CALLED,
  ...['place', 'person', 'brand', 'figure', 'discount', 'body', 'value'],
]);
// A number alone says nothing.
const CALLED_IF_BARE: ReadonlySet<string> = new Set(['figure', 'eyebrow']);
const PRICE: ReadonlySet<string> = new Set(['price']);
const MONEY = new RegExp(`[\\p{Sc}%]|(?<!\\p{L})(?:${CURRENCY_WORDS})(?!\\p{L})`, 'iu');
const ITEM: ReadonlySet<string> = new Set(['item']);
// Several of these are told apart by their names, whatever these are.
const TOLD_APART: ReadonlySet<string> = new Set(['time', 'price']);
// Beside so many facts that have one, the names of others are given too.
const SEVERAL = 2;
const BESIDE_SEVERAL: ReadonlySet<string> = new Set(['place', 'price', 'note']);

/**
 * Gives facts of a form the names that they have there: a name that no form has for itself ("Doors", "Warranty") says what a fact is, and so belongs on
 * the card. In a run of such lines of which one is a row with a value, all are. A value that says nothing is not set.
 */
export function nameFacts(prompt: string, all: readonly Mark[], language: string): readonly Mark[] {
  const isFull = !all.some((mark) => isVoid(prompt, mark));
  const marks = isFull ? all : all.map((mark) => (isVoid(prompt, mark) ? { ...mark, name: 'chat' } : mark));
  if (!hasFolder(language)) return marks;
  const lines = findNamedLines(prompt, marks, language);
  if (lines.length < FIELDS_OF_FORM) return marks;
  const rows = new Set(findRuns(lines, isValued));
  const items = new Set(findRuns(lines, isItem));
  const facts = lines.filter((line) => !rows.has(line) && !items.has(line));
  const called = new Set(facts.filter(isCalled));
  const areSeveral = [...called].filter((line) => !isUnpriced(line)).length >= SEVERAL;
  const roles = new Set([...called].map(({ values }) => values[0]?.name ?? ''));
  const isBeside = (line: NamedLine): boolean =>
    (isOneOf(line, TOLD_APART) && isOneOf(line, roles)) || (areSeveral && isOneOf(line, BESIDE_SEVERAL));
  for (const line of facts.filter((line) => isWhole(line) && isBeside(line))) called.add(line);
  const heads = new Set(findHeadings(lines.filter((line) => called.has(line))));
  const made = lines.flatMap((line): { line: NamedLine; marks: Mark[] }[] => {
    const [value] = line.values;
    if (!value) return [];
    const named = (name: string): Mark => ({ name, start: line.name.start, end: line.name.end });
    if (rows.has(line)) return [{ line, marks: [named('item'), { ...value, name: 'value' }] }];
    if (items.has(line)) return [{ line, marks: [{ ...value, name: 'item', start: line.name.start }] }];
    if (!called.has(line)) return [];
    if (heads.has(line)) return [{ line, marks: [named('label'), ...line.values] }];
    const isNote =
      value.name === 'item' || value.name === 'detail' || (value.name === 'eyebrow' && !line.known);
    return [
      {
        line,
        marks: [
          named(NAME),
          { ...value, name: isNote ? 'note' : value.name === 'value' ? 'price' : value.name },
        ],
      },
    ];
  });
  const replaced = new Set(
    made.flatMap(({ line }) => [...line.names, ...line.values].map(({ start }) => start)),
  );
  return [...marks.filter(({ start }) => !replaced.has(start)), ...made.flatMap((one) => one.marks)].toSorted(
    (a, b) => a.start - b.start,
  );
}

function findNamedLines(prompt: string, marks: readonly Mark[], language: string): NamedLine[] {
  // Who says something is no name of a fact; where nobody asks, several rows may have one name.
  const speakers = new Set(/[?？]\s*\n/u.test(prompt) ? findSpeakers(prompt).map(({ start }) => start) : []);
  const rows = findRowFacts(prompt, language);
  const found = listLines(prompt).flatMap(({ start, text }, at) => {
    if (speakers.has(start + text.search(/\S/u))) return [];
    const end = start + text.trimEnd().length;
    const from = start + (findBullet(prompt.slice(start, end))?.words ?? 0);
    const groups = LINE.exec(prompt.slice(from, end))?.groups;
    if (!groups) return [];
    const { lead = '', name = '', by = '' } = groups;
    const nameAt = from + lead.length;
    if (rows.some(([first]) => first && first.name.start >= start && first.name.start < end)) return [];
    return [{ at, name, start: nameAt, value: nameAt + name.length + by.length, end, inRow: false }];
  });
  for (const [row, facts] of rows.entries())
    for (const [at, { name, value, text }] of facts.entries())
      found.push({
        at: ROWS_FROM * (row + 1) + at,
        name: text,
        start: name.start,
        value: value.start,
        end: value.end,
        inRow: true,
      });
  // Facts in a row are lines apart from each other.
  for (const [at, { name, value }] of findInlineFields(prompt, language, splitClauses(prompt)).entries())
    found.push({
      at: -2 * (at + 1),
      name: prompt.slice(name.start, name.end),
      start: name.start,
      value: value.start,
      end: value.end,
      inRow: false,
    });
  found.sort((a, b) => a.start - b.start);
  const languages = languagesOf(
    found.map(({ name }) => name),
    language,
  );
  const repeats = new Set(
    rows.flatMap((facts, row) => (new Set(facts.map(({ text }) => text)).size < facts.length ? [row] : [])),
  );
  let next = 0;
  return found.map(({ at, name, start, value, end, inRow }) => {
    while (next < marks.length && (marks[next] as Mark).end <= start) next += 1;
    const within: Mark[] = [];
    for (let on = next; on < marks.length && (marks[on] as Mark).start < end; on += 1)
      within.push(marks[on] as Mark);
    const field = findField(name, languages);
    return {
      at,
      name: { start, end: start + name.length, text: name },
      value: { start: value, end, text: prompt.slice(value, end) },
      names: within.filter((mark) => mark.start < value),
      values: toItems(
        within.filter((mark) => mark.start >= value),
        inRow && repeats.has(Math.floor(at / ROWS_FROM) - 1),
      ),
      inRow,
      // What heads changes may be of its row: "Fixed: crash".
      known: field && !field.heads ? (field.named ? 'named' : 'generic') : undefined,
    };
  });
}

const MAY_BE_ITEM: ReadonlySet<string> = new Set(['note', 'detail']);

/** Where names are said twice, what they name is rows. */
const toItems = (values: readonly Mark[], areItems: boolean): readonly Mark[] =>
  values.map((mark) => (areItems && MAY_BE_ITEM.has(mark.name) ? { ...mark, name: 'item' } : mark));

const isOneOf = ({ values }: NamedLine, roles: ReadonlySet<string>): boolean =>
  roles.has(values[0]?.name ?? '');

const isHidden = ({ names }: NamedLine): boolean => !names.some(({ name }) => SHOWN_MARKS.has(name));

/** One mark is all of the value, but for quotation marks and a full stop. */
function isWhole(line: NamedLine): boolean {
  const [only, ...more] = line.values;
  const { start, end } = line.value;
  return (
    only !== undefined && more.length === 0 && isHidden(line) && only.start - start < 2 && end - only.end < 2
  );
}

/** "Entry: free", "Entry: 1 kg of rice": what is no sum of money does not say that it is a price. */
const isUnpriced = (line: NamedLine): boolean =>
  isWhole(line) && isOneOf(line, PRICE) && !MONEY.test(line.value.text) && !CODED.test(line.name.text);

function isCalled(line: NamedLine): boolean {
  const { name, value, values, known } = line;
  if (isUnpriced(line)) return true;
  if (known === 'generic' || CODED.test(name.text) || !isHidden(line)) return false;
  if (values.length > 0 && values.every((mark) => mark.name === 'item')) return known === undefined;
  if (!isWhole(line)) return false;
  if (line.inRow && known === undefined) return isOneOf(line, CALLED_IN_ROW);
  if (isOneOf(line, CALLED_IF_BARE)) return !WORDED.test(value.text);
  return isOneOf(line, CALLED) && (values[0]?.name !== 'note' || value.text.length <= LONGEST_NOTE);
}

// What the value of a row may have been taken for.
const VALUES: ReadonlySet<string> = new Set(['item', 'value', 'time', 'date', 'price', 'note', 'detail']);

/** A row with a value at its other end. */
const isValued = ({ names, values }: NamedLine): boolean =>
  names.length === 1 && names[0]?.name === 'item' && values.length === 1 && values[0]?.name === 'value';

/** A row of which its name is the beginning: "Added: dark mode". */
const isItem = ({ names, values }: NamedLine): boolean =>
  names.length === 1 && names[0]?.name === 'item' && values.length === 0;

/** Lines behind each other, together. */
function listRuns(lines: readonly NamedLine[]): NamedLine[][] {
  const runs: NamedLine[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && last.at(-1)?.at === line.at - 1) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Lines behind each other of which one is such a row are all rows: those that were taken for something else. */
function findRuns(lines: readonly NamedLine[], isRow: (line: NamedLine) => boolean): NamedLine[] {
  const isLike = (line: NamedLine): boolean =>
    line.known === undefined && !CODED.test(line.name.text) && isWhole(line) && isOneOf(line, VALUES);
  const runs = listRuns(lines.filter((line) => isRow(line) || isLike(line)));
  return runs.filter((run) => run.some(isRow)).flatMap((run) => run.filter((line) => !isRow(line)));
}

/** Names of items that are several: in their line, or in lines behind each other of which two have the same name. */
function findHeadings(lines: readonly NamedLine[]): NamedLine[] {
  const runs = listRuns(lines.filter((line) => isOneOf(line, ITEM)));
  return runs.flatMap((run) => {
    const areItems = run.length > 2 && run.every(({ inRow }) => inRow);
    const repeats = areItems || new Set(run.map(({ name }) => name.text)).size < run.length;
    return run.filter(
      ({ values, value }) => repeats || values.length > 1 || value.text.length > LONGEST_NOTE,
    );
  });
}
