import { toDrawing } from '../../drawings/to-drawing.ts';
import type { Actor } from '../actors/actors.ts';

const drawn = toDrawing({
  name: 'islet',
  nouns: [],
  bounds: { x: 0, y: 0, width: 400, height: 46 },
  natural: { main: '#6f9a5c', second: '#8a7a5e', accent: '#8fb573', ink: '#2f4a3c', light: '#e6eecb' },
  paint: ({ main, second, accent, ink }) => `
    <path d="M0 46C14 34 44 30 74 24C120 10 176 0 224 2C276 4 300 18 336 26C366 32 388 36 400 46Z" fill="${main}"/>
    <path d="M0 46C12 37 60 37 110 38C180 40 300 36 400 46Z" fill="${second}"/>
    <path d="M84 22C130 10 176 3 222 5C262 7 284 15 306 22C260 16 170 12 84 22Z" fill="${accent}"/>
    <path d="M250 6C290 12 318 26 344 37C366 38 388 40 400 46C388 36 366 32 336 26C304 18 290 8 250 6Z" fill="${ink}" fill-opacity=".25"/>`,
});

/** Land in the water for what stands far off on it; `top` is how much of its height lies above what it bears. */
export const islet: Actor = {
  drawing: drawn,
  nouns: [],
  being: 'thing',
  home: 'sea',
  standsOn: 'ground',
  tall: 0.04,
  metres: 6,
};
