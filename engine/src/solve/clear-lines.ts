import type { TextStyle } from '../assets/text-style.ts';
import type { Ink, InkMeter } from '../typesetting/ink-meter.ts';

/** Clear between the ink of two lines, in em: with less, tails and the letters below them are one dark spot. */
export const CLEAR = 0.06;

// Letters that reach below their line, and over it, in any face; the others stand between those of their own height.
const TAILED = /[gjpqyQJf,;()[\]{}|@$§&]/;
const TALL = /[bdfhijklßA-Z0-9()[\]{}|@$§&!?]/;
const PLAIN = /[\s!-~]/;
// Of letters beyond ASCII, as many are measured.
const MOST_MEASURED = 24;
const CAPITAL = 'H';

/** The least distance of two lines of such a text, in em: that at which its lowest ink stands clear of its highest. */
export async function leastLine(style: TextStyle, text: string, inkOf: InkMeter): Promise<number> {
  const letters = [...new Set(text.normalize('NFC'))];
  const others = letters.filter((letter) => !PLAIN.test(letter)).slice(0, MOST_MEASURED);
  const inks = (some: readonly string[]): Promise<Ink[]> =>
    Promise.all([...new Set([CAPITAL, ...some, ...others])].map((letter) => inkOf(style, letter)));
  const lowest = await inks(letters.filter((letter) => TAILED.test(letter)));
  const highest = await inks(letters.filter((letter) => TALL.test(letter) && !/[A-Z0-9]/.test(letter)));
  const bottom = Math.max(...lowest.map((ink) => ink.bottom));
  const top = Math.min(...highest.map((ink) => ink.top));
  return bottom - top + CLEAR;
}
