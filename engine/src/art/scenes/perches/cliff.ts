import { mix } from '../../../color/oklch.ts';
import { fill, lines, type Point, path, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A cliff that stands into the picture from the nearer edge, turf on its top, surf at its foot. */
export const cliff: Perch = {
  name: 'cliff',
  home: 'coast',
  reach: 'edge',
  rise: 1,
  level: 0.58,
  natural: { main: '#8d7f72', second: '#6b5f57', accent: '#a89a8a', ink: '#332d2b', light: '#f2f4f2' },
  make,
};

function make({ width, height, unit, level, from, to, random, turf, snowy }: PerchMeasure): MadePerch {
  const side = from + to > width ? 1 : -1;
  const edge = side > 0 ? width + unit * 0.05 : -unit * 0.05;
  const brink =
    side > 0 ? Math.max(unit * 0.2, from - unit * 0.16) : Math.min(width - unit * 0.2, to + unit * 0.16);
  const foot = height * 0.93;
  const drop = foot - level;
  const face: Point[] = [0, 0.12, 0.3, 0.52, 0.74, 0.9, 1].map((k, i) => [
    brink - side * (drop * 0.3 * k ** 1.3 + (i % 2 === 0 ? 1 : -1) * drop * 0.03 * random.next()),
    level + drop * k,
  ]);
  const bottom = face.at(-1) ?? [brink, foot];
  const back: Point = [brink + side * drop * 0.42, level];
  return {
    box: {
      x: Math.min(edge, bottom[0] - unit * 0.14),
      y: level - unit * 0.03,
      width: Math.abs(edge - bottom[0]) + unit * 0.14,
      height: height - level + unit * 0.03,
    },
    draw: ({ main, second, accent, ink, light }) => {
      const spin = random.fork('paint');
      const rock = lines([...face, [edge, foot], [edge, level]], true);
      const lit = lines(
        [
          ...face,
          [bottom[0] + side * drop * 0.2, foot],
          [brink + side * drop * 0.16, level + drop * 0.5],
          back,
        ],
        true,
      );
      let cracks = '';
      for (let i = 0; i < 12; i++) {
        const x = brink + side * Math.abs(edge - brink) * spin.range(0.05, 0.95);
        const y = level + drop * spin.range(0.2, 0.8);
        cracks += svg`M${x} ${y}l${-side * unit * 0.02} ${unit * spin.range(0.04, 0.1)}l${side * unit * 0.03} ${unit * spin.range(0.02, 0.06)}`;
      }
      const green = snowy ? mix(light, '#ffffff', 0.6) : turf;
      const sod = svg`M${brink - side * unit * 0.02} ${level}Q${brink + side * unit * 0.02} ${level - unit * 0.016} ${brink + side * unit * 0.12} ${level - unit * 0.012}H${edge}V${level + unit * 0.05}`;
      let fringe = '';
      const count = Math.ceil(Math.abs(edge - brink) / (unit * 0.09));
      for (let i = count; i > 0; i--) {
        const x = brink + ((edge - brink) * (i - 0.5)) / count;
        fringe += svg`Q${x} ${level + unit * spin.range(0.06, 0.12)} ${brink + ((edge - brink) * (i - 1)) / count} ${level + unit * 0.03}`;
      }
      const surf = Array.from({ length: 9 }, (_, i) => {
        const x = bottom[0] - side * unit * 0.08 + ((edge - bottom[0]) * i) / 8;
        const r = unit * spin.range(0.03, 0.06);
        return svg`M${x - r * 1.8} ${foot + unit * 0.01}q${r * 1.8} ${-r} ${r * 3.6} 0q${-r * 1.8} ${r * 0.8} ${-r * 3.6} 0Z`;
      });
      return (
        path(rock, fill(second)) +
        path(lit, fill(main)) +
        path(
          lines([...face.slice(0, 5), [brink + side * drop * 0.07, level + drop * 0.4]], true),
          fill(accent),
        ) +
        path(cracks, svg`fill="none" stroke="${ink}" stroke-opacity="0.35" stroke-width="${unit * 0.006}"`) +
        path(`${sod}${fringe}Z`, fill(green)) +
        path(surf.join(''), fill(light, 0.75))
      );
    },
  };
}
