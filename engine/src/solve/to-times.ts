const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
const FORMS = ['long', 'short'] as const;

const fold = (text: string): string => text.toLowerCase().replaceAll('.', '').trim();

/** The months of a language, from 0, as they are written beside a year or alone. */
function listMonths(language: string): ReadonlyMap<string, number> {
  const names = FORMS.flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return MONTHS.map((date, at) => [fold(format.format(date)), at] as const);
  });
  return new Map(names);
}

const known = (language: string | undefined): string[] =>
  ['en', language ?? ''].filter(
    (one) => one !== '' && Intl.DateTimeFormat.supportedLocalesOf(one).length > 0,
  );

const YEAR = /(?<!\d)(?:1[89]|20|21)\d\d(?!\d)/u;
const NUMBER = /(?<!\d)\d{1,4}(?!\d)/gu;

/** When names of equal steps of time are, in steps of their own: months, with or without a year, or years, weeks and days by their number; undefined where one of them is no such name or not after the one before. */
export function toTimes(names: readonly string[], language: string | undefined): number[] | undefined {
  if (names.length < 2) return undefined;
  const months = known(language).map(listMonths);
  const read = months.map((one) => names.map((name) => readMonth(name, one)));
  const found = read.find((times) => times.every((time) => time !== undefined)) as Month[] | undefined;
  const times = found ? inOrder(found) : names.map(readNumber);
  const isRising = times.every((time, at) => at === 0 || (time ?? 0) > (times[at - 1] ?? 0));
  return isRising && times.every((time) => time !== undefined) ? (times as number[]) : undefined;
}

type Month = { month: number; year?: number };

function readMonth(name: string, months: ReadonlyMap<string, number>): Month | undefined {
  const year = YEAR.exec(name)?.[0];
  const month = months.get(fold(name.replace(year ?? '', '').replace(/[,/·’']/gu, ' ')));
  if (month === undefined) return undefined;
  return year === undefined ? { month } : { month, year: Number(year) };
}

/** Months counted on from the first: one that has no year, and is not after the one before it, is in the next; years that are said are as far apart as they are. */
function inOrder(months: readonly Month[]): number[] {
  let [year, before, offset] = [0, -1, undefined as number | undefined];
  return months.map(({ month, year: own }) => {
    const next = year * 12 + month <= before ? year + 1 : year;
    if (own !== undefined) offset ??= own - next;
    year = own === undefined ? next : own - (offset as number);
    before = year * 12 + month;
    return before;
  });
}

/** The only number of a name: "2024", "Week 12". */
function readNumber(name: string): number | undefined {
  const numbers = [...name.matchAll(NUMBER)];
  return numbers.length === 1 ? Number(numbers[0]?.[0]) : undefined;
}
