import { mix } from '../../../color/oklch.ts';
import { fill, filled, lines, type Point, path, rect, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** The ridge of a tiled roof, its slope running out of the picture, with a chimney where nobody is. */
export const roof: Perch = {
  name: 'roof',
  home: 'village',
  reach: 'across',
  rise: 0.7,
  natural: { main: '#b4573f', second: '#8f4030', accent: '#cf7757', ink: '#3b2320', light: '#eadfd0' },
  make,
};

function make({ width, height, unit, level, from, to, snowy }: PerchMeasure): MadePerch {
  const reach = unit * 0.34;
  // The ridge ends where the free side is; there the gable falls.
  const free = from > width - to ? -1 : 1;
  const end = free > 0 ? Math.min(width * 0.86, to + reach) : Math.max(width * 0.14, from - reach);
  const far = free > 0 ? -unit * 0.1 : width + unit * 0.1;
  const slant = unit * 0.26 * free;
  const course = unit * 0.052;
  const chimney = {
    x: free > 0 ? Math.max(unit * 0.1, from - unit * 0.34) : Math.min(width - unit * 0.1, to + unit * 0.34),
    width: unit * 0.13,
    height: unit * 0.16,
  };
  const stack =
    chimney.x > 0 &&
    chimney.x < width &&
    (chimney.x + chimney.width < from || chimney.x - chimney.width > to);
  const top = stack ? level - chimney.height : level - unit * 0.02;
  return {
    box: { x: 0, y: top, width, height: height - top },
    draw: ({ main, second, accent, ink, light }) => {
      const drop = height - level;
      const slope: Point[] = [
        [far, level],
        [end, level],
        [end + slant * (drop / (unit * 0.3)), height],
        [far, height],
      ];
      const edgeAt = (y: number): number => end + slant * ((y - level) / (unit * 0.3));
      let [rows, tiles] = ['', ''];
      for (let row = 0, y = level; y < height; row++, y += course) {
        const edge = edgeAt(y + course);
        const [a, b] = [Math.min(far, edge), Math.max(far, edge)];
        for (let x = a + (row % 2 === 0 ? 0 : course * 0.7); x < b; x += course * 1.4)
          tiles += svg`M${x} ${y}v${course * 0.75}q${course * 0.7} ${course * 0.5} ${Math.min(course * 1.4, b - x)} 0`;
        rows += svg`M${a} ${y}H${b}v${course * 0.28}H${a}Z`;
      }
      const line = svg`stroke="${ink}" stroke-opacity="0.34" stroke-width="${unit * 0.005}" fill="none"`;
      const white = mix(light, '#ffffff', 0.8);
      const board = filled(
        light,
      )`M${end} ${level}L${end + unit * 0.035 * free} ${level}L${edgeAt(height) + unit * 0.035 * free} ${height}L${edgeAt(height)} ${height}Z`;
      const { x } = chimney;
      const bricks = stack
        ? rect(
            x - chimney.width / 2,
            top,
            chimney.width,
            chimney.height + unit * 0.02,
            fill(mix(second, light, 0.18)),
          ) +
          rect(
            x - chimney.width / 2,
            top,
            chimney.width * 0.36,
            chimney.height + unit * 0.02,
            fill(ink, 0.2),
          ) +
          rect(
            x - chimney.width * 0.62,
            top,
            chimney.width * 1.24,
            unit * 0.026,
            fill(snowy ? white : mix(light, ink, 0.25)),
          )
        : '';
      return (
        bricks +
        path(lines(slope, true), fill(main)) +
        path(rows, fill(accent, snowy ? 0.2 : 0.5)) +
        path(tiles, line) +
        board +
        rect(
          Math.min(far, end),
          level - unit * 0.014,
          Math.abs(end - far),
          unit * 0.034,
          fill(snowy ? white : second),
          unit * 0.014,
        ) +
        rect(
          Math.min(far, end),
          level - unit * 0.014,
          Math.abs(end - far),
          unit * 0.013,
          fill(snowy ? white : accent),
          unit * 0.006,
        )
      );
    },
  };
}
