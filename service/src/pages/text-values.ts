import { toText } from './linked-data.ts';

/** The first of the values that says something, on one line, without control characters and lone surrogates. */
export function firstText(values: readonly unknown[], most: number): string | undefined {
  for (const value of values) {
    const text = clean(toText(value) ?? '', most);
    if (text !== '') return text;
  }
  return undefined;
}

// Publishing systems write these into JSON-LD, where nothing decodes them, and into attributes twice. `&nbsp;` and `&lt;` are left: a page
// may be about them.
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
};
const LEFT_OVER = new RegExp(`&(?:#(\\d{2,6})|#x([0-9a-f]{2,5})|(${Object.keys(NAMED).join('|')}));`, 'gi');

const decodeLeftOver = (text: string): string =>
  text.replace(LEFT_OVER, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
    const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10);
    return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });

export function clean(text: string, most: number): string {
  const plain = decodeLeftOver(decodeLeftOver(text.slice(0, 8 * most)))
    .slice(0, 4 * most)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const characters = Array.from(plain);
  return characters.length <= most
    ? plain
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** Two ends of a time; the second may be missing. */
type Span = { from: string | undefined; to?: string | undefined };

/** The day, or the days from one to the other. As they are written: a reader elsewhere must not see others. */
export function toDate({ from, to }: Span, language: string): string | undefined {
  const [first, last] = [toDay(from), toDay(to)];
  if (first === undefined) return undefined;
  const format = new Intl.DateTimeFormat(toLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return last !== undefined && last > first ? format.formatRange(first, last) : format.format(first);
}

function toDay(text: string | undefined): number | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** The time of day of an ISO 8601 date as it is written, which is that of the place; until another of the same day. */
export function toTime({ from, to }: Span, language: string): string | undefined {
  const [, day, time, zone] = TIME.exec(from ?? '') ?? [];
  if (time === undefined) return undefined;
  const [, lastDay, lastTime = ''] = TIME.exec(to ?? '') ?? [];
  const format = new Intl.DateTimeFormat(toLocale(language), { timeStyle: 'short', timeZone: 'UTC' });
  const [first, last] = [time, lastTime].map((text) => Date.parse(`2000-01-01T${text}Z`)) as [number, number];
  const shown = lastDay === day && last > first ? format.formatRange(first, last) : format.format(first);
  return zone === undefined ? shown : `${shown} UTC`;
}

const TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d:[0-5]\d|2[0-3]:[0-5]\d)(?::\d{2})?(Z)?/;

/** An ISO 8601 duration below a day, in hours and minutes. */
export function toDuration(text: string | undefined, language: string): string | undefined {
  const [, hours = '0', minutes = '0'] =
    /^PT(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:[\d.]+S)?$/.exec(text ?? '') ?? [];
  const total = 60 * Number(hours) + Number(minutes);
  if (total === 0) return undefined;
  const write = (value: number, unit: string): string =>
    new Intl.NumberFormat(toLocale(language), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  return [
    total >= 60 ? write(Math.floor(total / 60), 'hour') : '',
    total % 60 > 0 ? write(total % 60, 'minute') : '',
  ]
    .join(' ')
    .trim();
}

export function toPrice(
  amount: string | undefined,
  currency: string | undefined,
  language: string,
): string | undefined {
  const value = Number(amount ?? 'none');
  if (!Number.isFinite(value) || !/^[A-Z]{3}$/.test(currency ?? '')) return undefined;
  return new Intl.NumberFormat(toLocale(language), { style: 'currency', currency }).format(value);
}

/** Pay, such as "€75,000 – €90,000", from the least to the most; one of them is enough. */
export function toPay(
  range: { least: string | undefined; most: string | undefined },
  currency: string | undefined,
  language: string,
): string | undefined {
  const [least, most] = [Number(range.least ?? range.most), Number(range.most ?? range.least)];
  if (!(least > 0 && most >= least && most < 1e12) || !/^[A-Z]{3}$/.test(currency ?? '')) return undefined;
  const format = new Intl.NumberFormat(toLocale(language), {
    style: 'currency',
    currency,
    maximumFractionDigits: least < 1000 ? 2 : 0,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.formatRange(least, most);
}

export const toCount = (text: string | undefined, language: string): string | undefined =>
  /^\d{1,9}$/.test(text ?? '') ? new Intl.NumberFormat(toLocale(language)).format(Number(text)) : undefined;

export function toLocale(language: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language.trim() || 'en')[0] ?? 'en';
  } catch {
    return 'en';
  }
}
