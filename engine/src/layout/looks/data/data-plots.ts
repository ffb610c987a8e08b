import { curve, fill, lines, type Point, path, rect, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

type Plot = (box: Box, palette: Palette, random: Random) => string;

/** Values that grow, not without setbacks; 0..1. */
function grow(count: number, random: Random): number[] {
  const bend = random.range(1.3, 2.2);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count;
    return Math.min(1, Math.max(0.08, 0.14 + 0.8 * t ** bend + random.range(-0.07, 0.07)));
  });
}

/** Bars from edge to edge, the last one in the accent. */
const drawBars: Plot = (box, palette, random) => {
  const count = Math.max(9, Math.round(box.width / (box.height * 0.16)));
  const slot = box.width / count;
  return grow(count, random)
    .map((value, i) => {
      const tone =
        i === count - 2 ? palette.accent : mix(palette.background, palette.accent, 0.2 + 0.3 * (i / count));
      const height = box.height * value;
      return rect(box.x + slot * (i + 0.1), box.y + box.height - height, slot * 0.8, height + 2, fill(tone));
    })
    .join('');
};

/** Two areas, one before the other, and the line of the nearer one. */
const drawAreas: Plot = (box, palette, random) => {
  const area = (name: string, share: number): Point[] => {
    const values = grow(9, random.fork(name));
    return [values[0] ?? 0, ...values].map(
      (value, i): Point => [
        box.x - box.width * 0.02 + (box.width * 1.04 * i) / 9,
        box.y + box.height * (1 - value * share),
      ],
    );
  };
  const close = (points: readonly Point[]): string => {
    const foot = box.y + box.height + 2;
    return `${curve(points)}L${box.x + box.width * 1.02} ${foot}L${box.x - box.width * 0.02} ${foot}Z`;
  };
  const [far, near] = [area('far', 0.98), area('near', 0.62)];
  return (
    path(close(far), fill(mix(palette.background, palette.accent2, 0.38))) +
    path(close(near), fill(mix(palette.background, palette.accent, 0.62))) +
    path(curve(near), stroke(palette.accent, Math.max(3, box.height * 0.025)))
  );
};

/** Columns of dots, filled from below. */
const drawDotColumns: Plot = (box, palette, random) => {
  const rows = 9;
  const step = box.height / rows;
  const count = Math.round(box.width / step);
  const values = grow(count, random);
  const each = box.width / count;
  return values
    .flatMap((value, column) =>
      Array.from({ length: rows }, (_, row) => {
        const full = row < Math.round(value * rows);
        const x = box.x + each * (column + 0.5);
        const y = box.y + box.height - step * (row + 0.5);
        const tone = full
          ? column === count - 2
            ? palette.accent2
            : palette.accent
          : mix(palette.background, palette.foreground, 0.12);
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(step * 0.32).toFixed(1)}" fill="${tone}"/>`;
      }),
    )
    .join('');
};

/** A plot that says growth and no figures; which one, the seed decides. */
export const drawPlot: Plot = (box, palette, random) =>
  random.pick([drawBars, drawAreas, drawDotColumns])(box, palette, random.fork('plot'));

/** Rules of a chart over a box, with a tick at each end. */
export function drawRules({ x, y, width, height }: Box, count: number, thick: number, color: string): string {
  const rules = Array.from({ length: count }, (_, i) => {
    const at = y + (height * i) / (count - 1);
    return lines([
      [x, at],
      [x + width, at],
    ]);
  });
  return path(rules.join(''), stroke(color, thick));
}
