import { mix } from '../../../color/oklch.ts';
import { fill, filled, path, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A round leaf on the water under those on it, with a flower and smaller leaves beside it. */
export const lilyPad: Perch = {
  name: 'lily pad',
  home: 'lake',
  reach: 'afloat',
  rise: 0.02,
  natural: { main: '#4f9a52', second: '#397a42', accent: '#77b968', ink: '#1f4a2c', light: '#fbe3ea' },
  make,
};

function make({ unit, level, from, to, width }: PerchMeasure): MadePerch {
  const wide = (to - from) / 2 + unit * 0.08;
  const x = (from + to) / 2;
  const free = x > width / 2 ? -1 : 1;
  const pad = (cx: number, cy: number, r: number, color: string): string => {
    const flat = r * 0.26;
    return filled(
      color,
    )`M${cx - r} ${cy}A${r} ${flat} 0 1 1 ${cx + r * 0.5} ${cy + flat * 0.87}L${cx + r * 0.1} ${cy + flat * 0.2}L${cx + r * 0.12} ${cy + flat}A${r} ${flat} 0 0 1 ${cx - r} ${cy}Z`;
  };
  return {
    box: { x: x - wide * 2.6, y: level - unit * 0.14, width: wide * 5.2, height: unit * 0.3 },
    draw: ({ main, second, accent, ink, light }) => {
      const petal = (k: number): string =>
        svg`M${x + free * wide * 1.62} ${level + unit * 0.03}q${unit * 0.05 * k - unit * 0.02} ${-unit * 0.05} ${unit * 0.06 * k} ${-unit * (0.09 - 0.03 * Math.abs(k))}q${unit * 0.03} ${unit * 0.05} ${-unit * 0.06 * k} ${unit * (0.09 - 0.03 * Math.abs(k))}Z`;
      return (
        pad(x + free * wide * 1.62, level + unit * 0.035, wide * 0.5, mix(second, ink, 0.2)) +
        pad(x - free * wide * 1.5, level - unit * 0.02, wide * 0.4, second) +
        pad(x, level + unit * 0.012, wide, mix(second, ink, 0.3)) +
        pad(x, level, wide, main) +
        path(
          svg`M${x - wide * 0.8} ${level}H${x}M${x - wide * 0.5} ${level - wide * 0.16}L${x} ${level}L${x + wide * 0.4} ${level - wide * 0.17}`,
          svg`fill="none" stroke="${accent}" stroke-width="${unit * 0.006}"`,
        ) +
        [-1.4, 1.4, -0.7, 0.7, 0]
          .map((k) => path(petal(k), fill(mix(light, '#e88fb0', 0.3 + 0.14 * Math.abs(k)))))
          .join('')
      );
    },
  };
}
