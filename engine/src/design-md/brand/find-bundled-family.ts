import { type CardFont, findBundled, findCardFont, splitFontStack } from '../derive/font-families.ts';
import { findSimilar } from './similar-families.ts';

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
  const [own] = stacks;
  // The brand's own face goes before what its document falls back to.
  const similar = own === undefined ? undefined : findSimilar(own);
  if (similar !== undefined && !namesBundled(own)) return similar;
  for (const stack of stacks) {
    for (const family of splitFontStack(stack)) {
      const bundled = findBundled(family) ?? toStandIn(family);
      if (bundled !== undefined) return bundled;
    }
  }
  return stacks.length > 0 ? NEUTRAL : undefined;
}

const namesBundled = (stack = ''): boolean =>
  splitFontStack(stack).some((family) => findBundled(family) !== undefined);

function toStandIn(family: string): string | undefined {
  const match = findCardFont(family);
  return match && STAND_INS[match.font];
}
