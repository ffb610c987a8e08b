import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const baguette = drawSubject({
  name: 'baguette',
  nouns: ['baguette', 'french bread', 'ciabatta'],
  bounds: { x: 5, y: 34, width: 476, height: 138 },
  natural: { main: '#cf8a42', second: '#a8682c', accent: '#f0cf9a', ink: '#4b2a12', light: '#fdeccb' },
  presence: { nouns: ['baguette'], home: 'still-life', stands: 'table', tall: 0.16, metres: 0.07 },
  paint: (colors, id) => `
    ${body(shape('6,120 20,80 70,56 150,40 250,34 350,40 430,62 474,92 478,130 440,156 350,168 230,172 110,166 40,152'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -14 })}
    ${path(shape('90,66 130,54 160,80 170,108 140,104 112,88'), fill(colors.accent))}
    ${path(shape('180,54 222,46 252,72 262,102 230,98 202,80'), fill(colors.accent))}
    ${path(shape('272,48 314,46 344,72 352,100 320,98 294,78'), fill(colors.accent))}
    ${path(shape('362,58 398,62 420,84 424,106 398,104 378,86'), fill(colors.accent))}
    ${path('M104 68C120 64 136 76 148 92M194 58C210 56 226 66 238 84M286 54C302 54 316 66 328 84M372 66C384 68 396 78 404 92', stroke(colors.light, 7, 0.6))}
    ${path('M40 96C56 80 66 76 80 72', stroke(colors.light, 8, 0.4))}
    ${path('M80 140h10M140 150h10M220 150h10M300 148h10M380 140h10', stroke(colors.ink, 5, 0.2))}`,
});
