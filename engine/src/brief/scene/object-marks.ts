import type { Reading } from '../reading/reading.ts';

/** Japanese and Korean mark what is done something to: it is not who is somewhere. */
export const isObject = ({ text }: Reading, { end }: { end: number }): boolean =>
  /^[を을를]/u.test(text.slice(end - 1)) || /^(?:を|을|를)/u.test(text.slice(end));
