import { behind, body, eye, paw } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const farLegs =
  limb('140,190,44 152,230,28 146,262,24') +
  limb('244,190,38 252,230,24 250,262,22') +
  paw(148, 266, 34, 12) +
  paw(252, 266, 32, 12);
const nearLegs =
  limb('100,180,70 104,224,40 96,262,28') +
  limb('214,180,48 216,226,30 214,262,26') +
  paw(98, 268, 40, 14) +
  paw(216, 268, 38, 14);
const trunk = shape('66,178 78,130 120,104 170,104 220,112 254,116 270,150 256,190 210,208 130,212 80,204');
const head = shape('228,110 240,76 272,60 304,70 326,92 350,116 354,126 340,136 306,142 272,150 240,140');

export const raccoon = drawSubject({
  name: 'raccoon',
  nouns: ['raccoon', 'racoon'],
  bounds: { x: -7, y: 42, width: 365, height: 226 },
  natural: { main: '#8b8f96', second: '#3b3d45', accent: '#b9bcc0', ink: '#1f2026', light: '#f4f2ee' },
  presence: {
    nouns: ['raccoon', 'racoon'],
    home: 'forest',
    stands: 'ground',
    tall: 0.32,
    metres: 0.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(farLegs, colors.main, colors)}
    <clipPath id="${id}t"><path d="${limb('92,170,40 54,176,48 22,206,44 14,240,34 24,262,0')}"/></clipPath>${path(limb('92,170,40 54,176,48 22,206,44 14,240,34 24,262,0'), fill(colors.accent))}
    <g clip-path="url(#${id}t)">${path('M84 130L64 220M54 140L34 214M22 164L40 224M-10 206L50 226M-4 242L50 244M0 260H40', stroke(colors.second, 13))}</g>
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('110,222 170,196 230,196 270,170 280,230 120,240'), fill(colors.accent)) })}
    ${path(nearLegs, fill(colors.main))}${path(paw(98, 268, 40, 14) + paw(216, 268, 38, 14) + limb('96,244,32 97,262,29') + limb('215,240,29 214,262,27'), fill(colors.second))}
    ${path(shape('286,68 300,42! 316,54 312,84'), fill(colors.second))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -2, dy: -6, marks: path(shape('250,150 260,120 300,98 330,92 360,120 340,150'), fill(colors.light)) + path(shape('250,130 262,100 290,88 316,94 326,106 312,120 290,124 272,144'), fill(colors.second)) + path('M266 84Q290 74 316 86', stroke(colors.light, 8)) })}
    ${path(shape('244,84 246,46! 268,52 280,74'), fill(colors.main))}${path(shape('251,76 253,56! 266,62 270,72'), fill(colors.ink, 0.6))}
    ${path('M346 112Q360 116 357 126Q346 128 342 120Z', fill(colors.ink))}${path('M291 106A8 8 0 1 0 307 106A8 8 0 1 0 291 106Z', fill(colors.light, 0.9))}${eye(300, 106, 6, colors)}
    ${path('M346 134Q334 136 324 130', stroke(colors.ink, 3, 0.6))}`,
});
