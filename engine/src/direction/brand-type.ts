import { clampWeight, getFontFamily, toTextFamily } from '../assets/font-catalogue.ts';
import type { TextStyle, TypePairing } from '../assets/text-style.ts';
import type { Brand } from './brand.ts';

// Letter spacing of titles in em: these classes are set tighter or wider than a look's own face.
const SPACING = { serif: -0.02, slab: -0.02, mono: -0.05, poster: 0, rounded: -0.01, hand: 0 } as const;

const REGULAR = 400;
// Of the largest optical size.
const STURDY = 0.2;

// Tighter, letters touch; wider, words fall apart.
const TRACKING = { least: -0.06, most: 0.12 } as const;

/** Sets a look's pairing in a brand's family, and its headings as the brand does; sizes stay the look's. */
export function toBrandType(
  pairing: TypePairing,
  family: string,
  { weight, letterSpacing }: Required<Brand>['heading'] = {},
): TypePairing {
  const { fontClass } = getFontFamily(family);
  const small = toTextFamily(family);
  const display = inFamily({ ...pairing.display, ...(weight !== undefined && { weight }) }, family);
  const own = letterSpacing && {
    letterSpacing: Math.min(TRACKING.most, Math.max(TRACKING.least, letterSpacing)),
  };
  const { opticalSizes } = getFontFamily(family);
  // In its display cut, a light serif is drawn in hairlines, which a thumbnail loses.
  const isHairline = fontClass === 'serif' && display.weight < REGULAR && opticalSizes !== undefined;
  return {
    display: {
      ...display,
      ...(isHairline && { variation: `"opsz" ${Math.round(opticalSizes[1] * STURDY)}` }),
      ...(fontClass !== 'sans' && { letterSpacing: SPACING[fontClass] }),
      ...own,
    },
    text: inFamily(pairing.text, small),
    label: inFamily(pairing.label, small),
  };
}

const inFamily = ({ variation: _, ...style }: TextStyle, family: string): TextStyle => ({
  ...style,
  family,
  weight: clampWeight(family, style.weight),
});
