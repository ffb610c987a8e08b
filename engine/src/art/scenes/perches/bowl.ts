import { mix } from '../../../color/oklch.ts';
import { fill, num, path } from '../../svg.ts';
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
  const belly = `M${num(x - wide)} ${num(level)}A${num(wide)} ${num(flat)} 0 0 0 ${num(x + wide)} ${num(level)}C${num(x + wide * 0.96)} ${num(level + high * 0.62)} ${num(x + ring * 1.3)} ${num(foot - high * 0.1)} ${num(x + ring)} ${num(foot - high * 0.1)}H${num(x - ring)}C${num(x - ring * 1.3)} ${num(foot - high * 0.1)} ${num(x - wide * 0.96)} ${num(level + high * 0.62)} ${num(x - wide)} ${num(level)}Z`;
  const rim = (color: string, lift: number, thick: number): string =>
    path(
      `M${num(x - wide)} ${num(level - lift)}A${num(wide)} ${num(flat)} 0 0 0 ${num(x + wide)} ${num(level - lift)}`,
      `fill="none" stroke="${color}" stroke-width="${num(thick)}" stroke-linecap="round"`,
    );
  return {
    box: { x: x - wide * 1.04, y: level - flat * 1.3, width: wide * 2.08, height: high + flat * 1.5 },
    draw: ({ second, ink }) =>
      path(
        `M${num(x - wide)} ${num(level)}A${num(wide)} ${num(flat)} 0 0 1 ${num(x + wide)} ${num(level)}A${num(wide)} ${num(flat)} 0 0 1 ${num(x - wide)} ${num(level)}Z`,
        fill(mix(second, ink, 0.4)),
      ),
    front: ({ main, second, accent, ink, light }, id) =>
      path(
        `M${num(x - ring)} ${num(foot - high * 0.12)}H${num(x + ring)}L${num(x + ring * 0.94)} ${num(foot)}H${num(x - ring * 0.94)}Z`,
        fill(mix(second, ink, 0.25)),
      ) +
      `<clipPath id="${id}b"><path d="${belly}"/></clipPath>` +
      path(belly, fill(main)) +
      `<g clip-path="url(#${id}b)">` +
      path(
        `M${num(x + wide * 0.35)} ${num(level)}Q${num(x + wide * 0.5)} ${num(foot - high * 0.2)} ${num(x + ring * 0.3)} ${num(foot)}H${num(x + wide)}V${num(level)}Z`,
        fill(second, 0.7),
      ) +
      path(
        `M${num(x - wide)} ${num(level + high * 0.2)}A${num(wide)} ${num(flat)} 0 0 0 ${num(x + wide)} ${num(level + high * 0.2)}`,
        `fill="none" stroke="${accent}" stroke-width="${num(high * 0.1)}"`,
      ) +
      path(
        `M${num(x - wide * 0.78)} ${num(level + high * 0.34)}Q${num(x - wide * 0.66)} ${num(level + high * 0.66)} ${num(x - wide * 0.36)} ${num(level + high * 0.8)}`,
        `fill="none" stroke="${light}" stroke-opacity="0.5" stroke-width="${num(high * 0.05)}" stroke-linecap="round"`,
      ) +
      '</g>' +
      rim(second, 0, high * 0.09) +
      rim(light, high * 0.015, high * 0.05),
  };
}
