import { mix } from '../../../color/oklch.ts';
import { fill, filled, path, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A wicker basket as wide as those in it. */
export const basket: Perch = {
  name: 'basket',
  home: 'still-life',
  reach: 'around',
  rise: 0.5,
  deep: 0.26,
  sunk: 0.42,
  natural: { main: '#c8965a', second: '#9c6b3a', accent: '#e0b87d', ink: '#4a301c', light: '#fff3dc' },
  make,
};

function make({ level, foot, from, to }: PerchMeasure): MadePerch {
  const high = foot - level;
  const x = (from + to) / 2;
  const wide = (to - from) / 2 + high * 0.16;
  const flat = Math.min(wide * 0.16, high * 0.2);
  const narrow = wide * 0.84;
  const bowl = svg`M${x - wide} ${level}A${wide} ${flat} 0 0 0 ${x + wide} ${level}L${x + narrow} ${foot - flat * 0.6}A${narrow} ${flat} 0 0 1 ${x - narrow} ${foot - flat * 0.6}Z`;
  const rows = Math.max(3, Math.round(high / (flat * 0.9)));
  return {
    box: { x: x - wide * 1.06, y: level - flat * 1.4, width: wide * 2.12, height: high + flat * 2.4 },
    draw: ({ second, ink }) =>
      filled(
        mix(second, ink, 0.45),
      )`M${x - wide} ${level}A${wide} ${flat} 0 0 1 ${x + wide} ${level}A${wide} ${flat} 0 0 1 ${x - wide} ${level}Z`,
    front: ({ main, second, accent, ink }, id) => {
      let weave = '';
      for (let row = 0; row < rows; row++) {
        const y = level + ((high - flat * 0.6) * (row + 0.5)) / rows;
        const columns = Math.round((wide * 2) / (high / rows) / 1.5);
        for (let i = 0; i < columns; i++) {
          const px = x - wide + ((i + (row % 2) * 0.5) * wide * 2) / columns;
          const k = (px - x) / wide;
          const dip = flat * Math.sqrt(Math.max(0, 1 - k * k));
          const w = (wide * 2) / columns;
          weave += svg`M${px + w * 0.1} ${y + dip}q${w * 0.4} ${-high * 0.05} ${w * 0.8} 0`;
        }
      }
      const band = (y: number, reach: number, color: string, thick: number): string =>
        path(
          svg`M${x - reach} ${y}A${reach} ${flat} 0 0 0 ${x + reach} ${y}`,
          svg`fill="none" stroke="${color}" stroke-width="${thick}" stroke-linecap="round"`,
        );
      const thick = high * 0.13;
      return (
        `<clipPath id="${id}w"><path d="${bowl}"/></clipPath>` +
        path(bowl, fill(main)) +
        `<g clip-path="url(#${id}w)">${path(weave, svg`fill="none" stroke="${second}" stroke-width="${(high / rows) * 0.42}" stroke-linecap="round"`)}` +
        `${filled(ink, 0.14)`M${x + wide * 0.45} ${level}H${x + wide}V${foot + flat}H${x + wide * 0.36}Z`}</g>` +
        band(foot - flat * 0.6, narrow, second, thick * 0.7) +
        band(level, wide, second, thick * 1.15) +
        band(level - thick * 0.1, wide, accent, thick * 0.7)
      );
    },
  };
}
