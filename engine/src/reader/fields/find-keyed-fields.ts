import { foldText } from '../../lexicon/fold-text.ts';
import { fieldClosingsIn, startersIn } from '../../lexicon/word-lists.ts';
import { AVOID, HIDDEN_MARKS } from '../marks.ts';
import { type Clause, splitClauses } from '../reading/clauses.ts';
import { findBullet } from '../reading/find-bullet.ts';
import { endOfLine, listLines } from '../reading/lines.ts';
import { findQuotes, type Quote } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../spans.ts';
import { type Field, findField, languagesOf, SENDER } from './field-names.ts';
import { endOfFrontMatter } from './find-front-matter.ts';
import { findSaidFields } from './find-said-fields.ts';
import { DAY, ISO_STAMP } from './iso-stamp.ts';
import type { Key } from './key.ts';
import { findFormName, withOffice } from './office-fields.ts';
import { named, type Stated, toSetting } from './stated.ts';

const SEPARATOR =
  /(?<colon>\*{0,2}\s{0,4}[:：]\*{0,2})|(?<equals>\s{0,4}=\s{0,4})|(?<dash>[^\S\n][-–—]\s)|(?<boxes>[ \t]{1,4}(?=\[[ xX]\]))/gu;
const SEPARATORS = ['colon', 'dash', 'equals', 'boxes'] as const;
// How a field shall be filled: "Subhead (optional)".
const ASIDE = /\s*\([^()\n]*\)$/u;
// What a name may stand behind, besides the beginning of a line.
const OPENING = /(?:^|[\n,;.!?|、，。・·•/{("“*_#>\]])[\s*_#>-]*$/u;
const WORD_START = /(?<![\p{L}\p{M}\p{N}])[\p{L}]/gu;
const LONGEST_NAME = 32;
const COUNTED = /^[ \t]*\p{Nd}{1,2}[.)、][ \t]*(?=\S)/u;
const TRAILING = /[\s,;|/、，}\]]+$/u;
const VALUE = /^[\s*_]*/u;
// They are names of fields in a mail's header alone: "from".
const OF_MAIL: ReadonlySet<string> = new Set(['header', 'subject']);
const COLOR = ['color'] as const;
const DATE = ['date'] as const;
const CHAT = ['chat'] as const;
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu;
const HIDDEN: ReadonlySet<string> = new Set([...HIDDEN_MARKS, AVOID]);

/** Finds fields that a prompt names, by line ("Date: 12 May") or in a row ("title Hold fast, author Ada Park"), with their values. */
export function findKeyedFields(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const quotes = findQuotes(prompt);
  const keys = withOffice(prompt, findKeys(prompt, language, { quotes, clauses }), language);
  const closings = [...fieldClosingsIn(language)].toSorted((a, b) => b.length - a.length);
  const lines = prompt.split('\n').filter((line) => line.trim() !== '').length;
  const values = keys.flatMap((key, at) => {
    const end = endOfLine(prompt, key.end);
    const next = keys[at + 1];
    const isAlone = key.startsLine && lines > 1 && (next === undefined || next.start >= end);
    const found = findValues(prompt, key, {
      end: Math.min(end, next?.start ?? end),
      isAlone,
      quotes,
      next,
      language,
    }).map((one) => (key.by === 'said' ? withoutClosing(prompt, one, closings) : one));
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

function findKeys(
  prompt: string,
  language: string,
  { quotes, clauses }: { quotes: readonly Quote[]; clauses: readonly Clause[] },
): Key[] {
  const languages = languagesOf(
    Array.from(
      prompt.matchAll(/^[ \t*_#>-]*([\p{L}\p{M}][^\n:：=]{0,30}?)\*{0,2}[ \t]*[:：=]/gmu),
      ([, name = '']) => name,
    ),
    language,
  );
  const separated = listSeparated(prompt, languages);
  // What has a line of its own is not stated again by a sentence about it: "the title may take two lines".
  const stated = new Set(separated.filter(({ startsLine }) => startsLine).map(({ field }) => field.id));
  const said = findSaidFields(prompt, clauses, { language, languages })
    .filter(({ field }) => !stated.has(field.id))
    .map((one): Key => ({ ...one, by: 'said', startsLine: false }));
  const found = [...separated, ...listWorded(prompt, languages, clauses), ...said]
    .filter(({ start }) => !quotes.some((quote) => quote.start < start && start < quote.end))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const isBeside = found.some(({ field, by }) => by === 'colon' || field.inline === 'alone');
  const several = (by: Key['by']): boolean =>
    found.filter((key) => key.by === by && key.startsLine).length > 1;
  const isHeading = found.filter(({ field }) => field.heads).length > 1;
  const counts = {
    colon: true,
    boxes: true,
    word: true,
    said: true,
    dash: several('dash'),
    equals: true,
  };
  const keys: Key[] = [];
  for (const key of found) {
    const last = keys.at(-1);
    const isNext = last?.by === 'colon' && !prompt.slice(last.end, key.start).includes('\n');
    const isWorded = key.by === 'word' || key.by === 'said';
    const isOpen = isWorded || OPENING.test(lastBefore(prompt, key.start)) || (key.by === 'colon' && isNext);
    const isLine = key.by === 'colon' || key.by === 'equals' || isWorded || key.startsLine;
    if (key.field.heads && !isHeading) continue;
    if (key.by === 'word' && key.field.inline === 'beside' && !isBeside) continue;
    if (counts[key.by] && isOpen && isLine && key.start >= (last?.end ?? 0)) keys.push(key);
  }
  const [only] = keys;
  // "Design: a manifesto" is a headline.
  const isHeadline =
    keys.length === 1 &&
    only?.by !== 'word' &&
    !only?.field.inline &&
    prompt.slice(0, only?.start).trim() === '' &&
    endOfFrontMatter(prompt) === 0;
  return isHeadline ||
    (only &&
      keys.every(({ field }) => HIDDEN.has(field.marks[0] ?? '')) &&
      keys.length === 1 &&
      !only.startsLine)
    ? []
    : keys;
}

/** Names with a colon, a dash or an equals sign behind them. */
function listSeparated(prompt: string, languages: readonly string[]): Key[] {
  return Array.from(prompt.matchAll(SEPARATOR)).flatMap(({ 0: mark, index, groups = {} }): Key[] => {
    const from = Math.max(prompt.lastIndexOf('\n', index - 1) + 1, index - LONGEST_NAME);
    const before = prompt.slice(from, index).trimEnd().replace(ASIDE, '');
    for (const { index: at } of before.matchAll(WORD_START)) {
      const field = findField(before.slice(at), languages);
      if (!field || OF_MAIL.has(field.id)) continue;
      const start = from + at;
      return [
        {
          start,
          end: index + mark.trimEnd().length,
          field,
          by: toSeparator(groups),
          startsLine: startsLine(prompt, start),
        },
      ];
    }
    return [];
  });
}

const toSeparator = (groups: Readonly<Record<string, string | undefined>>): Key['by'] =>
  SEPARATORS.find((by) => groups[by] !== undefined) ?? 'colon';

const startsLine = (prompt: string, at: number): boolean =>
  /(?:^|\n)[\s*_#>"'{-]*$/u.test(lastBefore(prompt, at));

// Further back nothing opens a name.
const NEAR = 40;

const lastBefore = (prompt: string, at: number): string =>
  at <= NEAR ? prompt.slice(0, at) : `x${prompt.slice(at - NEAR, at)}`;

// What follows a name that has no colon: a name, a number or a quotation.
const STATED_VALUE =
  /^\s+(?=["“„«「]|\p{Lu}|\p{N}|[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\s\p{P}])/u;

// Names within a clause: "og image title Hold fast". Before a capital or a number they hardly ever mean anything else.
const WITHIN =
  /(?<=\S )(?<first>\p{Ll}[\p{L}\p{M}-]+)(?: (?<second>\p{Ll}[\p{L}\p{M}-]+))?(?= (?:["“„«「]|\p{Lu}|\p{N}))/gu;
const SHORTEST_WITHIN = 4;

/** Names without a colon: those that begin a clause behind another ("docs card, title Hold fast"), and those within one. */
const listWorded = (prompt: string, languages: readonly string[], clauses: readonly Clause[]): Key[] => [
  ...listOpening(prompt, languages, clauses),
  ...Array.from(prompt.matchAll(WITHIN)).flatMap(({ 0: words, index, groups = {} }): Key[] => {
    const end = index + words.length;
    const names = [words, groups.second ?? ''].filter((name) => name.length >= SHORTEST_WITHIN);
    return names
      .map((name) => ({ name, field: findField(name, languages) }))
      .flatMap(({ name, field }): Key[] =>
        field?.inline === 'alone'
          ? [{ start: end - name.length, end, field, by: 'word', startsLine: false }]
          : [],
      )
      .slice(0, 1);
  }),
];

const LONGEST_OPENING = 4;

function listOpening(prompt: string, languages: readonly string[], clauses: readonly Clause[]): Key[] {
  return clauses.flatMap(({ start, end }, at): Key[] => {
    const words = prompt.slice(start, end);
    const blanks = Array.from(words.matchAll(/\s+/gu), ({ index }) => index)
      .slice(0, LONGEST_OPENING)
      .toReversed();
    const length = blanks.find((blank) => findField(words.slice(0, blank), languages)?.inline);
    const field = length === undefined ? undefined : findField(words.slice(0, length), languages);
    if (!field || !STATED_VALUE.test(words.slice(length))) return [];
    // "The name of the shop" is nothing but a name, wherever it stands.
    if (field.id === SENDER)
      return [{ start, end: start + (length ?? 0), field, by: 'said', startsLine: false }];
    if (at === 0 || /^\p{Lu}/u.test(words)) return [];
    return [{ start, end: start + (length ?? 0), field, by: 'word', startsLine: false }];
  });
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
  next: Key | undefined;
  language: string;
};

/** The value behind a name: a quotation, all of a line, a clause, or the rows below it. */
function findValues(
  prompt: string,
  { end: from, field, by }: Key,
  { end, isAlone, quotes, next, language }: ValueOptions,
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
    // When a post was written is of no hour.
    if (isStamp && (start < endOfFrontMatter(prompt) || field.id === 'published') && length > DAY)
      return [
        { ...value, end: start + DAY },
        { ...value, start: start + DAY, marks: CHAT },
      ];
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
  return to(start, start + endOfClause(prompt.slice(start, end)), true);
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
