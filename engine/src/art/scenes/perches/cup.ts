import { mix } from '../../../color/oklch.ts';
import { fill, filled, path, stroke, stroked, svg } from '../../svg.ts';
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
  const bowl = svg`M${x - wide} ${level}A${wide} ${flat} 0 0 0 ${x + wide} ${level}C${x + wide} ${level + high * 0.78} ${x + base * 1.3} ${bottom} ${x + base} ${bottom}H${x - base}C${x - base * 1.3} ${bottom} ${x - wide} ${level + high * 0.78} ${x - wide} ${level}Z`;
  const mouth = svg`M${x - wide} ${level}A${wide} ${flat} 0 0 1 ${x + wide} ${level}A${wide} ${flat} 0 0 1 ${x - wide} ${level}Z`;
  const saucer = svg`M${x - plate} ${bottom}A${plate} ${flat * 0.9} 0 0 1 ${x + plate} ${bottom}A${plate} ${flat * 0.9} 0 0 1 ${x - plate} ${bottom}Z`;
  const ear = wide * 0.42;
  const handle = svg`M${x + wide * 0.94} ${level + high * 0.2}C${x + wide + ear * 1.5} ${level + high * 0.08} ${x + wide + ear * 1.2} ${level + high * 0.72} ${x + wide * 0.74} ${level + high * 0.66}`;
  const stripe = (share: number): string => {
    const y = level + high * share;
    return svg`M${x - wide} ${y}A${wide} ${flat} 0 0 0 ${x + wide} ${y}`;
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
      filled(ink, 0.1)`M${x + wide * 0.42} ${level}H${x + wide}V${foot}H${x + wide * 0.2}Z` +
      stroked(
        light,
        wide * 0.07,
        0.8,
      )`M${x - wide * 0.78} ${level + high * 0.18}C${x - wide * 0.76} ${level + high * 0.5} ${x - wide * 0.66} ${level + high * 0.66} ${x - wide * 0.56} ${level + high * 0.78}` +
      '</g>' +
      path(stripe(0), stroke(accent, high * 0.05)),
  };
}
