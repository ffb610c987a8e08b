import type { Span } from '../spans.ts';

export type Line = Span & { text: string };

/** The lines of a text, in order, without what breaks them. */
export function listLines(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const one = { start, end: start + line.length, text: line };
    start = one.end + 1;
    return one;
  });
}

/** Where the line ends that `from` is in. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
