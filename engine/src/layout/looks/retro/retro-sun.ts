import { num, rect } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';

export type Rings = { x: number; y: number; core: number; band: number };
/** `bend` is the inner corner of the turn, which is rounded by `radius`; px. */
export type Road = { bend: Point; band: number; radius: number };
type Point = { x: number; y: number };

/** Concentric 70s bands around a solid disc; `stripes` run from the disc outwards. */
export function drawRings({ x, y, core, band }: Rings, stripes: readonly string[], disc: string): string {
  const bands = stripes
    .map(
      (fill, index) =>
        `<circle cx="${num(x)}" cy="${num(y)}" r="${num(core + band * (index + 1))}" fill="${fill}"/>`,
    )
    .reverse();
  return `${bands.join('')}<circle cx="${num(x)}" cy="${num(y)}" r="${num(core)}" fill="${disc}"/>`;
}

/**
 * Parallel bands that run along the foot of the canvas, bend up and leave at its top: a rainbow road.
 */
export function drawRoad(
  { width, height }: { width: number; height: number },
  { bend, band, radius }: Road,
  stripes: readonly string[],
): string {
  return stripes
    .map((stroke, index) => {
      const offset = band * (index + 0.5);
      const r = radius + offset;
      const x = bend.x + offset;
      const y = bend.y + offset;
      const path = `M${-width} ${num(y)}H${num(x - r)}A${num(r)} ${num(r)} 0 0 0 ${num(x)} ${num(y - r)}V${-height}`;
      return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${num(band + 0.6)}"/>`;
    })
    .join('');
}

/** Level bands along the foot of the canvas, `depth` px in all. */
export function drawFootStripes(
  { width, height }: { width: number; height: number },
  depth: number,
  stripes: readonly string[],
): string {
  const band = depth / stripes.length;
  return stripes
    .map((fill, index) => rect(0, height - depth + band * index, width, band + 0.6, `fill="${fill}"`))
    .join('');
}

/** Dots on a hexagonal grid that shrink with their distance from `corner` and are gone at `reach`. */
export function drawDotFade(area: Box, corner: Point, reach: number, step: number, fill: string): string {
  const dots: string[] = [];
  const rowHeight = step * 0.866;
  for (let row = 0; row * rowHeight < area.height + step; row++) {
    for (let column = 0; column * step < area.width + step; column++) {
      const x = area.x + column * step + (row % 2) * (step / 2);
      const y = area.y + row * rowHeight;
      const near = 1 - Math.hypot(x - corner.x, y - corner.y) / reach;
      const radius = step * 0.52 * near;
      if (radius > 0.7) dots.push(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/>`);
    }
  }
  return `<g fill="${fill}">${dots.join('')}</g>`;
}
