import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const crystalBall = drawSubject({
  name: 'crystal-ball',
  nouns: ['crystal ball', 'fortune teller', 'magic ball'],
  bounds: { x: 36, y: 20, width: 268, height: 344 },
  natural: { main: '#9a7fe0', second: '#6a4a2c', accent: '#f2c552', ink: '#2a1d44', light: '#f4edff' },
  presence: { nouns: ['crystal ball'], home: 'still-life', stands: 'table', tall: 0.36, metres: 0.28 },
  paint: (colors, id) => `
    ${path('M70 290C70 262 270 262 270 290L300 350C302 360 296 364 288 364H52C44 364 38 360 40 350Z', fill(colors.second))}
    ${path('M200 270C250 274 270 280 270 290L300 350C302 360 296 364 288 364H210Z', fill(colors.ink, 0.2))}
    ${path('M66 300H274L282 316H58Z', fill(colors.accent))}
    ${body('M170 20C246 20 304 78 304 154C304 230 246 288 170 288C94 288 36 230 36 154C36 78 94 20 170 20Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -16, marks: path(shape('50,200 100,160 160,190 220,150 300,180 290,290 60,290'), fill(colors.light, 0.3)) + path(shape('60,120 120,90 180,120 230,90 290,120 240,150 170,140 110,150'), fill(colors.light, 0.25)) })}
    ${path('M170 92l11 25l27 3l-20 18l6 27l-24 -14l-24 14l6 -27l-20 -18l27 -3Z', fill(colors.accent))}
    ${path('M110 210h0M230 220h0M250 120h0M120 110h0M200 240h0', stroke(colors.light, 7))}
    ${path('M68 130C76 96 96 70 124 56', stroke(colors.light, 13, 0.65))}`,
});
