import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const mango = drawSubject({
  name: 'mango',
  nouns: ['mango', 'mangoes', 'papaya'],
  bounds: { x: 45, y: 2, width: 281, height: 291 },
  natural: { main: '#f2b23a', second: '#5b9646', accent: '#e0563a', ink: '#54290f', light: '#fff0c0' },
  presence: { nouns: ['mango', 'papaya'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.1 },
  paint: (colors, id) => `
    ${path('M120 72C112 54 112 40 120 24', stroke(colors.ink, 9))}
    ${path(shape('118,40 150,10 206,4 254,24 216,50 160,58'), fill(colors.second))}
    ${path('M128 38C160 26 194 20 236 24', stroke(colors.light, 4, 0.4))}
    ${body(shape('120,70 176,70 236,96 290,146 322,206 318,262 276,290 212,286 150,272 90,240 50,186 50,128 80,88'), colors.main, colors, { id: `${id}a`, dx: -22, dy: -18, marks: path(shape('40,80 120,60 190,66 220,96 150,110 90,150 60,230 20,180'), fill(colors.accent, 0.6)) + path(shape('260,300 310,270 330,200 350,280 300,320'), fill(colors.second, 0.45)) })}
    ${path('M84 170C86 146 98 128 116 118', stroke(colors.light, 14, 0.55))}`,
});
