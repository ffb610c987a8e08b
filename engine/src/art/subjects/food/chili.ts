import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const chili = drawSubject({
  name: 'chili',
  nouns: ['chili pepper', 'chili', 'chilli', 'red chili', 'hot pepper', 'chilies', 'jalapeno'],
  bounds: { x: 47, y: 1, width: 333, height: 315 },
  natural: { main: '#d8302a', second: '#4d8f3f', accent: '#a81f20', ink: '#3a0f12', light: '#ffc4b0' },
  presence: {
    nouns: ['chili pepper', 'chili', 'hot pepper'],
    home: 'still-life',
    stands: 'table',
    tall: 0.24,
    metres: 0.1,
  },
  paint: (colors, id) => `
    ${path('M62 18C50 6 64 -6 76 6C92 22 98 40 100 60H76C76 42 72 30 62 18Z', fill(colors.second))}
    ${body(shape('58,80 90,54 130,66 150,110 176,170 226,226 300,262 380,276! 340,306 262,314 180,284 110,220 66,150'), colors.main, colors, { id: `${id}a`, dx: -6, dy: -18 })}
    ${path('M84 116C98 170 130 220 176 252', stroke(colors.light, 11, 0.6))}
    ${path(shape('48,84 62,52 96,42 128,56 142,90! 118,84 100,96! 84,82 66,100!'), fill(colors.second))}
    ${path(shape('96,42 128,56 142,90! 118,84 108,90'), fill(colors.ink, 0.2))}`,
});
