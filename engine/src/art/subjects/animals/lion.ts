import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path } from '../../svg.ts';
import { paintBigCat } from './big-cat.ts';

const mane = shape(
  '302,44! 330,42 358,60! 352,72 356,92! 344,100 338,130 346,158 352,182! 336,184 330,212! 312,208 296,234! 282,214 258,224! 252,202 228,200! 234,178 218,160! 234,148 228,122! 246,116 250,88! 266,86 276,58! 290,60',
);
const inner = shape('284,86 270,118 278,156 300,186 328,180 342,160 330,120 326,86 306,72');

export const lion = drawSubject({
  name: 'lion',
  nouns: ['lion', 'king of the jungle'],
  bounds: { x: -5, y: 41, width: 394, height: 260 },
  natural: { main: '#dda552', second: '#8a4f24', accent: '#5c3018', ink: '#2f1c12', light: '#fbe9c8' },
  presence: { nouns: ['lion'], home: 'savanna', stands: 'ground', tall: 0.42, metres: 1.3, faces: 'right' },
  paint: (colors, id) =>
    paintBigCat(colors, id, {
      tip: path(shape('26,268! 4,272 -4,246 8,232! 12,244 28,246 32,258'), fill(colors.second)),
      mane: path(mane, fill(colors.second)) + path(inner, fill(colors.accent, 0.6)),
    }),
});
