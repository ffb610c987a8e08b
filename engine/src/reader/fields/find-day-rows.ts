import { lazy } from '../../lazy.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { LANGUAGES } from '../../lexicon/languages.ts';
import { dateWords } from '../dates/date-words.ts';
import { splitClauses } from '../reading/clauses.ts';
import { endOfLine } from '../reading/lines.ts';
import type { Span } from '../spans.ts';
import { named, type Stated } from './stated.ts';

/** The name of a day, or of several, with what is behind its colon. */
type Row = { days: Span; value: Span };

// "Mo:", "Tue to Thu:", "周一至周五："
const DAY = String.raw`\p{L}[\p{L}\p{M}ʼ’'-]{0,14}\.?`;
const KEY = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}"“„«「-])(?<since>${DAY}(?:[ ]?[–—/&+~〜-][ ]?|[ ]\p{L}{1,4}[ ]))?(?<day>${DAY})[ ]?[:：]\s{0,4}(?=[^\s:：])`,
  'gu',
);
const NAME = /[^\s–—/&+~〜.-]+(?:-\p{L}+)?/gu;
// "周一至周五"
const JOINED = /^(\p{Script=Han}{2,3})\p{Script=Han}(\p{Script=Han}{2,3})$/u;
const TRAILING = /[\s,;、，；|·•*_–—-]+$/u;
const LEAST_ROWS = 3;
const LONGEST_ROW = 120;
const NUMBER = /^\p{N}/u;
const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** The names of the days in all languages, those of calendars too: "Mo", "月". */
const dayNames = lazy(
  (): ReadonlySet<string> =>
    new Set([
      ...dateWords('weekday', 'short-weekday').map(foldText),
      ...LANGUAGES.flatMap((language) =>
        (['long', 'short'] as const).flatMap((weekday) => {
          const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
          return WEEK.map((day) => foldText(format.format(Date.UTC(2024, 0, day))).replace('.', ''));
        }),
      ),
    ]),
);

/**
 * Finds the rows of a week, each behind the name of its days and a colon, in lines or behind each other: "Mo: closed, Di: 9–17". Hours are the values of
 * their days; what else is on a day is a row of a schedule.
 */
export function findDayRows(prompt: string): Stated[] {
  const days = Array.from(prompt.matchAll(KEY)).flatMap(({ 0: key, index, groups = {} }) => {
    const { since = '', day = '' } = groups;
    const start = isOfDays(since.match(NAME)?.[0] ?? '') ? index : index + since.length;
    return isOfDays(day) ? [{ start, end: index + since.length + day.length, to: index + key.length }] : [];
  });
  if (days.length < LEAST_ROWS) return [];
  const runs: Row[][] = [[]];
  for (const [at, { start, end, to }] of days.entries()) {
    const next = days[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const goesOn = next - to <= LONGEST_ROW;
    const until =
      to + prompt.slice(to, goesOn ? next : endOfLast(prompt, start, to)).replace(TRAILING, '').length;
    runs.at(-1)?.push({ days: { start, end }, value: { start: to, end: until } });
    if (!goesOn) runs.push([]);
  }
  return runs.filter(({ length }) => length >= LEAST_ROWS).flatMap((rows) => toStated(prompt, rows));
}

const isOfDays = (words: string): boolean => {
  const names = (words.match(NAME) ?? []).flatMap((name) => JOINED.exec(name)?.slice(1) ?? name);
  return names.length > 0 && names.every((name) => dayNames().has(foldText(name)));
};

/** The last row of a line ends with it, one behind others in a line with its clause. */
function endOfLast(prompt: string, start: number, to: number): number {
  const line = endOfLine(prompt, to);
  const isAlone = /^[\s*_#>•·-]*$/u.test(prompt.slice(prompt.lastIndexOf('\n', start - 1) + 1, start));
  return isAlone ? line : to + (splitClauses(prompt.slice(to, line))[0]?.end ?? 0);
}

function toStated(prompt: string, rows: readonly Row[]): Stated[] {
  const hours = rows.filter(({ value }) => NUMBER.test(prompt.slice(value.start, value.end)));
  const [day, what] = hours.length * 2 > rows.length ? ['item', 'value'] : ['time', 'item'];
  return rows.flatMap(({ days, value }) => [
    { ...days, marks: [day as string], whole: true as const },
    named(days.end, value.start),
    { ...value, marks: [what as string], whole: true as const },
  ]);
}
