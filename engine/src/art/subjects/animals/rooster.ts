import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const legs =
  'M148 250V306M148 306l-18 8M148 306l22 8M148 306h-24M184 250V308M184 308l-18 6M184 308l22 6M184 308h-24';
const trunk = shape(
  '92,170 120,166 160,166 194,134 208,80 230,56 256,58 272,82 274,116 282,160 270,212 230,250 176,258 128,240 98,206',
);

export const rooster = drawSubject({
  name: 'rooster',
  nouns: ['rooster', 'cockerel'],
  bounds: { x: 4, y: 10, width: 302, height: 308 },
  natural: { main: '#cf6d2c', second: '#efb647', accent: '#d6362f', ink: '#1d3a3a', light: '#fff1d6' },
  presence: {
    nouns: ['rooster', 'cock'],
    home: 'farm',
    stands: 'ground',
    tall: 0.31,
    metres: 0.55,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(legs, stroke(colors.second, 8))}
    ${path([limb('120,200,50 84,130,34 50,84,20 14,96,0'), limb('118,210,44 66,160,32 26,142,18 4,176,0'), limb('122,214,40 76,196,28 42,196,16 26,226,0'), limb('122,180,40 104,108,28 84,60,16 50,50,0')].join(''), fill(colors.ink))}
    ${path('M104 160C90 126 72 104 48 96M100 190C76 168 52 158 30 162', stroke(colors.light, 3, 0.3))}
    ${path(shape('212,72! 200,44 218,48! 222,18 238,38! 252,10 260,38! 280,30 268,70'), fill(colors.accent))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -18, dx: -8 })}
    ${path(shape('208,74 236,66 268,86 276,130 284,170! 266,160 262,182! 244,166 234,190! 222,168 206,186! 200,164 180,172! 200,120'), fill(colors.second))}
    ${path(shape('122,184! 160,174 204,186 226,206! 212,214 214,226! 194,226 190,238! 158,232 134,212'), fill(colors.ink, 0.85))}
    ${path(shape('270,80 306,98! 270,108'), fill(colors.light))}${path(shape('270,80 306,98! 270,108'), fill(colors.second, 0.6))}
    ${path(shape('258,106 272,108 280,134 268,150 256,134'), fill(colors.accent))}
    ${path(shape('232,84 248,74 264,82 262,98 244,102'), fill(colors.accent))}${eye(249, 87, 6, colors)}`,
});
