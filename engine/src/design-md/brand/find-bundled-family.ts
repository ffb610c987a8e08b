import { type CardFont, findBundled, findCardFont, splitFontStack } from '../derive/font-families.ts';
import { findSimilar } from '../derive/similar-families.ts';

// A heading is large: Inter is nearer to Helvetica there than the metric copy of Arial, and has its heavy weights.
const STAND_INS: Readonly<Record<CardFont, string>> = {
  system: 'Inter',
  apple: 'Inter',
  arial: 'Inter',
  helvetica: 'Inter',
  serif: 'Newsreader',
  mono: 'JetBrains Mono',
};

// What we do not have is most often a plain sans; in that, a picture says nothing that the brand does not.
const NEUTRAL = 'Inter';

/**
 * The family that pictures are set in: the first one named that is bundled, one like it, or what stands for it on a
 * card. A neutral one for brands with a face of their own; undefined for those that name none.
 */
export function findBundledFamily(stacks: readonly string[]): string | undefined {
  for (const stack of stacks) {
    const families = splitFontStack(stack);
    const find = (by: (family: string) => string | undefined): string | undefined =>
      families.map(by).find((family) => family !== undefined);
    const family = find(findBundled) ?? find(findSimilar) ?? find(toStandIn);
    if (family !== undefined) return family;
  }
  return stacks.length > 0 ? NEUTRAL : undefined;
}

function toStandIn(family: string): string | undefined {
  const match = findCardFont(family);
  return match && STAND_INS[match.font];
}
