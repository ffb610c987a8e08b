import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape('54,140 66,98 104,74 150,72 196,80 222,96 222,128 196,146 150,146 110,158 74,164');

export const rabbitJumping = drawSubject({
  name: 'rabbit-jumping',
  nouns: [],
  bounds: { x: 12, y: 4, width: 273, height: 218 },
  natural: { main: '#b98d68', second: '#8f6848', accent: '#eab0a0', ink: '#38241b', light: '#fff3e4' },
  presence: {
    nouns: ['rabbit', 'bunny', 'hare'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.28,
    metres: 0.5,
    faces: 'right',
    posture: 'jumping',
  },
  paint: (colors, id) => `
    ${path(shape('216,66 190,40 152,28 134,30! 146,52 176,70 210,82'), fill(colors.second))}
    ${behind(limb('190,130,30 226,160,18 258,168,14') + limb('92,140,40 66,178,22 34,200,16'), colors.main, colors)}
    ${path('M32 122A22 22 0 1 0 76 122A22 22 0 1 0 32 122Z', fill(colors.light))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('226,110 200,126 150,136 110,150 120,180 230,160'), fill(colors.light, 0.8)) })}
    ${path(shape('60,148 74,112 108,104 136,120 138,146 112,168 80,172'), fill(colors.main))}${path('M106 110C132 112 142 134 130 152', stroke(colors.ink, 4, 0.22))}${path(line('96,160 66,186 40,210 22,212'), stroke(colors.main, 19))}
    ${path(line('196,134 218,158 240,182 256,184'), stroke(colors.main, 17))}
    ${path(shape('222,70 204,30 174,6 158,4! 166,32 190,58 214,84'), fill(colors.main))}${path(shape('214,68 200,40 178,18 170,14! 178,36 198,58'), fill(colors.accent))}
    ${path(shape('198,100 200,72 224,56 252,60 276,76 284,92 276,106 252,114 224,118'), fill(colors.main))}${path(shape('246,98 266,92 283,95 276,106 252,114 236,112'), fill(colors.light))}
    ${path('M278 84Q288 88 284 97Q276 96 274 90Z', fill(colors.accent))}${eye(246, 80, 8, colors)}`,
});
