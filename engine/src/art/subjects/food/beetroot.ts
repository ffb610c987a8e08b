import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const beetroot = drawSubject({
  name: 'beetroot',
  nouns: ['beetroot', 'beet', 'beets'],
  bounds: { x: 30, y: -60, width: 340, height: 500 },
  natural: { main: '#a02a5a', second: '#7a1d44', accent: '#5c9a4a', ink: '#3d0f24', light: '#f2c6d8' },
  presence: { nouns: ['beetroot'], home: 'still-life', stands: 'table', tall: 0.34, metres: 0.12 },
  paint: (colors, id) => `
    ${path('M180 150Q150 80 110 30M200 150V20M220 150Q250 80 296 36', stroke(colors.main, 13))}
    ${path(shape('118,50! 60,40 30,6 50,-20 100,-10 130,24') + shape('200,60! 166,20 172,-40 200,-60 228,-40 234,20') + shape('286,56! 270,20 300,-16 350,-16 370,14 340,44'), fill(colors.accent))}${path('M124 44L60 0M200 50V-40M288 48L346 4', stroke(colors.main, 6))}
    ${body(shape('170,144 230,144 296,170 326,230 310,296 262,346 222,376 204,440! 192,440! 178,376 138,346 90,296 74,230 104,170'), colors.main, colors, { id: `${id}b`, dx: -16, dy: -12 })}
    ${path('M110 300Q150 320 190 314M230 350Q252 340 268 322M96 220Q110 190 140 176', stroke(colors.second, 7))}${path('M104 240Q110 200 144 182', stroke(colors.light, 12, 0.5))}`,
});
