import type { TypePairing } from '../assets/text-style.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import type { Direction } from '../layout/direction.ts';
import type { Brand } from './brand.ts';
import { schemeOfBrand, toBrandPalette } from './brand-palette.ts';
import { toBrandSigns } from './brand-signs.ts';
import { toBrandType } from './brand-type.ts';

export type BrandColors = Pick<Direction, 'scheme' | 'palette'> & { signs: Required<Direction>['signs'] };

/** The colors of a brand's cards; of a brand that has none, and of a request that asks for some, those are the request's. */
export function toBrandColors(request: DesignRequest, brand: Brand): BrandColors | undefined {
  const { colors } = hasColors(brand) || asksColors(request) ? brand : NEUTRAL;
  if (Object.keys(colors).length === 0) return undefined;
  const own = { ...brand, colors };
  // A dark card is only what a brand or a prompt asks for.
  const scheme = schemeOfBrand(own) ?? request.scheme ?? 'light';
  const palette = toBrandPalette(own, scheme);
  return { scheme, palette, signs: toBrandSigns(own, palette) };
}

// Of a brand whose colors are not known, none is made up.
const NEUTRAL: Pick<Brand, 'colors'> = { colors: { bg: '#f5f5f2', fg: '#18181b' } };

const asksColors = ({ colors, ground, ink }: DesignRequest): boolean =>
  colors.length > 0 || ground !== undefined || ink !== undefined;

const hasColors = ({ colors }: Brand): boolean => Object.keys(colors).length > 0;

const GROTESK: TypePairing = {
  display: { family: 'Inter', weight: 680, lineHeight: 1, letterSpacing: -0.035 },
  text: { family: 'Inter', weight: 500, lineHeight: 1.3 },
  label: { family: 'Inter', weight: 500, lineHeight: 1.3 },
};

/** The face that a brand's words are set in; undefined where it says nothing about that. */
export function toBrandFont({ family, heading }: Brand) {
  if (family === undefined && heading?.weight === undefined && heading?.letterSpacing === undefined)
    return undefined;
  const { display } = toBrandType(GROTESK, family ?? GROTESK.display.family, heading);
  const { letterSpacing = 0, weight, variation } = display;
  return { family: display.family, weight, letterSpacing, variation };
}
