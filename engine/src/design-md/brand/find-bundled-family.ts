import { type CardFont, findBundled, findCardFont, splitFontStack } from '../derive/font-families.ts';

// As `og_brand` sets them.
const STAND_INS: Readonly<Record<CardFont, string>> = {
  system: 'Inter',
  apple: 'Inter',
  arial: 'Arimo',
  helvetica: 'Arimo',
  serif: 'Newsreader',
  mono: 'JetBrains Mono',
};

// What we do not have is most often a plain sans; in that, a picture says nothing that the brand does not.
const NEUTRAL = 'Inter';

/**
 * The family that pictures are set in: the first one named that is bundled, or what stands for it on a card. A
 * neutral one for brands with a face of their own; undefined for those that name none.
 */
export function findBundledFamily(stacks: readonly string[]): string | undefined {
  for (const stack of stacks) {
    for (const family of splitFontStack(stack)) {
      const bundled = findBundled(family) ?? toStandIn(family);
      if (bundled !== undefined) return bundled;
    }
  }
  return stacks.length > 0 ? NEUTRAL : undefined;
}

function toStandIn(family: string): string | undefined {
  const match = findCardFont(family);
  return match && STAND_INS[match.font];
}
