import type { Drawing, DrawingColors } from '../../../art/drawings/drawing.ts';
import { curve, fill, lines, oval, type Point, path, polar, stroke } from '../../../art/svg.ts';
import { mix, toOklch } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

export const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** Path data of a star with `count` points; `depth` is the radius between them, of that of the points. */
export function star([x, y]: Point, radius: number, count: number, depth: number, turn = -90): string {
  const points = Array.from({ length: count * 2 }, (_, at) =>
    polar([x, y], at % 2 === 0 ? radius : radius * depth, turn + (at * 180) / count),
  );
  return lines(points, true);
}

/** Rays from a point to beyond the canvas, every second one painted. */
export function rays(from: Point, reach: number, count: number, paint: string): string {
  const step = 360 / (count * 2);
  const blades = Array.from({ length: count }, (_, at) =>
    lines([from, polar(from, reach, at * 2 * step), polar(from, reach, (at * 2 + 1) * step)], true),
  );
  return path(blades.join(''), paint);
}

/** A raster of dots turned by 45 degrees; `size` is their share of the largest at a place of the box, 0 to 1. */
export function halftone(
  { x, y, width, height }: Box,
  step: number,
  color: string,
  size: (across: number, down: number) => number,
): string {
  const rows: string[] = [];
  for (let row = 0; row * step * 0.5 <= height; row++) {
    const dots: string[] = [];
    for (let left = (row % 2) * step * 0.5; left <= width; left += step) {
      const radius =
        step * 0.36 * Math.sqrt(Math.max(0, Math.min(1, size(left / width, (row * step * 0.5) / height))));
      if (radius > 0.6) dots.push(oval([tenths(x + left), tenths(y + row * step * 0.5)], tenths(radius)));
    }
    // An element of its own for each dot takes half as long again to draw, and so does one for all of them.
    if (dots.length > 0) rows.push(path(dots.join(''), ''));
  }
  return `<g ${fill(color)}>${rows.join('')}</g>`;
}

/** Rounded as SVG text is: the ends of a dot would otherwise be rounded apart. */
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** A wavy line of `count` half waves. */
export function squiggle(
  [x, y]: Point,
  length: number,
  { count, thick, color, turn }: { count: number; thick: number; color: string; turn: number },
): string {
  const points = Array.from(
    { length: count + 1 },
    (_, at): Point => [x - length / 2 + (length * at) / count, y + (at % 2 === 0 ? -1 : 1) * length * 0.11],
  );
  return `<g transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})">${path(curve(points), stroke(color, thick))}</g>`;
}

/** Places in a box, about `spacing` apart, that are not near what must stay free. */
export function places(box: Box, spacing: number, keep: readonly Box[], random: Random): Point[] {
  const found: Point[] = [];
  for (let y = box.y + spacing * 0.3; y < box.y + box.height; y += spacing)
    for (let x = box.x + spacing * 0.3; x < box.x + box.width; x += spacing) {
      const at: Point = [x + random.range(-0.3, 0.3) * spacing, y + random.range(-0.3, 0.3) * spacing];
      const near = keep.some(
        (free) =>
          at[0] > free.x && at[0] < free.x + free.width && at[1] > free.y && at[1] < free.y + free.height,
      );
      if (!near) found.push(at);
    }
  return found;
}

/** A drawing in the steps between two inks, whatever its own colors. */
export function inTones({ natural }: Drawing, dark: string, light: string): DrawingColors {
  const own: DrawingColors = natural ?? {
    main: '#c8c8c8',
    second: '#8a8a8a',
    accent: '#e0e0e0',
    ink: '#202020',
    light: '#ffffff',
  };
  const tone = (color: string): string =>
    mix(dark, light, Math.min(1, Math.max(0, (toOklch(color).l - 0.25) / 0.7)));
  return {
    main: tone(own.main),
    second: tone(own.second),
    accent: tone(own.accent),
    ink: dark,
    light,
    ...(own.fixed ? { fixed: own.fixed.map(tone) } : {}),
  };
}

/** A drawing as its own silhouette in one color. */
export const inOneInk = ({ natural }: Drawing, color: string): DrawingColors => ({
  main: color,
  second: color,
  accent: color,
  ink: color,
  light: color,
  ...(natural?.fixed ? { fixed: natural.fixed.map(() => color) } : {}),
});
