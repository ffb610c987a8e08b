import { colorDistance } from '../../color/color-distance.ts';
import { oklch, toOklch } from '../../color/oklch.ts';
import type { Drawing, DrawingColors } from './drawing.ts';
import type { Tone } from './drawing-row.ts';
import { outlineOf } from './outlines.ts';

// In OKLab, set by eye: nearer than this, an edge is lost at the size of a thumbnail.
const EDGE_APART = 0.13;
/** Of its outline that must differ from what is behind it for a thing to keep its shape. */
export const LEAST_SEEN = 0.8;
const STEP = 0.01;

/** How much of a drawing's outline differs from a ground, 0 to 1. */
export function seenShare(drawing: Drawing, colors: DrawingColors, ground: string): number {
  const seen = Object.entries(outlineOf(drawing)).filter(
    ([tone]) => colorDistance(colors[tone as Tone], ground) >= EDGE_APART,
  );
  return seen.reduce((sum, [, percent]) => sum + percent, 0) / 100;
}

/**
 * The colors in which a drawing keeps its shape on a ground that is given: what melts into it at the edge steps away in
 * lightness, the longest edge first. The `exact` colors stay.
 */
export function partOutline(
  drawing: Drawing,
  colors: DrawingColors,
  ground: string,
  exact: readonly string[] = [],
): DrawingColors {
  const edges = Object.entries(outlineOf(drawing)) as [Tone, number][];
  const parted = { ...colors };
  for (const [tone] of edges.sort(([, a], [, b]) => b - a)) {
    if (seenShare(drawing, parted, ground) >= LEAST_SEEN) break;
    if (!exact.includes(parted[tone])) parted[tone] = stepAway(parted[tone], ground);
  }
  return parted;
}

/** The nearest lightness at which a color differs from a ground. */
function stepAway(color: string, ground: string): string {
  const { l, c, h } = toOklch(color);
  const side = l >= toOklch(ground).l ? STEP : -STEP;
  for (let steps = 0; Math.abs(steps * STEP) <= 1; steps++) {
    for (const lightness of [l + steps * side, l - steps * side]) {
      if (lightness < 0 || lightness > 1) continue;
      const moved = oklch(lightness, c, h);
      if (colorDistance(moved, ground) >= EDGE_APART) return moved;
    }
  }
  return color;
}
