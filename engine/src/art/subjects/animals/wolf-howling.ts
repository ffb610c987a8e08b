import { behind, body, paw } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '70,262 74,214 104,176 136,134 158,100 180,78 206,92 216,124 214,164 204,214 186,256 150,282 100,286',
);
const tail = shape('110,268! 70,250 36,250 8,276! 18,286 20,298! 60,302 110,298');

export const wolfHowling = drawSubject({
  name: 'wolf-howling',
  nouns: [],
  bounds: { x: 8, y: 6, width: 263, height: 300 },
  natural: { main: '#7d8794', second: '#59626f', accent: '#d9a441', ink: '#262b34', light: '#eef0ee' },
  presence: {
    nouns: ['wolf'],
    home: 'forest',
    stands: 'ground',
    tall: 0.42,
    metres: 1.1,
    faces: 'right',
    posture: 'sitting',
  },
  paint: (colors, id) => `
    ${path(tail, fill(colors.second))}
    ${behind(limb('190,190,36 200,240,22 196,290,18') + paw(198, 300, 30, 13), colors.main, colors)}
    ${path(shape('172,66! 148,52 130,56! 136,78 154,96'), fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('60,240 80,190 120,140 150,96 176,72 172,110 150,150 120,190 100,240'), fill(colors.second)) + path(shape('214,84 224,140 214,190 190,230 186,180 196,130 192,96'), fill(colors.light)) })}
    ${path(limb('164,180,48 174,236,27 174,290,18') + paw(176, 300, 34, 14), fill(colors.main))}
    ${path(shape('62,276 70,234 100,214 134,226 144,262 130,290 90,296'), fill(colors.main))}${path('M104 224C130 226 142 250 136 276', stroke(colors.ink, 4, 0.22))}
    ${path('M84 284H132C150 284 154 300 140 300H80C68 300 70 284 84 284Z', fill(colors.main))}
    ${path(shape('160,96 162,66 184,46 212,38 240,24 264,8 270,16! 262,34 246,54! 244,66 228,86 208,104 184,112'), fill(colors.main))}
    ${path(shape('270,16! 262,34 246,52 226,60 214,78 200,104! 212,110 228,88 246,68 250,56'), fill(colors.light))}${path('M248 48L262 36L254 58Z', fill(colors.ink))}
    ${path('M260 8C266 4 272 8 271 15C266 18 260 14 260 8Z', fill(colors.ink))}${path('M206 50Q214 56 222 50', stroke(colors.ink, 4))}
    ${path(shape('178,82! 150,84 128,72! 140,58 166,58'), fill(colors.main))}${path(shape('168,74! 152,76 138,71! 148,65 162,66'), fill(colors.ink, 0.5))}`,
});
