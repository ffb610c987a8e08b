import { getDrawing } from '../../drawings/drawings.ts';
import { svg } from '../../svg.ts';
import type { Perch } from './perch.ts';

const NATURAL = { main: '#a8322f', second: '#1f4a66', accent: '#d9963f', ink: '#32141a', light: '#f3dfb4' };
// Of the picture's unit: how deep it lies, and how far it reaches beyond those on it.
const DEEP = 0.17;
const BEYOND = 0.08;
// What of its depth lies behind their feet.
const BEHIND = 0.62;

/** The rug that stands by itself, under all who are on it. */
export const carpet: Perch = {
  name: 'carpet',
  home: 'living-room',
  reach: 'around',
  rise: 0,
  natural: NATURAL,
  make: ({ unit, level, from, to }) => {
    const rug = getDrawing('rug');
    const height = unit * DEEP;
    const width = to - from + 2 * unit * BEYOND;
    const box = { x: from - unit * BEYOND, y: level - height * BEHIND, width, height };
    const place = svg`translate(${box.x} ${box.y}) scale(${(width / rug.width).toFixed(4)} ${(height / rug.height).toFixed(4)})`;
    return { box, draw: (colors, id) => `<g transform="${place}">${rug.draw(colors, id)}</g>` };
  },
};
