const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const BYTES = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const NUMBER = new Intl.NumberFormat();

/** `Nov 23, 2026` in the words of the browser. */
export const toDate = (instant: string): string => DATE.format(new Date(instant));

/** With hour and minute. */
export const toTime = (instant: string): string => TIME.format(new Date(instant));

export const toNumber = (number: number): string => NUMBER.format(number);

/** In pixels, in one line. */
export const toSize = (width: number, height: number): string => `${width}\u00a0×\u00a0${height}`;

/** Of a share from 0 to 1. */
export const toPercent = (share: number): string => PERCENT.format(share);

/** `Nov 23` of `2026-11-23`, whatever the time zone of the browser. */
export const toDay = (date: string): string => DAY.format(new Date(date));

/** `1 image`, `1,200 images`. */
export const toCount = (number: number, one: string, many = `${one}s`): string =>
  `${toNumber(number)} ${number === 1 ? one : many}`;

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

export function toBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${BYTES.format(bytes / 1000 ** power)} ${UNITS[power]}`;
}
