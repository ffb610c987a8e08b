import { limb, line, shape } from '../../../outline.ts';
import type { Subject } from '../../../subject.ts';
import { fill, path, stroke } from '../../../svg.ts';
import { type Paint, smallSnout } from '../young/cub.ts';
import { drawBreed } from './draw-breed.ts';

const tongue: Paint = (colors) =>
  path(shape('46,48 62,48 62,62 54,68 46,62'), fill(colors.accent)) + smallSnout(colors);

const FOLDED: { farEar: Paint; nearEar: Paint } = {
  farEar: ({ second }) => path(shape('34,-52! 60,-56 80,-36 82,-6 72,8 60,-4 54,-28'), fill(second)),
  nearEar: ({ second, ink }) =>
    path(shape('-30,-56! -58,-56 -80,-32 -84,6 -72,28! -56,22 -44,-2 -36,-26'), fill(second)) +
    path('M-34 -46Q-40 -10 -60 22', stroke(ink, 3, 0.18)),
};
const POINTED: { farEar: Paint; nearEar: Paint } = {
  farEar: ({ second }) => path(shape('18,-54! 54,-100! 66,-74 60,-26!'), fill(second)),
  nearEar: ({ main, accent }) =>
    path(shape('-68,-26! -62,-104! -42,-94 -6,-58!'), fill(main)) +
    path(shape('-55,-44! -54,-84! -42,-78 -22,-58!'), fill(accent)),
};
const BUSHY: { tail: Paint; laidTail: Paint } = {
  tail: ({ main, light }) =>
    path(limb('72,160,18 36,142,34 16,104,30 22,72,2'), fill(main)) +
    path(limb('20,112,30 15,94,24 22,72,2'), fill(light)),
  laidTail: ({ main, light }) =>
    path(limb('110,282,20 66,290,34 28,284,30 2,268,2'), fill(main)) +
    path(limb('36,287,31 20,282,25 2,268,2'), fill(light)),
};
const CURLED: { tail: Paint; laidTail: Paint } = {
  tail: ({ main, light }) =>
    path(line('70,150 42,136 40,104 64,92 84,108 74,126'), stroke(main, 24)) +
    path(line('84,108 80,118 74,126'), stroke(light, 22)),
  laidTail: ({ main, light }) =>
    path(line('96,284 56,292 28,276 34,250 56,250'), stroke(main, 22)) +
    path('M46 249L56 250', stroke(light, 20)),
};
const THIN: { tail: Paint; laidTail: Paint } = {
  tail: ({ main }) => path(line('70,152 40,136 24,104 22,84'), stroke(main, 17)),
  laidTail: ({ main }) => path(line('96,288 56,292 26,276'), stroke(main, 17)),
};
const mask: Paint = ({ light }) =>
  path(shape('-80,44 -44,10 -14,24 -20,-14 8,-30 26,-6 44,-30 66,-16 60,6 80,20 60,70 -40,80'), fill(light));
const chest: { standing: Paint; sitting: Paint } = {
  standing: ({ light }) => path(shape('200,170 258,120 270,180 240,230 160,240 180,214'), fill(light)),
  sitting: ({ light }) => path(shape('160,120 208,110 216,200 180,270 158,220'), fill(light)),
};

const goldenRetriever = drawBreed({
  ...FOLDED,
  ...BUSHY,
  name: 'golden retriever',
  natural: { main: '#e6b566', second: '#c98f43', accent: '#e8737a', ink: '#33241a', light: '#f6dba8' },
  metres: 0.75,
  standing: [1, 30, 322, 282],
  sitting: [1, 18, 244, 290],
  face: ({ light }) => path(shape('14,-20 30,-30 44,-20 60,10 10,20'), fill(light, 0.5)),
  snout: tongue,
  coat: {
    standing: ({ light, second }) =>
      path(shape('200,170 258,120 270,180 240,230 180,236 190,214'), fill(light)) +
      path('M90 206l10 12M112 208l8 12M134 210l8 12', stroke(second, 6, 0.6)),
    sitting: chest.sitting,
  },
});

const labrador = drawBreed({
  ...FOLDED,
  ...THIN,
  name: 'labrador',
  natural: { main: '#ecd09a', second: '#d3ad6c', accent: '#e8737a', ink: '#33241a', light: '#f8e8c8' },
  metres: 0.72,
  standing: [13, 30, 310, 282],
  sitting: [17, 18, 228, 286],
  face: ({ light }) => path(shape('14,-10 30,-18 44,-10 60,14 10,22'), fill(light, 0.5)),
  snout: tongue,
});

const husky = drawBreed({
  ...POINTED,
  ...BUSHY,
  name: 'husky',
  natural: { main: '#6f7a88', second: '#4b5563', accent: '#8fc4e6', ink: '#1f242c', light: '#f4f5f6' },
  metres: 0.72,
  legs: 'light',
  standing: [1, -2, 315, 314],
  sitting: [1, -14, 237, 322],
  face: (colors) => mask(colors) + path(shape('16,-70 26,-30 36,-70'), fill(colors.second)),
  eyes: ({ ink, light, accent }) =>
    path(
      'M-6 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM41 -4a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0 -19 0Z',
      fill(accent),
    ) +
    path(
      'M1 0a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0 -11 0ZM46 -4a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0Z',
      fill(ink),
    ) +
    path('M1 -4a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z', fill(light)),
  coat: {
    standing: ({ light }) =>
      path(shape('40,214 90,206 160,210 200,176 258,120 280,200 200,250 60,240'), fill(light)),
    sitting: chest.sitting,
  },
});

const germanShepherd = drawBreed({
  ...POINTED,
  ...BUSHY,
  name: 'german shepherd',
  natural: { main: '#c08a4e', second: '#3a2c26', accent: '#5a4036', ink: '#221915', light: '#e2b982' },
  metres: 0.75,
  standing: [1, -2, 316, 314],
  sitting: [1, -14, 238, 322],
  nearEar: ({ second, accent }) =>
    path(shape('-68,-26! -62,-104! -42,-94 -6,-58!'), fill(second)) +
    path(shape('-55,-44! -54,-84! -42,-78 -22,-58!'), fill(accent)),
  face: ({ second }) =>
    path(shape('-50,-50 20,-72 60,-50 40,-34 24,-12 8,-34 -30,-34'), fill(second)) +
    path(shape('2,30 16,8 50,0 80,14 80,60 20,64'), fill(second)),
  snout: ({ second, ink, accent, light }) =>
    path(shape('10,30 22,12 50,8 74,18 76,40 56,56 26,54'), fill(second)) +
    path('M48 18Q60 12 70 18Q68 30 59 32Q50 30 48 18Z', fill(ink)) +
    path(shape('48,48 62,46 62,60 55,65 48,60'), fill(accent)) +
    path('M58 32V40M58 40Q49 50 38 44M58 40Q65 48 72 42', stroke(light, 3, 0.7)),
  coat: {
    standing: ({ second }) =>
      path(shape('50,170 70,130 150,120 230,116 226,140 190,170 130,184 80,182'), fill(second)),
    sitting: ({ second }) =>
      path(shape('60,250 70,180 110,120 170,90 190,120 150,140 120,190 96,236'), fill(second)),
  },
});

const corgi = drawBreed({
  ...POINTED,
  ...CURLED,
  name: 'corgi',
  natural: { main: '#e29a4c', second: '#c47a32', accent: '#efa596', ink: '#33211a', light: '#fff6e8' },
  metres: 0.45,
  low: 52,
  paws: 'light',
  standing: [24, 43, 292, 269],
  sitting: [15, -21, 223, 325],
  nearEar: ({ main, accent }) =>
    path(shape('-74,-26! -78,-112! -52,-108 -6,-56!'), fill(main)) +
    path(shape('-60,-46! -64,-92! -50,-90 -22,-58!'), fill(accent)),
  face: ({ light }) =>
    path(shape('20,-72 34,-72 36,-20 64,8 80,24 60,70 -30,76 -34,40 4,14 18,-20'), fill(light)),
  snout: tongue,
  coat: chest,
});

const dachshund = drawBreed({
  ...FOLDED,
  ...THIN,
  name: 'dachshund',
  natural: { main: '#7c4a2a', second: '#5a3219', accent: '#c07a48', ink: '#26160e', light: '#d79b62' },
  metres: 0.36,
  low: 66,
  paws: 'light',
  standing: [13, 96, 335, 216],
  sitting: [17, 18, 253, 286],
  face: ({ light }) =>
    path('M4 -22a7 5 0 1 0 14 0a7 5 0 1 0 -14 0ZM44 -26a6 5 0 1 0 12 0a6 5 0 1 0 -12 0Z', fill(light)),
  snout: ({ main, light, ink }) =>
    path(shape('10,26 26,4 60,4 104,20 110,36 90,48 40,52'), fill(main)) +
    path(shape('30,40 70,36 108,32 104,44 88,50 40,54'), fill(light)) +
    path('M96 18Q112 16 114 28Q108 36 100 33Q94 28 96 18Z', fill(ink)) +
    path('M100 40Q76 48 52 44', stroke(ink, 3, 0.6)),
  coat: chest,
});

const shiba = drawBreed({
  ...POINTED,
  ...CURLED,
  name: 'shiba',
  natural: { main: '#dd8a44', second: '#bf6d2c', accent: '#efa08c', ink: '#301e16', light: '#fff3e2' },
  metres: 0.6,
  paws: 'light',
  standing: [24, -2, 292, 314],
  sitting: [15, -14, 223, 318],
  face: ({ light }) =>
    path(shape('-80,40 -44,16 -10,26 16,4 48,4 80,18 60,70 -40,80'), fill(light)) +
    path('M2 -22a8 5 0 1 0 16 0a8 5 0 1 0 -16 0ZM42 -26a7 5 0 1 0 14 0a7 5 0 1 0 -14 0Z', fill(light)),
  coat: chest,
});

const pug = drawBreed({
  ...FOLDED,
  ...CURLED,
  name: 'pug',
  natural: { main: '#e3c28e', second: '#3d3330', accent: '#e58f8f', ink: '#211a18', light: '#f2dcb4' },
  metres: 0.42,
  low: 34,
  standing: [24, 64, 294, 248],
  sitting: [15, 18, 225, 286],
  farEar: ({ second }) => path(shape('36,-54! 56,-60 74,-46 76,-26 62,-24 50,-36'), fill(second)),
  nearEar: ({ second }) => path(shape('-30,-58! -56,-62 -74,-44 -72,-18! -54,-22 -40,-36'), fill(second)),
  face: ({ second }) => path('M6 -44Q28 -34 48 -46M12 -32Q28 -24 42 -34', stroke(second, 5, 0.4)),
  snout: ({ second, ink, accent, light }) =>
    path(shape('-2,34 8,12 34,4 62,10 76,32 66,54 36,62 8,56'), fill(second)) +
    path('M28 16Q40 10 52 16Q50 28 40 30Q30 28 28 16Z', fill(ink)) +
    path(shape('32,48 46,48 46,60 39,66 32,60'), fill(accent)) +
    path('M40 30V38M40 38Q28 50 12 42M40 38Q52 50 66 40', stroke(light, 3, 0.5)),
});

const SPOTS =
  'M84 160a11 9 0 1 0 22 0a11 9 0 1 0 -22 0ZM128 150a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM160 176a12 10 0 1 0 24 0a12 10 0 1 0 -24 0ZM104 196a9 8 0 1 0 18 0a9 8 0 1 0 -18 0ZM190 146a8 9 0 1 0 16 0a8 9 0 1 0 -16 0ZM204 196a9 8 0 1 0 18 0a9 8 0 1 0 -18 0ZM140 206a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM66 196a7 8 0 1 0 14 0a7 8 0 1 0 -14 0ZM222 156a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z';
const dalmatian = drawBreed({
  ...FOLDED,
  ...THIN,
  name: 'dalmatian',
  marked: 'dotted',
  natural: { main: '#f7f5f0', second: '#2b2a2d', accent: '#e8737a', ink: '#1b1a1c', light: '#ffffff' },
  metres: 0.72,
  standing: [13, 30, 310, 282],
  sitting: [17, 18, 228, 286],
  face: ({ second }) =>
    path(
      'M-30 -40a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM14 -48a8 6 0 1 0 16 0a8 6 0 1 0 -16 0ZM-44 12a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM40 -34a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z',
      fill(second),
    ),
  snout: tongue,
  coat: {
    standing: ({ second }) => path(SPOTS, fill(second)),
    sitting: ({ second }) =>
      path(
        'M84 220a10 9 0 1 0 20 0a10 9 0 1 0 -20 0ZM112 170a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM136 140a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM124 210a8 7 0 1 0 16 0a8 7 0 1 0 -16 0ZM172 150a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM96 262a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z',
        fill(second),
      ),
  },
});

const borderCollie = drawBreed({
  ...FOLDED,
  ...BUSHY,
  name: 'border collie',
  natural: { main: '#2f3036', second: '#212227', accent: '#e8737a', ink: '#16161a', light: '#f6f4ef' },
  metres: 0.65,
  paws: 'light',
  standing: [1, 30, 322, 282],
  sitting: [1, 18, 244, 290],
  face: ({ light }) =>
    path(shape('18,-72 40,-72 38,-20 60,10 80,24 60,70 -20,76 -14,40 8,16 18,-20'), fill(light)),
  snout: tongue,
  eyes: ({ ink, light }) =>
    path('M-8 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM41 -4a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z', fill(light)) +
    path('M-4 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM43 -4a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z', fill(ink)) +
    path(
      'M0 -4a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0ZM46 -8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
      fill(light),
    ),
  coat: chest,
});

const bulldog = drawBreed({
  ...POINTED,
  name: 'bulldog',
  natural: { main: '#a9927c', second: '#7c6855', accent: '#e7a79b', ink: '#2a211c', light: '#e9dccb' },
  metres: 0.42,
  low: 30,
  standing: [44, 26, 272, 286],
  sitting: [48, -16, 190, 320],
  tail: ({ main }) => path('M44 158a14 12 0 1 0 28 0a14 12 0 1 0 -28 0Z', fill(main)),
  laidTail: ({ main }) => path('M48 280a14 12 0 1 0 28 0a14 12 0 1 0 -28 0Z', fill(main)),
  farEar: ({ second }) => path(shape('22,-56! 40,-96 60,-100 70,-70 62,-30!'), fill(second)),
  nearEar: ({ main, accent }) =>
    path(shape('-62,-28! -70,-76 -56,-106 -34,-96 -8,-58!'), fill(main)) +
    path(shape('-52,-42! -56,-76 -48,-92 -34,-84 -20,-58!'), fill(accent)),
  face: ({ light }) => path(shape('22,-70 38,-70 38,-20 70,20 60,70 -20,70 8,20 22,-20'), fill(light)),
  snout: ({ light, ink, second }) =>
    path(shape('-4,36 6,14 34,6 62,12 76,34 68,56 36,64 6,58'), fill(light)) +
    path('M26 16Q40 8 54 16Q52 28 40 30Q28 28 26 16Z', fill(ink)) +
    path('M40 30V42M40 42Q24 58 4 46M40 42Q56 56 72 44', stroke(second, 4)),
  coat: chest,
});

const chihuahua = drawBreed({
  ...POINTED,
  ...CURLED,
  name: 'chihuahua',
  natural: { main: '#d8a66a', second: '#b98446', accent: '#efa99a', ink: '#2e2018', light: '#f8e6c8' },
  metres: 0.32,
  low: 20,
  standing: [24, 13, 302, 299],
  sitting: [15, -19, 233, 323],
  farEar: ({ second }) => path(shape('16,-50! 62,-110! 86,-84 66,-20!'), fill(second)),
  nearEar: ({ main, accent }) =>
    path(shape('-72,-14! -100,-96! -70,-104 -6,-56!'), fill(main)) +
    path(shape('-64,-32! -84,-84! -64,-86 -24,-56!'), fill(accent)),
  face: ({ light }) => path(shape('10,30 30,0 60,6 80,24 60,70 0,70'), fill(light)),
  coat: chest,
});

/** Dogs of the breeds that people name, each standing and sitting. */
export const dogBreeds: readonly Subject[] = [
  ...goldenRetriever,
  ...labrador,
  ...husky,
  ...germanShepherd,
  ...corgi,
  ...dachshund,
  ...shiba,
  ...pug,
  ...dalmatian,
  ...borderCollie,
  ...bulldog,
  ...chihuahua,
];
