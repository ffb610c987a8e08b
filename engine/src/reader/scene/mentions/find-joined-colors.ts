import { grammarOf } from '../../../lexicon/grammar.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import type { Mention } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { isPerson } from '../things/is-person.ts';

// Beside these the character names a kind: red wine, black tea, brown bread.
const KINDS = setOf('named-by-color');

/** Finds colors of one character directly before a thing: `红伞`, `黒猫`. */
export function findJoinedColors(
  { text }: Reading,
  language: string,
  things: readonly { noun: string; start: number; end: number }[],
): Mention<string>[] {
  const colors = Object.entries(grammarOf(language).colorSigns);
  if (colors.length === 0) return [];
  const colorOf = (sign: string | undefined): string | undefined =>
    sign ? colors.find(([, signs]) => signs.includes(sign))?.[0] : undefined;
  return things.flatMap(({ noun, start }): Mention<string>[] => {
    const color = colorOf(text[start - 1]);
    // "红绿灯", "黑白猫" have two colors; before a person the character is about skin.
    if (!color || colorOf(text[start - 2]) || KINDS.has(noun) || isPerson(noun)) return [];
    return [{ value: color, start: start - 1, end: start }];
  });
}
