import type { Brief } from '../brief/brief.ts';
import type { Brand } from './brand.ts';
import { schemeOfBrand, toBrandPalette } from './brand-palette.ts';
import { toBrandType } from './brand-type.ts';
import { type DirectOptions, direct } from './direct.ts';
import type { Direction } from './direction.ts';

// Looks that draw in the palette and the type of their direction. The others are costumes: a neon night or a
// seventies print would take the place of the brand's own colours.
const BRAND_LOOKS: readonly string[] = ['editorial', 'engineering', 'geometric', 'swiss'];

/** The art director at work for a brand: its colours and its family rule, the look arranges. */
export function directBrand(brief: Brief, brand: Brand, options: DirectOptions): Direction {
  if (!hasColors(brand) && brand.family === undefined) return direct(brief, options);
  const { accent, fg } = brand.colors;
  const scheme = schemeOfBrand(brand) ?? brief.scheme;
  // What the brand leaves open is chosen to suit what it decides.
  const wish: Brief = {
    ...brief,
    colors: [accent ?? fg ?? brief.colors[0]].filter((color) => color !== undefined),
    ...(scheme && { scheme }),
  };
  const direction = direct(wish, { ...options, looks: BRAND_LOOKS });
  return {
    ...direction,
    palette: hasColors(brand) ? toBrandPalette(brand, direction.scheme) : direction.palette,
    type: brand.family === undefined ? direction.type : toBrandType(direction.type, brand.family),
    branded: true,
  };
}

const hasColors = ({ colors }: Brand): boolean => Object.keys(colors).length > 0;
