import { mix } from '../../../color/oklch.ts';
import { fill, num, path, stroke } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A cup on its saucer, large enough for who is in it. */
export const cup: Perch = {
  name: 'cup',
  home: 'still-life',
  reach: 'around',
  rise: 0.56,
  deep: 0.5,
  sunk: 0.46,
  natural: { main: '#fbf4e6', second: '#3f7fa0', accent: '#e9c27a', ink: '#2a3a4c', light: '#ffffff' },
  make,
};

function make({ level, foot, from, to }: PerchMeasure): MadePerch {
  const high = foot - level;
  const x = (from + to) / 2;
  const wide = Math.max((to - from) * 0.64, high * 0.72);
  const flat = Math.min(wide * 0.17, high * 0.2);
  const base = wide * 0.58;
  const plate = wide * 1.32;
  const bottom = foot - flat * 0.4;
  const bowl = `M${num(x - wide)} ${num(level)}A${num(wide)} ${num(flat)} 0 0 0 ${num(x + wide)} ${num(level)}C${num(x + wide)} ${num(level + high * 0.78)} ${num(x + base * 1.3)} ${num(bottom)} ${num(x + base)} ${num(bottom)}H${num(x - base)}C${num(x - base * 1.3)} ${num(bottom)} ${num(x - wide)} ${num(level + high * 0.78)} ${num(x - wide)} ${num(level)}Z`;
  const mouth = `M${num(x - wide)} ${num(level)}A${num(wide)} ${num(flat)} 0 0 1 ${num(x + wide)} ${num(level)}A${num(wide)} ${num(flat)} 0 0 1 ${num(x - wide)} ${num(level)}Z`;
  const saucer = `M${num(x - plate)} ${num(bottom)}A${num(plate)} ${num(flat * 0.9)} 0 0 1 ${num(x + plate)} ${num(bottom)}A${num(plate)} ${num(flat * 0.9)} 0 0 1 ${num(x - plate)} ${num(bottom)}Z`;
  const ear = wide * 0.42;
  const handle = `M${num(x + wide * 0.94)} ${num(level + high * 0.2)}C${num(x + wide + ear * 1.5)} ${num(level + high * 0.08)} ${num(x + wide + ear * 1.2)} ${num(level + high * 0.72)} ${num(x + wide * 0.74)} ${num(level + high * 0.66)}`;
  const stripe = (share: number): string => {
    const y = level + high * share;
    return `M${num(x - wide)} ${num(y)}A${num(wide)} ${num(flat)} 0 0 0 ${num(x + wide)} ${num(y)}`;
  };
  const reach = wide + ear * 1.4;
  return {
    box: {
      x: x - Math.max(plate, reach),
      y: level - flat * 1.3,
      width: 2 * Math.max(plate, reach),
      height: high + flat * 2,
    },
    draw: ({ main, ink }) =>
      path(saucer, fill(mix(main, ink, 0.12))) +
      path(handle, stroke(mix(main, ink, 0.1), wide * 0.15)) +
      path(mouth, fill(mix(main, ink, 0.3))),
    front: ({ main, second, accent, ink, light }, id) =>
      `<clipPath id="${id}c"><path d="${bowl}"/></clipPath>` +
      path(bowl, fill(main)) +
      `<g clip-path="url(#${id}c)">` +
      path(`${stripe(0.34)}${stripe(0.46)}`, stroke(second, high * 0.05)) +
      path(
        `M${num(x + wide * 0.42)} ${num(level)}H${num(x + wide)}V${num(foot)}H${num(x + wide * 0.2)}Z`,
        fill(ink, 0.1),
      ) +
      path(
        `M${num(x - wide * 0.78)} ${num(level + high * 0.18)}C${num(x - wide * 0.76)} ${num(level + high * 0.5)} ${num(x - wide * 0.66)} ${num(level + high * 0.66)} ${num(x - wide * 0.56)} ${num(level + high * 0.78)}`,
        stroke(light, wide * 0.07, 0.8),
      ) +
      '</g>' +
      path(stripe(0), stroke(accent, high * 0.05)),
  };
}
