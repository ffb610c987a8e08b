import { behind, body, eye, paw } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const farLegs =
  limb('124,160,44 140,200,26 126,236,17 130,266,15 130,281,16') +
  limb('252,160,38 260,212,22 258,258,16 258,281,17') +
  paw(132, 282, 30, 13) +
  paw(260, 282, 30, 13);
const nearLegs =
  limb('104,146,66 94,190,50 110,212,30 90,242,19 92,268,17 92,281,18') +
  limb('232,154,56 232,210,28 230,258,18 230,281,19') +
  paw(94, 282, 33, 14) +
  paw(232, 282, 33, 14);
const trunk = shape(
  '64,150 68,120 94,106 146,110 200,112 236,96 262,70 300,70 312,104 300,138 286,172 258,194 220,198 170,184 120,184 84,182 68,168',
);
const head = shape(
  '262,78 266,50 288,30 318,28 340,42 360,54 384,62 392,74 386,92 366,98 342,98 322,110 296,112 272,100',
);

export const dogStanding = drawSubject({
  name: 'dog-standing',
  nouns: [],
  bounds: { x: 24, y: 26, width: 370, height: 256 },
  natural: { main: '#c98d55', second: '#8a5730', accent: '#d9534a', ink: '#33201a', light: '#fff4e6' },
  presence: {
    nouns: ['dog', 'puppy'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.36,
    metres: 0.7,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(farLegs, colors.main, colors)}
    ${path(line('80,128 52,112 34,82 40,50'), stroke(colors.main, 19))}${path('M38 70Q36 60 40 50', stroke(colors.light, 18))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('320,90 304,120 280,140 262,170 240,200 300,200 330,140'), fill(colors.light)) })}
    ${path(nearLegs, fill(colors.main))}${path(paw(94, 282, 33, 14) + paw(232, 282, 33, 14), fill(colors.light))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -2, dy: -8, marks: path(shape('344,58 376,56 400,76 370,102 340,104 330,86'), fill(colors.light)) })}
    ${path(shape('346,96! 366,96 374,108 364,122 350,116'), fill(colors.accent))}
    ${path(shape('288,34! 264,32 246,54 244,90! 252,114 270,116 286,96 300,64'), fill(colors.second))}
    ${path('M264 104L306 126L300 140L258 118Z', fill(colors.accent))}${path('M292 136a9 9 0 1 0 1 0Z', fill(colors.light))}
    ${path('M376 56Q396 58 394 72Q382 78 374 70Z', fill(colors.ink))}${eye(326, 54, 7.5, colors)}${path('M386 86Q370 98 350 88', stroke(colors.ink, 3.5, 0.7))}`,
});
