import { path, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A wire across the picture, with another one behind it. */
export const wire: Perch = {
  name: 'wire',
  home: 'city',
  reach: 'across',
  rise: 0.7,
  natural: { main: '#2f333b', second: '#4c525c', accent: '#6c727c', ink: '#1e2127', light: '#e7e9ec' },
  make,
};

function make({ width, unit, level }: PerchMeasure): MadePerch {
  const hang = (y: number, thick: number, color: string): string =>
    path(
      svg`M-4 ${y - unit * 0.03}Q${width / 2} ${y + unit * 0.03} ${width + 4} ${y - unit * 0.03}`,
      svg`fill="none" stroke="${color}" stroke-width="${thick}"`,
    );
  return {
    box: { x: 0, y: level - unit * 0.2, width, height: unit * 0.3 },
    draw: ({ main, second }) =>
      hang(level - unit * 0.13, unit * 0.006, second) + hang(level + unit * 0.004, unit * 0.011, main),
  };
}
