import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';
import { frog } from './frog.ts';

const trunk = shape(
  '70,176 84,150 124,112 170,70 202,46 216,26 240,22 256,38 288,44 308,54 306,74 286,94 276,118 246,152 196,178 130,192 88,192',
);
const farLegs =
  limb('110,176,44 60,196,26 40,222,18 4,236,14') + limb('244,140,24 276,156,16 296,146,12 318,150,11');
const nearHind = limb('106,172,60 54,182,38 34,204,24 60,226,18 22,256,16');
const nearFore = limb('214,150,32 250,180,20 276,176,14 300,186,12');

export const frogJumping = drawSubject({
  name: 'frog-jumping',
  nouns: [],
  bounds: { x: -12, y: 20, width: 338, height: 252 },
  ...(frog.natural ? { natural: frog.natural } : {}),
  presence: {
    nouns: ['frog', 'toad'],
    home: 'lake',
    stands: 'ground',
    tall: 0.32,
    metres: 0.2,
    faces: 'right',
    posture: 'jumping',
  },
  paint: (colors, id) => `
    ${path(farLegs, fill(colors.second))}${path('M8 234L-4 246M6 236L-8 234M312 150L320 158M314 148L322 144', stroke(colors.second, 7))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -10, marks: path(shape('306,66 262,82 226,122 180,158 110,182 130,210 250,190 330,90'), fill(colors.light)) + path('M132 122h4M154 98h6M120 146h2M180 84h3', stroke(colors.second, 14)) })}
    ${path(nearHind, fill(colors.main))}${path('M28 252L4 258M26 256L10 268M24 250L2 244', stroke(colors.main, 8))}
    ${path('M86 164C60 166 44 184 46 204', stroke(colors.ink, 4, 0.25))}
    ${path(nearFore, fill(colors.main))}${path('M298 186L314 196M298 184L316 182', stroke(colors.main, 7))}
    ${path('M222 40A18 18 0 1 0 258 40A18 18 0 1 0 222 40Z', fill(colors.main))}${path('M227 39A14 14 0 1 0 255 39A14 14 0 1 0 227 39Z', fill(colors.accent))}${path('M232 38A9 7 0 1 0 252 38A9 7 0 1 0 232 38Z', fill(colors.ink))}${path('M237 35h1', stroke(colors.light, 4))}
    ${path('M306 62C284 74 258 78 238 70', stroke(colors.ink, 4, 0.6))}${path('M298 48h1', stroke(colors.ink, 4, 0.7))}`,
});
