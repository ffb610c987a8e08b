import { clampWeight, getFontFamily } from '../assets/font-catalogue.ts';
import type { Brand } from './brand.ts';

// Letter spacing of titles in em: these classes are set tighter or wider than a grotesk.
const SPACING = { serif: -0.01, slab: -0.005, mono: -0.05, poster: 0, rounded: -0.01, hand: 0 } as const;

const REGULAR = 400;
// Of the largest optical size.
const STURDY = 0.2;

// Tighter, letters touch; wider, words fall apart.
const TRACKING = { least: -0.06, most: 0.12 } as const;

// What titles are set in where a brand says only how heavy or how wide they are.
const GROTESK = { family: 'Inter', weight: 680, letterSpacing: -0.025 } as const;

/** The face that a brand's words are set in; undefined where it says nothing about that. */
export function toBrandFont({ family: named, heading = {} }: Brand) {
  if (named === undefined && heading.weight === undefined && heading.letterSpacing === undefined)
    return undefined;
  const family = named ?? GROTESK.family;
  const { fontClass, opticalSizes } = getFontFamily(family);
  const weight = clampWeight(family, heading.weight ?? GROTESK.weight);
  const usual = fontClass === 'sans' ? GROTESK.letterSpacing : SPACING[fontClass];
  const letterSpacing = heading.letterSpacing
    ? Math.min(TRACKING.most, Math.max(TRACKING.least, heading.letterSpacing))
    : usual;
  // In its display cut, a light serif is drawn in hairlines, which a thumbnail loses.
  const isHairline = fontClass === 'serif' && weight < REGULAR && opticalSizes !== undefined;
  const variation = isHairline ? `"opsz" ${Math.round(opticalSizes[1] * STURDY)}` : undefined;
  return { family, weight, letterSpacing, variation };
}
