import type { Composition, PlacedText } from '../composition.ts';
import type { Box } from '../geometry.ts';

// Accents, swashes and stacked marks leave their line, but hardly by more than this, in em.
const OVERHANG_EM = 1.5;
// The renderer's dither pattern repeats after so many pixels: a part drawn from here looks as it would in the whole.
export const GRID = 8;

/** The part of the canvas, in whole pixels, that glyphs, contours and shadows of the texts can reach. */
export function typeBounds({ texts, width, height }: Composition): Box {
  // A rotation is rounded by the place of its centre: such type is drawn the same in the whole canvas alone.
  if (texts.some(({ rotation }) => rotation)) return { x: 0, y: 0, width, height };
  const reaches = texts.map(toReach);
  const left = Math.max(0, Math.min(width, ...reaches.map(({ x }) => x)));
  const top = Math.max(0, Math.min(height, ...reaches.map(({ y }) => y)));
  const right = Math.min(width, Math.max(...reaches.map((reach) => reach.x + reach.width)));
  const bottom = Math.min(height, Math.max(...reaches.map((reach) => reach.y + reach.height)));
  const [x, y] = [Math.floor(left / GRID) * GRID, Math.floor(top / GRID) * GRID];
  return { x, y, width: Math.max(1, Math.ceil(right) - x), height: Math.max(1, Math.ceil(bottom) - y) };
}

function toReach({ box, fitted, outline, shadow }: PlacedText): Box {
  const cast = shadow ? Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) + 3 * shadow.blur : 0;
  const pad = OVERHANG_EM * fitted.size + (outline?.width ?? 0) + cast;
  // A line wider than its box sticks out on the side that it is not aligned to, or on both.
  const padX = pad + Math.max(0, fitted.width - box.width);
  return {
    x: box.x - padX,
    y: box.y - pad,
    width: box.width + 2 * padX,
    height: Math.max(box.height, fitted.height) + 2 * pad,
  };
}
