import { mix } from '../../../color/oklch.ts';
import { fill, filled, rect } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** An open cardboard box as wide as those in it, its flaps turned out. */
export const cardboardBox: Perch = {
  name: 'box',
  home: 'still-life',
  reach: 'around',
  rise: 0.55,
  sunk: 0.42,
  natural: { main: '#c99f6b', second: '#a67d4c', accent: '#ddb98a', ink: '#4a3420', light: '#f6e7cd' },
  make,
};

function make({ level, foot, from, to }: PerchMeasure): MadePerch {
  const high = foot - level;
  const [left, right] = [from - high * 0.1, to + high * 0.1];
  const flap = high * 0.34;
  return {
    box: { x: left - flap * 1.2, y: level - flap, width: right - left + flap * 2.4, height: high + flap },
    draw: ({ second, accent, ink }) =>
      filled(
        mix(second, ink, 0.4),
      )`M${left} ${level}L${left + flap * 0.5} ${level - flap * 0.55}L${right - flap * 0.5} ${level - flap * 0.55}L${right} ${level}Z` +
      filled(
        accent,
      )`M${left + flap * 0.5} ${level - flap * 0.55}L${left + flap * 0.2} ${level - flap}L${right - flap * 0.2} ${level - flap}L${right - flap * 0.5} ${level - flap * 0.55}Z`,
    front: ({ main, second, accent, light, ink }) =>
      rect(left, level, right - left, high, fill(main)) +
      filled(
        second,
      )`M${left} ${level}L${left - flap} ${level + flap * 0.5}L${left - flap * 0.9} ${level + flap * 0.82}L${left} ${level + flap * 0.5}Z` +
      filled(
        accent,
      )`M${right} ${level}L${right + flap} ${level + flap * 0.5}L${right + flap * 0.9} ${level + flap * 0.82}L${right} ${level + flap * 0.5}Z` +
      filled(
        accent,
      )`M${left} ${level}L${right} ${level}L${right - flap * 0.16} ${level + flap * 0.62}L${left + flap * 0.16} ${level + flap * 0.62}Z` +
      rect(left, level, right - left, high * 0.03, fill(light, 0.6)) +
      filled(ink, 0.12)`M${left} ${foot - high * 0.06}H${right}V${foot}H${left}Z` +
      rect(
        (left + right) / 2 - high * 0.08,
        level + flap * 0.62,
        high * 0.16,
        high - flap * 0.62,
        fill(light, 0.5),
      ),
  };
}
