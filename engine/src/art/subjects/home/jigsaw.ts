import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path } from '../../svg.ts';

export const jigsaw = drawSubject({
  name: 'jigsaw',
  nouns: ['puzzle', 'jigsaw', 'jigsaw puzzle'],
  bounds: { x: 20, y: -10, width: 530, height: 500 },
  natural: { main: '#3f86c4', second: '#e2574a', accent: '#f2b93a', ink: '#22304a', light: '#ffffff' },
  presence: { nouns: ['puzzle'], home: 'still-life', stands: 'table', tall: 0.32, metres: 0.1 },
  paint: (colors, id) => `
    ${body('M20 60H100C80 20 90 -10 130 -10C170 -10 180 20 160 60H240V130C280 110 310 120 310 160C310 200 280 210 240 190V270H20Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -12 })}
    ${path('M36 76H96V90H36Z', fill(colors.light, 0.35))}
    ${body('M20 280H90C110 320 150 320 170 280H240V360C280 340 310 350 310 390C310 430 280 440 240 420V490H20Z', colors.second, colors, { id: `${id}b`, dx: -10, dy: -12 })}
    ${body('M330 280H410C390 240 400 210 440 210C480 210 490 240 470 280H550V490H330V430C370 440 380 400 376 380C370 350 346 346 330 360Z', colors.accent, colors, { id: `${id}c`, dx: -10, dy: -12 })}
    ${path('M346 296H400V310H346ZM36 296H84V310H36Z', fill(colors.light, 0.35))}`,
});
