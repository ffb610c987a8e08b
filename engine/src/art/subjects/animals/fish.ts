import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape('82,120 110,82 160,58 220,58 272,80 306,118! 304,132 270,166 216,184 160,180 110,156');

export const fish = drawSubject({
  name: 'fish',
  nouns: ['fish', 'goldfish', 'aquarium', 'seafood'],
  bounds: { x: 8, y: 20, width: 300, height: 200 },
  natural: { main: '#f2812b', second: '#d9641c', accent: '#f9b64e', ink: '#2b1a1c', light: '#fff8ec' },
  presence: {
    nouns: ['fish', 'goldfish'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.26,
    metres: 0.3,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('124,78! 140,40 184,20 226,32! 232,48 250,70! 180,66'), fill(colors.second))}${path('M150 62L164 34M178 56L190 30M206 56L214 34', stroke(colors.ink, 4, 0.25))}
    ${path(shape('96,120! 60,84 24,62 10,68! 14,92 26,118 12,146 8,172! 30,178 64,154'), fill(colors.second))}${path('M70 106L32 84M72 118H36M70 130L32 154', stroke(colors.ink, 4, 0.25))}
    ${path(shape('152,176! 146,202 160,220! 184,212 206,184'), fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -20, marks: path(shape('228,40 244,80 240,120 248,160 230,200 206,200 214,160 208,120 214,80 202,40'), `fill="${colors.light}" stroke="${colors.ink}" stroke-width="6"`) + path(shape('116,60 130,90 126,120 132,150 118,180 96,180 104,140 100,110 102,70'), `fill="${colors.light}" stroke="${colors.ink}" stroke-width="6"`) })}
    ${path(shape('196,128! 176,118 150,126 140,146! 160,164 186,156'), fill(colors.accent))}${path('M186 134L156 138M186 144L160 152', stroke(colors.ink, 3, 0.3))}
    ${path('M262 100A12 12 0 1 0 286 100A12 12 0 1 0 262 100Z', fill(colors.light))}${eye(275, 101, 8, colors)}
    ${path('M304 130Q294 138 284 134', stroke(colors.ink, 4, 0.6))}${path('M150 74C176 64 206 64 228 70', stroke(colors.light, 6, 0.45))}`,
});
