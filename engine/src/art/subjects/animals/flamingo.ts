import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape('30,182! 70,156 112,128 158,122 200,138 218,166 210,196 178,216 130,216 86,200 56,192');
const neck = limb('190,178,54 222,160,36 232,124,22 206,92,17 186,58,17 204,28,20 228,26,25');

export const flamingo = drawSubject({
  name: 'flamingo',
  nouns: ['flamingo'],
  bounds: { x: 30, y: 10, width: 236, height: 410 },
  natural: { main: '#f28ba0', second: '#e0627f', accent: '#c94a68', ink: '#35222b', light: '#ffeef0' },
  presence: { nouns: ['flamingo'], home: 'lake', stands: 'ground', tall: 0.46, metres: 1.3, faces: 'right' },
  paint: (colors, id) => `
    ${path('M162 208L188 264L142 300', stroke(colors.second, 8))}${path('M142 300L124 312L118 304Z', fill(colors.second))}
    ${path('M138 210V412', stroke(colors.accent, 8))}${path('M138 318h0', stroke(colors.accent, 15))}${path('M128 418L138 404L168 414V419H130Z', fill(colors.accent))}
    ${path(neck, fill(colors.main))}
    ${body(trunk, colors.main, colors, { id: `${id}b` })}
    ${path(shape('34,180! 80,142 130,130 172,148 188,178! 168,182 166,194! 146,192 138,204! 116,194 104,200! 86,188 70,190!'), fill(colors.second))}
    ${path('M96 160C120 152 144 158 160 174', stroke(colors.light, 5, 0.4))}
    ${path(shape('206,22 226,12 246,24 248,42 230,50 212,42'), fill(colors.main))}
    ${path('M240 20C256 24 268 40 266 62C264 76 258 80 256 76C256 64 250 52 236 48C234 38 234 28 240 20Z', fill(colors.light))}${path('M265 54C266 70 260 80 256 76C256 66 254 60 250 55Z', fill(colors.ink))}
    ${eye(229, 29, 4.5, colors)}`,
});
