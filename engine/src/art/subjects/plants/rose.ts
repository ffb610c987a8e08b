import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const rose = drawSubject({
  name: 'rose',
  nouns: ['rose', 'roses', 'red rose', 'rose bush'],
  bounds: { x: 44, y: 22, width: 214, height: 394 },
  natural: { main: '#cf2a44', second: '#3f7f43', accent: '#9c1830', ink: '#4a0f1c', light: '#f7a3ad' },
  presence: {
    nouns: ['rose', 'red rose', 'rose bush'],
    home: 'garden',
    stands: 'ground',
    tall: 0.34,
    metres: 0.7,
  },
  paint: (colors, id) => `
    ${path('M150 190C146 260 160 320 150 410', stroke(colors.second, 11))}
    ${path('M152 270l16 -10M148 330l-15 -9M154 370l13 -8', stroke(colors.second, 8))}
    ${path(shape('154,310 190,270 240,262 256,272 240,306 196,324'), fill(colors.second))}
    ${path(shape('156,310 206,300 256,272 240,306 196,324'), fill(colors.ink, 0.18))}
    ${path(shape('150,350 112,310 62,304 46,314 64,348 108,366'), fill(colors.second))}
    ${path('M166 304C190 288 214 278 240 274M138 346C110 330 84 320 60 316', stroke(colors.light, 4, 0.35))}
    ${path(shape('92,184 150,214 208,184 186,214 150,226 114,214'), fill(colors.second))}
    ${path(shape('54,112 66,84 90,92 120,60 180,58 212,90 234,86 246,114 236,160 200,196 150,206 100,196 64,160'), fill(colors.accent))}
    ${body(shape('66,100 96,110 150,128 206,108 236,100 232,150 202,188 150,200 98,188 70,150'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${path(shape('88,66 120,34 164,22 206,40 220,74 206,116 150,136 96,116'), fill(colors.main))}
    ${path(shape('206,60 220,80 206,116 150,136 120,128 180,110'), fill(colors.ink, 0.18))}
    ${path(shape('106,72 130,48 166,42 196,58 198,88 166,110 126,104'), fill(colors.accent))}
    ${path(shape('120,76 144,58 172,62 180,82 158,98 130,94'), fill(colors.main))}
    ${path(shape('134,78 152,68 166,76 160,88 142,88'), fill(colors.accent))}
    ${path('M96 80C104 56 126 38 152 34M84 128C92 150 110 168 134 176M128 70C138 58 154 54 168 60', stroke(colors.light, 5, 0.6))}`,
});
