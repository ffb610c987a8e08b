const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const NUMBER = new Intl.NumberFormat();

/** `Nov 23, 2026` in the words of the browser. */
export const toDate = (instant: string): string => DATE.format(new Date(instant));

/** With hour and minute. */
export const toTime = (instant: string): string => TIME.format(new Date(instant));

export const toNumber = (number: number): string => NUMBER.format(number);

/** `1 image`, `1,200 images`. */
export const toCount = (number: number, one: string, many = `${one}s`): string =>
  `${toNumber(number)} ${number === 1 ? one : many}`;
