import { behind, body, eye, paw } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '104,206 120,178 160,166 204,164 232,140 240,104 246,66 268,46 300,44 322,58 346,72 366,84 368,96 352,106 322,106 300,108 294,130 292,166 280,208 250,240 200,250 140,244 112,228',
);
const nearWing = shape(
  '196,182! 170,120 128,70 78,36 20,14! 36,54 24,84! 54,88 62,116! 92,112 104,142! 130,142 146,166 170,200',
);
const farWing = shape('216,160! 208,110 190,64 196,10! 222,40 250,44! 246,70 240,130');
const farLegs =
  limb('170,220,50 190,258,32 180,288,24 182,316,26') +
  limb('268,200,34 296,238,22 300,270,18 304,316,20') +
  paw(184, 318, 44, 16) +
  paw(306, 318, 40, 15);
const nearLegs =
  limb('132,214,72 128,250,48 146,276,30 134,300,26 136,318,28') +
  limb('248,206,46 262,244,30 262,282,22 264,318,24') +
  paw(138, 320, 50, 18) +
  paw(266, 320, 46, 17);

export const dragon = drawSubject({
  name: 'dragon',
  nouns: ['dragon', 'wyvern'],
  bounds: { x: 4, y: 8, width: 366, height: 312 },
  natural: { main: '#3f9c62', second: '#2b7448', accent: '#e8843c', ink: '#17322a', light: '#f6e6b4' },
  presence: {
    nouns: ['dragon'],
    home: 'mountains',
    stands: 'ground',
    tall: 0.5,
    metres: 3.4,
    faces: 'right',
    seat: { x: 210, y: 158 },
  },
  paint: (colors, id) => `
    ${path(farWing, fill(colors.accent))}${path(farWing, fill(colors.ink, 0.35))}
    ${behind(farLegs, colors.main, colors)}
    ${path(limb('150,214,60 104,232,48 66,262,34 54,292,22 24,300,12 6,288,0'), fill(colors.main))}${path('M4 292L10 266L28 290Z', fill(colors.accent))}
    ${path('M112 200L96 178L88 206L70 192L68 220L48 212L52 240L38 240L46 262Z', fill(colors.second))}
    ${path('M262 52L240 42L244 64L224 66L236 84L216 94L232 106L212 122L232 132L210 148L222 164L244 130L250 90L266 60Z', fill(colors.second))}
    ${path(limb('288,56,14 270,38,11 248,26,0'), fill(colors.light))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('300,100 270,130 264,180 236,216 180,228 120,230 150,270 300,260 320,120'), fill(colors.light)) + path('M262 126L300 132M260 152L300 160M252 180L292 196M236 204L270 230M208 214L226 250M176 220L182 256', stroke(colors.ink, 4, 0.22)) })}
    ${path(nearLegs, fill(colors.main))}${path('M166 320l6 -10M156 320l4 -10M292 320l6 -10M282 320l4 -10', stroke(colors.light, 5))}
    ${path(nearWing, fill(colors.accent))}${path(shape('196,182! 170,120 128,70 78,36 20,14! 84,58 132,104 164,150 180,196'), fill(colors.main))}${path('M164 148L62 114M150 124L26 84M178 182L106 142', stroke(colors.second, 5))}
    ${path(limb('298,52,14 284,30,11 262,16,0'), fill(colors.light))}
    ${eye(308, 72, 7, colors)}${path('M296 62L320 66', stroke(colors.ink, 4.5))}${path('M356 82l4 -2', stroke(colors.ink, 5))}
    ${path('M366 96C346 98 330 96 316 90', stroke(colors.ink, 3.5, 0.7))}${path('M344 97l4 9l5 -9ZM330 95l3 8l5 -7Z', fill(colors.light))}`,
});
