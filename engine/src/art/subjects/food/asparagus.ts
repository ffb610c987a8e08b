import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const asparagus = drawSubject({
  name: 'asparagus',
  nouns: ['asparagus', 'bunch of asparagus', 'green asparagus'],
  bounds: { x: 62, y: -6, width: 196, height: 441 },
  natural: { main: '#6fae4f', second: '#4c8a3a', accent: '#d9534a', ink: '#25451b', light: '#d9efc4' },
  presence: { nouns: ['asparagus'], home: 'still-life', stands: 'table', tall: 0.4, metres: 0.2 },
  paint: (colors) => `
    ${path('M84 60L96 400M236 60L224 400', stroke(colors.second, 34))}${path('M120 40L128 410M200 40L192 410', stroke(colors.main, 36))}${path('M160 70V416', stroke(colors.main, 38))}${path('M174 80V416M206 70L200 410M240 80L232 400', stroke(colors.ink, 10, 0.16))}
    ${path(shape('84,20 104,60 102,110 72,112 66,64') + shape('236,20 254,64 248,112 218,110 216,60'), fill(colors.second))}${path(shape('120,-6 142,40 140,96 104,96 100,44') + shape('200,-6 220,44 216,96 180,96 178,40'), fill(colors.main))}${path(shape('160,16 184,70 182,128 138,128 136,70'), fill(colors.main))}
    ${path('M150 60L164 44M146 92L172 74M150 120L178 104M110 34L124 20M108 66L132 50M190 34L204 20M188 66L212 50M78 62L92 48M230 62L244 48M150 180l16 -10M118 150l14 -10M196 170l12 -10M150 260l16 -10M116 330l14 -10M200 340l12 -10', stroke(colors.second, 8))}
    ${path('M72 268Q160 296 248 268V316Q160 344 72 316Z', fill(colors.accent))}${path('M200 282Q230 276 248 268V316Q230 326 200 332Z', fill(colors.ink, 0.2))}${path('M88 290Q110 298 130 300', stroke(colors.light, 7, 0.5))}`,
});
