import { foldText } from '../../lexicon/fold-text.ts';
import { fieldVerbsIn } from '../../lexicon/word-lists.ts';
import { hueDistance, isNeutral, schemeOfBackground } from '../colors.ts';
import type { Sign } from '../signs/find-signs.ts';

type Color = Extract<Sign, { part: 'color' }>;

const isColor = (sign: Sign): sign is Color => sign.part === 'color';
const CODE = /^(?:#|rgb|hsl)/iu;
// "Purple #5b3fd6", "brand color: navy (#0b1f4b)", "off-white background (like paper, #f4f0e8)", "#5b3fd6 (purple)".
const BEFORE_CODE = /^(?:\s*[:=(–—-]?\s*|[^.;()\n]{0,16}\([^.;()\n]{0,32})$/u;
const BEHIND_CODE = /^\s*[(–—-]?\s*$/u;
// A code of another color than the word beside it is a color of its own: "navy #ff0000".
const SAME_HUE = 50;

/** Whether a color is written as a code. */
export const isCode = ({ start, end }: Color, text: string): boolean => CODE.test(text.slice(start, end));

const isOf = (name: string, code: string): boolean =>
  isNeutral(name) || isNeutral(code)
    ? schemeOfBackground(name) === schemeOfBackground(code)
    : hueDistance(name, code) <= SAME_HUE;

/** Whether words between a color and a code say that it is that; a verb does as well: "our blue is #2456e6". */
const leadsToCode = (words: string, language: string): boolean =>
  BEFORE_CODE.test(words) || fieldVerbsIn(language).has(foldText(words.trim()));

/** Signs in which a color that is named and has its code beside it is that code, where it is named, and once. */
export function withCodes(signs: readonly Sign[], text: string, language: string): Sign[] {
  const colors = signs.filter(isColor);
  const said = new Map<Sign, Sign | undefined>();
  for (const [at, name] of colors.entries()) {
    if (isCode(name, text)) continue;
    const [before, behind] = [colors[at - 1], colors[at + 1]];
    if (
      behind &&
      isCode(behind, text) &&
      leadsToCode(text.slice(name.end, behind.start), language) &&
      isOf(name.value, behind.value)
    ) {
      said.set(name, { ...name, value: behind.value });
      said.set(behind, undefined);
    } else if (
      before &&
      isCode(before, text) &&
      !said.has(before) &&
      BEHIND_CODE.test(text.slice(before.end, name.start)) &&
      isOf(name.value, before.value)
    )
      said.set(name, undefined);
  }
  return signs.flatMap((sign) => (said.has(sign) ? (said.get(sign) ?? []) : sign));
}
