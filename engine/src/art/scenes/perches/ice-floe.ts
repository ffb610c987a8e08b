import { mix } from '../../../color/oklch.ts';
import { fill, filled, lines, type Point, path } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A slab of ice afloat under those on it. */
export const iceFloe: Perch = {
  name: 'ice floe',
  home: 'polar-sea',
  reach: 'afloat',
  rise: 0.14,
  natural: { main: '#dceaf2', second: '#9fc3d6', accent: '#f6fbfd', ink: '#3f6a83', light: '#ffffff' },
  make,
};

function make({ unit, level, foot, from, to, random }: PerchMeasure): MadePerch {
  const [left, right] = [from - unit * 0.16, to + unit * 0.16];
  const wide = right - left;
  const high = Math.max(foot - level, unit * 0.05);
  const top: Point[] = [0, 0.14, 0.4, 0.7, 0.9, 1].map((k, i) => [
    left + wide * k,
    level - unit * 0.014 + (i === 0 || i === 5 ? unit * 0.03 : unit * random.range(-0.004, 0.006)),
  ]);
  const brim: Point[] = [1, 0.86, 0.6, 0.36, 0.12, 0].map((k) => [
    left + wide * k,
    level + unit * 0.03 + unit * 0.02 * Math.sin(k * 3.1) + unit * random.range(0, 0.008),
  ]);
  const under: Point[] = brim.map(([x, y], i) => [
    x + (i === 0 ? -1 : i === 5 ? 1 : 0) * unit * 0.03,
    y + high,
  ]);
  return {
    box: {
      x: left - unit * 0.06,
      y: level - unit * 0.03,
      width: wide + unit * 0.12,
      height: high + unit * 0.12,
    },
    draw: ({ main, second, accent, ink, light }) =>
      filled(
        light,
        0.55,
      )`M${left - unit * 0.05} ${level + high + unit * 0.045}q${wide / 2 + unit * 0.05} ${unit * 0.05} ${wide + unit * 0.1} 0q${-wide / 2 - unit * 0.05} ${-unit * 0.05} ${-wide - unit * 0.1} 0Z` +
      path(lines([...brim, ...[...under].reverse()], true), fill(second)) +
      path(lines([...brim.slice(0, 3), ...under.slice(0, 3).reverse()], true), fill(mix(second, ink, 0.25))) +
      path(lines([...top, ...brim], true), fill(main)) +
      path(
        lines(
          [...top, [right - wide * 0.2, level + unit * 0.012], [left + wide * 0.1, level + unit * 0.014]],
          true,
        ),
        fill(accent),
      ),
  };
}
