import type { DesignRequest } from '../brief/design-request.ts';
import type { Direction } from '../layout/direction.ts';
import type { Brand } from './brand.ts';
import { schemeOfBrand, toBrandPalette } from './brand-palette.ts';
import { toBrandType } from './brand-type.ts';
import { type DirectOptions, direct } from './direct.ts';

// Looks that draw in the palette and type of their direction. The others bring their own: a neon night or a seventies
// print would replace the brand's colours.
const BRAND_LOOKS: readonly string[] = ['editorial', 'engineering', 'geometric', 'swiss'];

/** Directs a design for a brand, which decides colours and type family. */
export function directBrand(request: DesignRequest, brand: Brand, options: DirectOptions): Direction {
  if (!hasColors(brand) && brand.family === undefined) return direct(request, options);
  const { accent, fg } = brand.colors;
  const scheme = schemeOfBrand(brand) ?? request.scheme;
  // What the brand leaves open is chosen to match what it decides.
  const wish: DesignRequest = {
    ...request,
    colors: [accent ?? fg ?? request.colors[0]].filter((color) => color !== undefined),
    ...(scheme && { scheme }),
  };
  const own = BRAND_LOOKS.filter((name) => name === request.look);
  const direction = direct(wish, { ...options, looks: own.length > 0 ? own : BRAND_LOOKS });
  return {
    ...direction,
    palette: hasColors(brand) ? toBrandPalette(brand, direction.scheme) : direction.palette,
    type: brand.family === undefined ? direction.type : toBrandType(direction.type, brand.family),
    branded: true,
  };
}

const hasColors = ({ colors }: Brand): boolean => Object.keys(colors).length > 0;
