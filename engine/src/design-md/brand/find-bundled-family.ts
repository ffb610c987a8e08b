import { FONT_FAMILIES } from '../../assets/font-catalogue.ts';
import { type CardFont, findCardFont, splitFontStack } from '../derive/font-families.ts';

// As `og_brand` sets them.
const STAND_INS: Readonly<Record<CardFont, string>> = {
  system: 'Inter',
  apple: 'Inter',
  arial: 'Arimo',
  helvetica: 'Arimo',
  serif: 'Newsreader',
  mono: 'JetBrains Mono',
};
// One of these has a script for its reason, and stands in for it by itself.
const OF_A_SCRIPT = /^noto sans ./;

const BY_NAME = new Map(
  [...FONT_FAMILIES.keys()]
    .map((name) => [name.toLowerCase(), name] as const)
    .filter(([name]) => !OF_A_SCRIPT.test(name)),
);

// What we do not have is most often a plain sans; in that, a picture says nothing that the brand does not.
const NEUTRAL = 'Inter';

/**
 * The family that pictures are set in: the first one named that is bundled, or what stands for it on a card. A
 * neutral one for brands with a face of their own; undefined for those that name none.
 */
export function findBundledFamily(stacks: readonly string[]): string | undefined {
  for (const stack of stacks) {
    for (const family of splitFontStack(stack)) {
      const plain = family.toLowerCase().replace(/ (?:variable|vf)$/, '');
      const bundled = BY_NAME.get(plain) ?? toStandIn(family);
      if (bundled !== undefined) return bundled;
    }
  }
  return stacks.length > 0 ? NEUTRAL : undefined;
}

function toStandIn(family: string): string | undefined {
  const match = findCardFont(family);
  return match && STAND_INS[match.font];
}
