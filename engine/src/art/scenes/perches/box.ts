import { mix } from '../../../color/oklch.ts';
import { fill, filled, lines, path, rect } from '../../svg.ts';
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
      path(
        lines(
          [
            [left, level],
            [left + flap * 0.5, level - flap * 0.55],
            [right - flap * 0.5, level - flap * 0.55],
            [right, level],
          ],
          true,
        ),
        fill(mix(second, ink, 0.4)),
      ) +
      path(
        lines(
          [
            [left + flap * 0.5, level - flap * 0.55],
            [left + flap * 0.2, level - flap],
            [right - flap * 0.2, level - flap],
            [right - flap * 0.5, level - flap * 0.55],
          ],
          true,
        ),
        fill(accent),
      ),
    front: ({ main, second, accent, light, ink }) =>
      rect(left, level, right - left, high, fill(main)) +
      path(
        lines(
          [
            [left, level],
            [left - flap, level + flap * 0.5],
            [left - flap * 0.9, level + flap * 0.82],
            [left, level + flap * 0.5],
          ],
          true,
        ),
        fill(second),
      ) +
      path(
        lines(
          [
            [right, level],
            [right + flap, level + flap * 0.5],
            [right + flap * 0.9, level + flap * 0.82],
            [right, level + flap * 0.5],
          ],
          true,
        ),
        fill(accent),
      ) +
      path(
        lines(
          [
            [left, level],
            [right, level],
            [right - flap * 0.16, level + flap * 0.62],
            [left + flap * 0.16, level + flap * 0.62],
          ],
          true,
        ),
        fill(accent),
      ) +
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
