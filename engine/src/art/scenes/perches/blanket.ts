import { mix } from '../../../color/oklch.ts';
import { fill, lines, type Point, path, stroke, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A chequered blanket on the ground, under all who sit on it. */
export const blanket: Perch = {
  name: 'blanket',
  home: 'park',
  reach: 'around',
  rise: 0,
  natural: { main: '#d8574b', second: '#b5433a', accent: '#f6ead6', ink: '#54211d', light: '#fff6e6' },
  make,
};

function make({ unit, level, from, to }: PerchMeasure): MadePerch {
  const deep = unit * 0.15;
  const [left, right] = [from - unit * 0.05, to + unit * 0.05];
  const slant = unit * 0.09;
  const top = level - deep * 0.62;
  const foot = level + deep * 0.38;
  const at = (k: number, down: number): Point => [
    left + slant * (1 - down) + (right - left - slant * (1 - down) * 2 + 0) * k,
    top + (foot - top) * down,
  ];
  const columns = Math.max(6, Math.round((right - left) / (unit * 0.085)));
  return {
    box: {
      x: left - unit * 0.02,
      y: top - 2,
      width: right - left + unit * 0.04,
      height: foot - top + unit * 0.03,
    },
    draw: ({ main, second, accent, ink, light }) => {
      let [pale, rows] = ['', ''];
      for (let i = 0; i < columns; i += 2)
        pale += lines(
          [at(i / columns, 0), at((i + 1) / columns, 0), at((i + 1) / columns, 1), at(i / columns, 1)],
          true,
        );
      for (const [a, b] of [
        [0, 0.2],
        [0.4, 0.6],
        [0.8, 1],
      ] as const)
        rows += lines([at(0, a), at(1, a), at(1, b), at(0, b)], true);
      let fringe = '';
      for (let i = 0; i <= columns * 2; i++) {
        const [x, y] = at(i / (columns * 2), 1);
        fringe += svg`M${x} ${y}v${unit * 0.012}`;
      }
      return (
        path(fringe, stroke(mix(accent, ink, 0.1), unit * 0.005)) +
        path(lines([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], true), fill(main)) +
        path(pale, fill(accent, 0.62)) +
        path(rows, fill(accent, 0.42)) +
        path(lines([at(0, 0.93), at(1, 0.93), at(1, 1), at(0, 1)], true), fill(second, 0.35)) +
        path(lines([at(0, 0), at(1, 0)]), stroke(light, unit * 0.004, 0.6))
      );
    },
  };
}
