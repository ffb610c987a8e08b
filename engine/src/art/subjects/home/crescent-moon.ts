import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path } from '../../svg.ts';

export const crescentMoon = drawSubject({
  name: 'crescent-moon',
  nouns: ['crescent moon'],
  bounds: { x: 22, y: 15, width: 344, height: 340 },
  natural: { main: '#f3cf6b', second: '#d9a83f', accent: '#fbe7ad', ink: '#6a4a14', light: '#fffbe8' },
  presence: { nouns: ['crescent', 'crescent moon'], home: 'desert', stands: 'air', tall: 0.24, metres: 6 },
  paint: (colors, id) => `
    ${body('M210 16A170 170 0 1 0 344 262A132 132 0 1 1 210 16Z', colors.main, colors, { id: `${id}a`, dx: -18, dy: -14 })}
    ${circle(108, 176, 20, fill(colors.ink, 0.1))}
    ${circle(150, 268, 15, fill(colors.ink, 0.1))}
    ${circle(116, 240, 9, fill(colors.ink, 0.1))}
    ${circle(214, 306, 11, fill(colors.ink, 0.1))}
    ${path(shape('60,196 64,140 92,92 134,60 140,68 104,102 78,146 70,196'), fill(colors.light, 0.5))}
    ${path('M318 60L329 96L366 97L336 119L347 155L318 133L288 155L299 119L269 97L306 96Z', fill(colors.accent))}`,
});
