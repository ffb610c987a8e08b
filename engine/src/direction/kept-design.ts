import type { KeptDesign } from '@cardwright/contract/kept-design';
import { findDirection } from '../assets/scripts.ts';
import type { Brief } from '../brief/brief.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { titleOf } from '../brief/statement.ts';
import { hashText } from '../random.ts';
import { findStyle } from '../sheets/styles.ts';
import type { Brand } from './brand.ts';
import type { Direction } from './direction.ts';

export type { KeptDesign };

/** What a brief asks of a design, as numbers that are equal where it asks for the same. */
export type Asked = Pick<KeptDesign, 'tone' | 'shape'>;

/** Sums up what a brief asks for besides texts; `photo` is the key of the caller's picture. */
export function sumUp(
  { colors, scheme, style, look, layout, illustration, picture }: Brief,
  photo: string | undefined,
  brand: Brand | undefined,
): Asked {
  const sum = (...asked: unknown[]): number => hashText(JSON.stringify([photo ?? null, ...asked]));
  return {
    tone: sum(colors, scheme, style, look, brand?.colors ?? null),
    shape: sum(layout, illustration, picture),
  };
}

export const toKeptDesign = (
  { look, family, scheme, palette, hues, motif, swapped = false, seed }: Direction,
  how: Asked & Pick<KeptDesign, 'attempt' | 'chance'>,
): KeptDesign => ({
  look,
  ...(family !== undefined && { family }),
  scheme,
  palette,
  ...(hues && { hues: [...hues] }),
  motif,
  swapped,
  seed,
  ...how,
});

/** A direction with what was decided before in place of what would be decided now, as far as the brief asks for the same. */
export function keepDesign(
  direction: Direction,
  kept: KeptDesign,
  asked: Asked,
  request: DesignRequest,
): Direction {
  const { look, scheme, palette, hues, seed, swapped } = kept;
  const { hues: _, ...rest } = direction;
  // The colors of a brand depend on nothing but the composition.
  const tone = direction.signs ? { look } : { look, scheme, palette, ...(hues && { hues }) };
  // Of another version, or of nobody.
  const isKnown = findStyle(look) !== undefined;
  // Right-to-left words decide the side.
  const isOpen = kept.shape === asked.shape && findDirection(titleOf(request)) !== 'rtl';
  return {
    ...(isKnown && kept.tone === asked.tone ? { ...rest, ...tone } : direction),
    seed,
    ...(isOpen && { swapped }),
  };
}
