import { mix } from '../../../color/oklch.ts';
import { fill, num, path } from '../../svg.ts';
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
  const bowl = `M${num(x - wide)} ${num(level)}A${num(wide)} ${num(flat)} 0 0 0 ${num(x + wide)} ${num(level)}L${num(x + narrow)} ${num(foot - flat * 0.6)}A${num(narrow)} ${num(flat)} 0 0 1 ${num(x - narrow)} ${num(foot - flat * 0.6)}Z`;
  const rows = Math.max(3, Math.round(high / (flat * 0.9)));
  return {
    box: { x: x - wide * 1.06, y: level - flat * 1.4, width: wide * 2.12, height: high + flat * 2.4 },
    draw: ({ second, ink }) =>
      path(
        `M${num(x - wide)} ${num(level)}A${num(wide)} ${num(flat)} 0 0 1 ${num(x + wide)} ${num(level)}A${num(wide)} ${num(flat)} 0 0 1 ${num(x - wide)} ${num(level)}Z`,
        fill(mix(second, ink, 0.45)),
      ),
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
          weave += `M${num(px + w * 0.1)} ${num(y + dip)}q${num(w * 0.4)} ${num(-high * 0.05)} ${num(w * 0.8)} 0`;
        }
      }
      const band = (y: number, reach: number, color: string, thick: number): string =>
        path(
          `M${num(x - reach)} ${num(y)}A${num(reach)} ${num(flat)} 0 0 0 ${num(x + reach)} ${num(y)}`,
          `fill="none" stroke="${color}" stroke-width="${num(thick)}" stroke-linecap="round"`,
        );
      const thick = high * 0.13;
      return (
        `<clipPath id="${id}w"><path d="${bowl}"/></clipPath>` +
        path(bowl, fill(main)) +
        `<g clip-path="url(#${id}w)">${path(weave, `fill="none" stroke="${second}" stroke-width="${num((high / rows) * 0.42)}" stroke-linecap="round"`)}` +
        `${path(`M${num(x + wide * 0.45)} ${num(level)}H${num(x + wide)}V${num(foot + flat)}H${num(x + wide * 0.36)}Z`, fill(ink, 0.14))}</g>` +
        band(foot - flat * 0.6, narrow, second, thick * 0.7) +
        band(level, wide, second, thick * 1.15) +
        band(level - thick * 0.1, wide, accent, thick * 0.7)
      );
    },
  };
}
