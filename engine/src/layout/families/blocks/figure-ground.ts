import type { Drawing } from '../../../art/drawings/drawing.ts';
import {
  type ColorsOnBackdrop,
  standsOut,
  toColorsOnBackdrop,
} from '../../../art/drawings/drawing-colors.ts';
import { toOklch, withLightness } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { FamilyContext } from '../family.ts';
import { toField } from './kit.ts';

/** A figure in its colors, what is behind it, and the ground of the whole card with the inks on it. */
export type FigureGround = ColorsOnBackdrop & { ground: Palette };

// The two ends of a hue: a night and a paper.
const DEEP = 0.26;
const PALE = 0.93;

/** One ground for a whole card that its figure stands out from. A ground that was asked for is the only one. */
export function toFigureGround(
  { style: { palette }, request, field }: FamilyContext,
  drawing: Drawing,
): FigureGround {
  const found = toColorsOnBackdrop(drawing, palette, request);
  const { colors, backdrop } = found;
  if ([request.ground, request.scheme, request.ink].some((wish) => wish !== undefined))
    return { ...found, ground: palette };
  const far = withLightness(backdrop, toOklch(colors.main).l > 0.6 ? DEEP : PALE);
  const grounds = [backdrop, far, backdrop, palette.background].filter(
    (color) => color === backdrop || (request.colorWords === undefined && standsOut(colors.main, color)),
  );
  const ground = grounds[Math.floor(field * grounds.length)] ?? backdrop;
  return { ...found, ground: ground === palette.background ? palette : toField(palette, ground) };
}

/** What lies behind a figure on its ground: its own backdrop, or a shade of the ground where that is the same. */
export function toShade({ backdrop, ground: { background } }: FigureGround): string {
  if (backdrop !== background) return backdrop;
  const { l } = toOklch(background);
  return withLightness(background, l > 0.55 ? l - 0.06 : l + 0.06);
}
