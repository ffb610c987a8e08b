import type { Copy } from '../../brief/design-request.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { polish, tidy } from './title.ts';

const SIDE = /(?<=[.!?:;\n。；：！？]\s*)(\p{L}[^.:：;,\n]{0,23}?)\s?[:：]\s*(?=\S)/gu;
const MAX_SIDES = 4;

/**
 * "Free vs Pro. Free: 1 project, community support. Pro: unlimited projects": a line for each side, with what is said
 * of it. Undefined where the sides are not named before.
 */
export function readComparison(words: string): Copy | undefined {
  const sides = [...words.matchAll(SIDE)];
  const heading = words.slice(0, sides[0]?.index ?? 0);
  const named = foldText(heading);
  if (
    sides.length < 2 ||
    sides.length > MAX_SIDES ||
    !sides.every(([, name = '']) => named.includes(foldText(name)))
  )
    return undefined;
  const lines = sides.map((side, index) => {
    const said = tidy(words.slice(side.index + side[0].length, sides[index + 1]?.index)).replace(
      /(?<=\p{Lu}{2})\.$/u,
      '',
    );
    return `${side[1]}: ${said}`;
  });
  return { title: polish(heading), lines };
}
