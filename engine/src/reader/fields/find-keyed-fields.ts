import { foldText } from '../../lexicon/fold-text.ts';
import { languageRule } from '../../lexicon/language-rule.ts';
import { fieldClosingsIn, startersIn } from '../../lexicon/word-lists.ts';
import { AVOID, HIDDEN_MARKS } from '../marks.ts';
import { type Clause, splitClauses } from '../reading/clauses.ts';
import { findBullet } from '../reading/find-bullet.ts';
import { endOfLine, listLines } from '../reading/lines.ts';
import { findQuotes, type Quote } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { isWithin, type Span } from '../spans.ts';
import { onlyAsks } from '../wishes/find-lead.ts';
import type { Field } from './field-names.ts';
import { endOfFrontMatter } from './find-front-matter.ts';
import { findKeys } from './find-keys.ts';
import { DAY, ISO_STAMP, withoutHour } from './iso-stamp.ts';
import type { Key } from './key.ts';
import { findFormName, withOffice } from './office-fields.ts';
import { named, type Stated, toChat, toSetting } from './stated.ts';

const COUNTED = /^[ \t]*\p{Nd}{1,2}[.)、][ \t]*(?=\S)/u;
const TRAILING = /[\s,;|/、，}\]]+$/u;
const VALUE = /^[\s*_]*/u;
const COLOR = ['color'] as const;
const DATE = ['date'] as const;
const WISH = ['wish'] as const;
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu;
const HIDDEN: ReadonlySet<string> = new Set([...HIDDEN_MARKS, AVOID]);

/** Finds fields that a prompt names, by line ("Date: 12 May") or in a row ("title Hold fast, author Ada Park"), with their values. */
export function findKeyedFields(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const quotes = findQuotes(prompt);
  const front = endOfFrontMatter(prompt);
  const keys = withOffice(
    prompt,
    findKeys(prompt, language, { quotes, clauses, isFile: front > 0 }),
    language,
  );
  const closings = [...fieldClosingsIn(language)].toSorted((a, b) => b.length - a.length);
  const lines = prompt.split('\n').filter((line) => line.trim() !== '').length;
  const values = keys.flatMap((key, at): Stated[] => {
    if (key.isWish) return [{ start: key.start, end: key.end, marks: WISH, whole: true }];
    const end = endOfLine(prompt, key.end);
    const next = keys[at + 1];
    const isAlone = key.startsLine && lines > 1 && (next === undefined || next.start >= end);
    const found = findValues(prompt, key, {
      end: Math.min(end, next?.start ?? end),
      isAlone,
      quotes,
      front,
      next,
      language,
    }).flatMap((one) =>
      // A quotation is said as it is.
      key.by === 'said' && !quotes.some((quote) => isWithin(one, quote))
        ? splitClause(prompt, withoutClosing(prompt, one, closings), language).map((part) =>
            withoutPlace(prompt, part, language),
          )
        : [one],
    );
    const name = named(key.start, key.end);
    if (key.field.heads) return [{ ...name, marks: ['label'] }, ...found];
    if (!key.field.shown) return [name, ...found];
    return [
      { ...name, marks: ['field', ...key.field.marks] },
      ...found.map((value): Stated => ({ ...value, goesOn: true })),
    ];
  });
  return [...findFormName(prompt, keys), ...values];
}

/** A value without the verb that ends its sentence: "2025.02.18 | 입니다". */
function withoutClosing(prompt: string, value: Stated, closings: readonly string[]): Stated {
  const words = foldText(prompt.slice(value.start, value.end));
  const closing = closings.find((one) => words.length > one.length && words.endsWith(one));
  return closing ? { ...value, end: value.start + words.slice(0, -closing.length).trimEnd().length } : value;
}

const AND = languageRule(
  'u',
)`^(?:\p{Lu}\S*\s+(?:\p{Ll}{1,3}\s+){0,2}){2,8}?(?=${'and'}\s+(?:\p{Ll}\S*|I)(?:\s+\S+){2})`;

/** A name in capitals, and the clause that its sentence goes on with, which only tells: "Two Left Feet | and I write about dancing". */
function splitClause(prompt: string, value: Stated, language: string): Stated[] {
  const name = AND(language).exec(prompt.slice(value.start, value.end))?.[0];
  if (name === undefined) return [value];
  const { start, end } = value;
  return [{ ...value, end: start + name.trimEnd().length }, toChat({ start: start + name.length, end })];
}

const LONGEST_PLACE = 5;

/** A name without what only says where and how large it shall stand: "Quillbase | at the bottom". */
function withoutPlace(prompt: string, value: Stated, language: string): Stated {
  const words = prompt.slice(value.start, value.end);
  const blanks = Array.from(words.matchAll(/\s+(?=\p{Ll})/gu)).slice(-LONGEST_PLACE);
  const place = blanks.find(({ index }) => onlyAsks(words.slice(index), language));
  return place && /^\p{Lu}/u.test(words) ? { ...value, end: value.start + place.index } : value;
}

// A word between a name and its quotation, as languages that say "the title is" have it.
const COPULA = /^(?:[\p{L}\p{M}]+\s+)?$/u;

/** What a value may be: wishes follow each other in one field, whatever it is called. */
function toValue({ marks, parts, office }: Field): Pick<Stated, 'marks' | 'whole'> {
  const [mark = ''] = marks;
  const areWishes = HIDDEN.has(mark) && mark !== AVOID && mark !== 'chat' && (office === undefined || parts);
  return areWishes ? { marks: HIDDEN_MARKS, whole: false } : { marks, whole: !parts };
}

type ValueOptions = {
  end: number;
  isAlone: boolean;
  quotes: readonly Quote[];
  /** Where front matter ends. */
  front: number;
  next: Key | undefined;
  language: string;
};

/** The value behind a name: a quotation, all of a line, a clause, or the rows below it. */
function findValues(
  prompt: string,
  { end: from, field, by }: Key,
  { end, isAlone, quotes, front, next, language }: ValueOptions,
): Stated[] {
  const { marks } = field;
  const to = (start: number, stop: number, open = false): Stated[] => {
    const length = prompt.slice(start, stop).replace(TRAILING, '').length;
    if (length === 0) return [];
    const isStamp = marks.includes('date') && ISO_STAMP.test(prompt.slice(start, start + length));
    const isHex = marks.includes('color') && HEX.test(prompt.slice(start, start + length));
    const value = {
      start,
      end: start + length,
      ...(isHex ? { marks: COLOR, whole: true } : isStamp ? { marks: DATE, whole: true } : toValue(field)),
      ...toSetting(field),
    };
    if (isStamp && (start < front || field.id === 'published') && length > DAY) return withoutHour(value);
    return [open ? { ...value, open: true } : value];
  };
  const start = from + (VALUE.exec(prompt.slice(from, end))?.[0].length ?? 0);
  const together = (rows: readonly Span[], offset: number): Stated[] =>
    rows
      .flatMap((row) => to(offset + row.start, offset + row.end))
      .map((row, at) => (field.listed && at > 0 ? { ...row, joins: ' · ' } : row));
  if (start >= end) return isAlone ? together(findRows(prompt, end, next?.start ?? prompt.length), 0) : [];
  const quote = quotes.find((one) => one.start >= start);
  const isQuoted =
    quote && quote.end <= end && (by === 'word' ? COPULA : /^$/u).test(prompt.slice(start, quote.start));
  if (isQuoted) return to(quote.start + 1, quote.end - 1);
  if (field.listed) return together(listShort(prompt.slice(start, end), language), start);
  // Names that nobody knows may be among the words of a value.
  const isMixed = /[:：](?=\s)/u.test(prompt.slice(start, end));
  const isBetween = next !== undefined && next.start <= end;
  if (!isMixed && (by === 'word' ? isBetween : isAlone)) return to(start, end);
  const until = start + endOfClause(prompt.slice(start, end));
  // A quotation at its end is a part of it: the release Kite 2 “Lark”.
  return to(start, until, !quotes.some((one) => one.start > start && one.end === until));
}

const LONGEST_LISTED = 3;
const LISTED = /^[\s,、،，[\]|·•]*$/u;

/** The first values of a list within its sentence, each of a few words: "databases, postmortem, humor, by Ada". */
function listShort(text: string, language: string): Span[] {
  const clauses = splitClauses(text);
  const starters = new Set([...startersIn('en'), ...startersIn(language)]);
  const end = clauses.findIndex((clause, at) => {
    const { words } = readText(text.slice(clause.start, clause.end));
    const goesOn = LISTED.test(clause.separator) && !starters.has(words[0]?.folded ?? '');
    return at > 0 && (!goesOn || words.length > LONGEST_LISTED);
  });
  return end < 0 ? clauses : clauses.slice(0, end);
}

/** Where the first clause ends; a blank alone, which parts names in scripts without spaces, ends none. */
function endOfClause(text: string): number {
  const clauses = splitClauses(text);
  const next = clauses.findIndex(({ separator }, at) => at > 0 && separator.trim() !== '');
  return (next < 0 ? clauses.at(-1) : clauses[next - 1])?.end ?? text.length;
}

/** The rows of a list below a name that stands alone on its line, else the line below it. */
function findRows(prompt: string, from: number, to: number): Span[] {
  const rows: Span[] = [];
  for (const { text: line, start, end } of listLines(prompt.slice(from + 1, to))) {
    const words = findBullet(line)?.words ?? COUNTED.exec(line)?.[0].length;
    if (words !== undefined) rows.push({ start: from + 1 + start + words, end: from + 1 + end });
    else if (rows.length > 0 || line.trim() !== '') break;
  }
  return rows;
}
