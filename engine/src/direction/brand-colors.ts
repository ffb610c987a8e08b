import type { DesignRequest } from '../brief/design-request.ts';
import type { BrandSigns } from '../sheets/brand-signs.ts';
import type { Brand } from './brand.ts';
import { schemeOfBrand, toBrandPalette } from './brand-palette.ts';
import { toBrandSigns } from './brand-signs.ts';
import type { Direction } from './direction.ts';

export type BrandColors = Pick<Direction, 'scheme' | 'palette'> & { signs: BrandSigns };

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
