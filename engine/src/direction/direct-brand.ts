import type { TypePairing } from '../assets/text-style.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import type { Direction } from '../layout/direction.ts';
import { identity } from '../layout/looks/identity/identity.ts';
import type { Brand } from './brand.ts';
import { schemeOfBrand, toBrandPalette } from './brand-palette.ts';
import { toBrandSigns } from './brand-signs.ts';
import { toBrandType } from './brand-type.ts';
import { type DirectOptions, direct } from './direct.ts';

// Looks that draw pictures in the palette and type of their direction. The others bring their own: a neon night or a
// seventies print would replace the brand's colors.
const BRAND_LOOKS: readonly string[] = ['editorial', 'engineering', 'geometric', 'swiss'];

/** Directs a design for a brand, which decides colors and type family. */
export function directBrand(request: DesignRequest, brand: Brand, options: DirectOptions): Direction {
  const { colors } = hasColors(brand) || asksColors(request) ? brand : NEUTRAL;
  if (Object.keys(colors).length === 0 && brand.family === undefined) return direct(request, options);
  const { accent, fg } = colors;
  // A dark card is only what a brand or a prompt asks for.
  const scheme = schemeOfBrand({ ...brand, colors }) ?? request.scheme ?? 'light';
  // What the brand leaves open is chosen to match what it decides.
  const wish: DesignRequest = {
    ...request,
    colors: [accent ?? fg ?? request.colors[0]].filter((color) => color !== undefined),
    scheme,
  };
  const own = BRAND_LOOKS.filter((name) => name === request.look);
  const direction = direct(wish, { ...options, looks: own.length > 0 ? own : BRAND_LOOKS });
  // A brand's card is its colors, type and shapes; a picture beside them is only what the prompt asks for.
  const isPictured = own.length > 0 || options.photo !== undefined || asksPicture(request);
  const palette =
    Object.keys(colors).length > 0
      ? toBrandPalette({ ...brand, colors }, direction.scheme)
      : direction.palette;
  return {
    ...direction,
    ...(!isPictured && { look: identity.name, motif: '' }),
    palette,
    type: toType(brand, isPictured ? direction.type : identity.pairings[0], isPictured),
    branded: true,
    signs: toBrandSigns({ ...brand, colors }, palette),
  };
}

/** A look for pictures keeps its own type where the brand names no family; a brand's own card is in the neutral one. */
function toType({ family, heading }: Brand, pairing: TypePairing, isPictured: boolean): TypePairing {
  if (family !== undefined) return toBrandType(pairing, family, heading);
  return isPictured ? pairing : toBrandType(pairing, pairing.display.family, heading);
}

const asksPicture = ({ kind, illustration = [], scene, styles = [] }: DesignRequest): boolean =>
  kind === 'picture' ||
  illustration.length > 0 ||
  (scene !== undefined && namesSomething(scene)) ||
  styles.some(({ style }) => !OF_WORDS.has(style));

// What a card of words is called ("a stat card", "a clean card") asks for no drawing.
const OF_WORDS: ReadonlySet<string> = new Set(['infographic', 'minimalist', 'corporate']);

/** Whether a scene has anything to show; one of unknown words alone would be filled with a pattern. */
const namesSomething = ({ things, place, sights }: NonNullable<DesignRequest['scene']>): boolean =>
  things.length > 0 || place !== undefined || sights.length > 0;

// Of a brand whose colors are not known, none is made up.
const NEUTRAL: Pick<Brand, 'colors'> = { colors: { bg: '#f5f5f2', fg: '#18181b' } };

const asksColors = ({ colors, ground, ink }: DesignRequest): boolean =>
  colors.length > 0 || ground !== undefined || ink !== undefined;

const hasColors = ({ colors }: Brand): boolean => Object.keys(colors).length > 0;
