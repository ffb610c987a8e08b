import { mix } from '../../../color/oklch.ts';
import { fill, filled, path, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A glazed bowl on its ring, as wide as what lies in it. */
export const bowl: Perch = {
  name: 'bowl',
  home: 'still-life',
  reach: 'around',
  rise: 0.5,
  deep: 0.3,
  sunk: 0.4,
  natural: { main: '#4f86a6', second: '#33627f', accent: '#e9d9b8', ink: '#1f3442', light: '#f4f1e8' },
  make,
};

function make({ level, foot, from, to }: PerchMeasure): MadePerch {
  const high = foot - level;
  const x = (from + to) / 2;
  const wide = (to - from) / 2 + high * 0.14;
  const flat = Math.min(wide * 0.14, high * 0.2);
  const ring = wide * 0.42;
  const belly = svg`M${x - wide} ${level}A${wide} ${flat} 0 0 0 ${x + wide} ${level}C${x + wide * 0.96} ${level + high * 0.62} ${x + ring * 1.3} ${foot - high * 0.1} ${x + ring} ${foot - high * 0.1}H${x - ring}C${x - ring * 1.3} ${foot - high * 0.1} ${x - wide * 0.96} ${level + high * 0.62} ${x - wide} ${level}Z`;
  const rim = (color: string, lift: number, thick: number): string =>
    path(
      svg`M${x - wide} ${level - lift}A${wide} ${flat} 0 0 0 ${x + wide} ${level - lift}`,
      svg`fill="none" stroke="${color}" stroke-width="${thick}" stroke-linecap="round"`,
    );
  return {
    box: { x: x - wide * 1.04, y: level - flat * 1.3, width: wide * 2.08, height: high + flat * 1.5 },
    draw: ({ second, ink }) =>
      filled(
        mix(second, ink, 0.4),
      )`M${x - wide} ${level}A${wide} ${flat} 0 0 1 ${x + wide} ${level}A${wide} ${flat} 0 0 1 ${x - wide} ${level}Z`,
    front: ({ main, second, accent, ink, light }, id) =>
      filled(
        mix(second, ink, 0.25),
      )`M${x - ring} ${foot - high * 0.12}H${x + ring}L${x + ring * 0.94} ${foot}H${x - ring * 0.94}Z` +
      `<clipPath id="${id}b"><path d="${belly}"/></clipPath>` +
      path(belly, fill(main)) +
      `<g clip-path="url(#${id}b)">` +
      filled(
        second,
        0.7,
      )`M${x + wide * 0.35} ${level}Q${x + wide * 0.5} ${foot - high * 0.2} ${x + ring * 0.3} ${foot}H${x + wide}V${level}Z` +
      path(
        svg`M${x - wide} ${level + high * 0.2}A${wide} ${flat} 0 0 0 ${x + wide} ${level + high * 0.2}`,
        svg`fill="none" stroke="${accent}" stroke-width="${high * 0.1}"`,
      ) +
      path(
        svg`M${x - wide * 0.78} ${level + high * 0.34}Q${x - wide * 0.66} ${level + high * 0.66} ${x - wide * 0.36} ${level + high * 0.8}`,
        svg`fill="none" stroke="${light}" stroke-opacity="0.5" stroke-width="${high * 0.05}" stroke-linecap="round"`,
      ) +
      '</g>' +
      rim(second, 0, high * 0.09) +
      rim(light, high * 0.015, high * 0.05),
  };
}
