import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const plum = drawSubject({
  name: 'plum',
  nouns: ['plum', 'plums'],
  bounds: { x: 37, y: -7, width: 315, height: 353 },
  natural: { main: '#7a3b8c', second: '#5c2a70', accent: '#6fa84f', ink: '#2e1438', light: '#e5c8ee' },
  presence: { nouns: ['plum'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.06 },
  paint: (colors, id) => `
    ${path('M190 60Q196 20 232 0', stroke(colors.ink, 13))}
    ${path(shape('206,44! 250,6 316,6 352,32! 312,66 252,70'), fill(colors.accent))}${path('M212 46Q270 24 340 30', stroke(colors.ink, 4, 0.3))}
    ${body(shape('190,60 250,44 320,84 348,160 334,250 280,320 196,344 110,322 52,250 38,164 66,86 132,44'), colors.main, colors, { id: `${id}b`, dx: -18, dy: -16 })}
    ${path('M190 62Q150 150 190 340', stroke(colors.second, 11))}${path('M82 170Q86 120 122 98', stroke(colors.light, 18, 0.6))}${path(shape('250,120 300,130 316,190 296,250 270,220 262,160'), fill(colors.light, 0.16))}`,
});
