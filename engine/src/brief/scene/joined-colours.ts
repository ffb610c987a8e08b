import type { Mention } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { isPerson } from './is-person.ts';

const SIGNS: Readonly<Record<string, readonly [signs: string, color: string][]>> = {
  zh: [
    ['红紅', '#d92d2a'],
    ['橙橘', '#f2762e'],
    ['黄黃', '#f5c518'],
    ['绿綠', '#2f9e5b'],
    ['蓝藍', '#2563eb'],
    ['紫', '#7c3aed'],
    ['粉', '#ec5f9b'],
    ['棕褐', '#8a5a34'],
    ['黑', '#14171c'],
    ['白', '#ffffff'],
    ['灰', '#8b929e'],
  ],
  ja: [
    ['赤紅', '#d92d2a'],
    ['黄', '#f5c518'],
    ['緑', '#2f9e5b'],
    ['青', '#2563eb'],
    ['紫', '#7c3aed'],
    ['黒', '#14171c'],
    ['白', '#ffffff'],
    ['灰', '#8b929e'],
  ],
};
// With these the sign names a kind: red wine, black tea, brown bread.
const KINDS: ReadonlySet<string> = new Set(['tea', 'wine', 'red wine', 'white wine', 'bread', 'rice']);

/** `红伞`, `黒猫`: the colours that are one sign, joined to the thing behind them. */
export function findJoinedColours(
  { text }: Reading,
  language: string,
  things: readonly { noun: string; start: number; end: number }[],
): Mention<string>[] {
  const signs = SIGNS[language];
  if (!signs) return [];
  const colorOf = (sign: string | undefined): string | undefined =>
    sign ? signs.find(([list]) => list.includes(sign))?.[1] : undefined;
  return things.flatMap(({ noun, start }): Mention<string>[] => {
    const color = colorOf(text[start - 1]);
    // "红绿灯", "黑白猫" are of two, and no sign of skin is a colour to paint somebody in.
    if (!color || colorOf(text[start - 2]) || KINDS.has(noun) || isPerson(noun)) return [];
    return [{ value: color, start: start - 1, end: start }];
  });
}
