import { behind, body, eye, fleece, hoof } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const farLegs =
  limb('124,250,30 128,300,19 126,338,16') +
  limb('212,250,28 216,300,18 214,338,16') +
  hoof(128, 346, 20, 12) +
  hoof(216, 346, 20, 12);
const nearLegs = limb('94,250,38 94,300,22 92,340,18') + limb('196,250,36 198,300,22 196,340,18');

export const llama = drawSubject({
  name: 'llama',
  nouns: ['llama', 'alpaca'],
  bounds: { x: 41, y: 7, width: 255, height: 341 },
  natural: { main: '#efe3cf', second: '#cdb592', accent: '#d9553f', ink: '#3b2c22', light: '#fffaf0' },
  presence: {
    nouns: ['llama', 'alpaca'],
    home: 'mountains',
    stands: 'ground',
    tall: 0.44,
    metres: 1.7,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(farLegs, colors.second, colors)}${path(fleece(58, 186, 14, 20, 6, 10), fill(colors.second))}
    ${path(nearLegs, fill(colors.second))}${path(hoof(92, 348, 23, 13) + hoof(196, 348, 23, 13), fill(colors.ink))}
    ${path(shape('224,56 222,22 232,6! 244,26 244,54'), fill(colors.second))}
    ${body(fleece(146, 214, 88, 52, 14, 22), colors.main, colors, { id: `${id}b`, dy: -16 })}
    ${body(shape('188,214 196,160 198,100 200,64 224,44 250,46 268,62 290,76 296,90 286,102 262,104 246,110 246,160 244,214 216,240'), colors.main, colors, { id: `${id}n`, dx: -8, dy: -2 })}
    ${path(fleece(216, 52, 22, 15, 8, 9), fill(colors.main))}${path(shape('208,52 202,20 208,6! 222,24 226,50'), fill(colors.main))}${path(shape('212,44 208,24 210,16! 217,28 219,44'), fill(colors.accent, 0.55))}
    ${path('M100 168C130 160 164 162 186 170L180 226C156 236 124 236 104 226Z', fill(colors.accent))}${path('M102 186C130 194 156 194 184 188M103 208C130 216 156 216 182 210', stroke(colors.light, 6))}${path('M112 198l12 6l12 -6l12 6l12 -6l12 6', stroke(colors.ink, 4, 0.7))}
    ${path('M112 240v8M132 242v8M152 242v8M170 240v8', stroke(colors.accent, 5))}
    ${path(shape('268,64 290,76 296,90 286,102 266,102 258,84'), fill(colors.light))}${path('M286 80h3', stroke(colors.ink, 4.5))}${path('M292 94Q280 100 268 94', stroke(colors.ink, 3, 0.7))}${eye(250, 68, 6, colors)}`,
});
