import { clampWeight, getFontTraits, isOwnFont } from '../assets/font-catalogue.ts';
import type { TemplateValues } from './template.ts';

type FontName = 'system' | 'apple' | 'arial' | 'helvetica' | 'serif' | 'mono';

/** How titles are set; other texts are in the same family, or in one of their own. */
export type BrandFont = {
  family: string;
  letterSpacing: number;
  weight: number;
  /** Of other texts. */
  text?: string;
  /** CSS `font-variation-settings`. */
  variation?: string;
};

// Bundled families in place of common system fonts; docs/templates.md gives the reasons.
const BRAND_FONTS: Readonly<Record<FontName, BrandFont>> = {
  system: { family: 'Inter', letterSpacing: -0.032, weight: 750 },
  apple: { family: 'Inter', letterSpacing: -0.036, weight: 700 },
  arial: { family: 'Arimo', letterSpacing: -0.022, weight: 700 },
  helvetica: { family: 'Arimo', letterSpacing: -0.036, weight: 700 },
  serif: { family: 'Newsreader', letterSpacing: -0.022, weight: 600 },
  mono: { family: 'JetBrains Mono', letterSpacing: -0.045, weight: 700 },
};

// Fonts that are used for headlines as they are have their own spacing.
const OWN_FONT = { letterSpacing: 0, weight: 700 };

/** The font that a `font` parameter names; undefined without one. */
export function findBrandFont(name: string | undefined): BrandFont | undefined {
  if (name === undefined) return undefined;
  return isOwnFont(name) ? { ...OWN_FONT, family: name } : BRAND_FONTS[name as FontName];
}

// Letters of these faces are drawn as close as they should stand.
const LOOSE = new Set(['serif', 'slab', 'poster', 'rounded', 'hand']);
// Cooper and its kin have round ends and little contrast at any size.
const SOFT = { family: 'Fraunces', variation: '"SOFT" 100, "WONK" 0, "opsz" 30' } as const;
const USUAL = { weight: 700, tight: -0.03, loose: -0.01 } as const;

/** The font of a card's values: its family, its weight as far as the family has it, its letter spacing. */
export function toBrandFont({
  font,
  fontFamily,
  fontWeight,
  tracking,
  textFamily,
  fontCut,
}: TemplateValues): BrandFont {
  const named = findBrandFont(font) ?? BRAND_FONTS.system;
  // A family that a name stands for is set as by that name.
  const own =
    fontFamily !== undefined && fontFamily !== named.family
      ? (Object.values(BRAND_FONTS).find(({ family }) => family === fontFamily) ?? toFontOf(fontFamily))
      : named;
  return {
    family: own.family,
    weight: clampWeight(own.family, fontWeight === undefined ? own.weight : Number(fontWeight)),
    letterSpacing: tracking === undefined ? own.letterSpacing : Number(tracking) / 1000,
    ...(textFamily !== undefined && { text: textFamily }),
    ...(fontCut === 'soft' && own.family === SOFT.family && { variation: SOFT.variation }),
  };
}

const toFontOf = (family: string): BrandFont => ({
  family,
  weight: USUAL.weight,
  letterSpacing: LOOSE.has(getFontTraits(family).fontClass) ? USUAL.loose : USUAL.tight,
});
