import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';
import { equineFarHooves, equineFarLegs, equineHooves, equineNearLegs, equineTrunk } from './equine.ts';

const stripes = [
  '60,170,12 84,170,11 110,178,0',
  '64,146,12 94,148,12 124,160,0',
  '84,112,14 112,136,12 138,156,0',
  '118,104,13 134,132,12 150,210,0',
  '144,106,13 156,150,12 164,208,0',
  '170,110,13 178,156,12 180,216,0',
  '196,112,13 202,160,12 200,218,0',
  '222,108,13 224,160,12 220,218,0',
  '244,96,13 248,150,12 242,222,0',
  '260,76,13 274,130,13 266,210,0',
  '274,62,12 296,112,12 292,180,0',
  '286,46,11 312,92,11 320,150,0',
  '300,32,10 322,66,9 334,96,0',
  '318,24,8 330,46,7 334,70,0',
];
const bands = [
  '60,190,12 92,196,10 130,186,0',
  '60,212,11 90,216,9 120,208,0',
  '70,236,10 100,238,8 124,228,0',
  '80,262,8 110,262,7',
  '88,284,7 116,284,7',
  '90,306,7 116,306,7',
  '90,328,7 116,328,7',
  '244,204,9 276,206,8 300,198,0',
  '250,228,9 280,230,8 304,224,0',
  '258,254,8 300,254,7',
  '262,278,7 296,278,7',
  '262,300,7 294,300,7',
  '262,322,7 294,322,7',
];
const face = ['352,50,6 344,84,6 340,104,0', '364,66,6 358,92,6 354,110,0', '376,84,5 368,104,5 368,120,0'];

export const zebra = drawSubject({
  name: 'zebra',
  nouns: ['zebra'],
  bounds: { x: 38, y: 8, width: 355, height: 354 },
  natural: { main: '#f3efe6', second: '#2b2830', accent: '#55505a', ink: '#1d1a21', light: '#fffdf7' },
  presence: {
    nouns: ['zebra'],
    shows: ['striped'],
    home: 'savanna',
    stands: 'ground',
    tall: 0.44,
    metres: 1.6,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(equineFarLegs, colors.main, colors)}${path(equineFarHooves, fill(colors.ink))}
    ${path('M72 152C52 168 56 204 50 232', stroke(colors.main, 9))}${path(shape('48,224! 38,252 46,278! 60,250 56,226'), fill(colors.second))}
    ${path(shape('316,20! 296,22 276,44 252,80 232,114! 262,104 290,66 312,38'), fill(colors.second))}
    ${path('M290 34l12 14M272 56l14 14M256 80l14 12', stroke(colors.main, 7))}
    ${path(shape('330,34 338,10! 344,24 346,44'), fill(colors.accent))}
    ${body(equineTrunk, colors.main, colors, { id: `${id}b`, marks: path([...stripes, ...face].map(limb).join(''), fill(colors.second)) })}
    <clipPath id="${id}l"><path d="${equineNearLegs}"/></clipPath>${path(equineNearLegs, fill(colors.main))}
    <g clip-path="url(#${id}l)">${path(bands.map(limb).join(''), fill(colors.second))}</g>
    ${path(equineHooves, fill(colors.ink))}
    ${path(shape('316,36 318,8! 334,20 334,40'), fill(colors.main))}${path('M318 8L334 20L332 28L318 20Z', fill(colors.second))}
    ${path('M366 126C362 110 374 92 384 98C392 108 394 118 388 126Q378 132 366 126Z', fill(colors.second))}
    ${eye(347, 70, 6, colors)}
    ${path(line('391,116 383,121 374,121'), stroke(colors.light, 2.5, 0.5))}`,
});
