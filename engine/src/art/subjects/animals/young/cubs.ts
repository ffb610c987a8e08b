import { limb, line, shape } from '../../../outline.ts';
import type { Subject } from '../../../subject.ts';
import { fill, path, stroke } from '../../../svg.ts';
import { type Cub, drawCub, smallSnout } from './cub.ts';

const puppy = drawCub({
  noun: 'dog',
  natural: { main: '#d79a5c', second: '#96602f', accent: '#e8737a', ink: '#33201a', light: '#fff4e6' },
  home: 'meadow',
  metres: 0.42,
  standing: [20, 71, 265, 229],
  sitting: [26, 43, 223, 259],
  lying: [26, 171, 273, 133],
  running: [13, 63, 268, 254],
  farEar: ({ second }) => path(shape('30,-54! 60,-60 84,-38 88,-4 78,10 64,-4 54,-30'), fill(second)),
  nearEar: ({ second, ink }) =>
    path(shape('-30,-56! -62,-58 -86,-30 -90,12 -78,34! -60,30 -46,4 -36,-24'), fill(second)) +
    path('M-34 -46Q-40 -8 -62 28', stroke(ink, 3, 0.18)),
  snout: (colors) => path(shape('46,48 62,48 62,60 54,66 46,60'), fill(colors.accent)) + smallSnout(colors),
  face: ({ light }) => path(shape('22,-70 42,-66 40,-30 36,10 24,8 26,-30'), fill(light)),
  tail: ({ main, light }) =>
    path(line('66,206 42,192 30,164'), stroke(main, 20)) + path('M31 168L30 164', stroke(light, 19)),
  laidTail: ({ main, light }) =>
    path(line('92,284 56,284 36,262'), stroke(main, 19)) + path('M37 264L36 262', stroke(light, 18)),
  coat: {
    standing: ({ light }) => path(shape('170,190 206,186 216,230 190,262 150,270 160,230'), fill(light)),
    sitting: ({ light }) => path(shape('150,160 192,150 200,220 170,270 150,230'), fill(light)),
  },
});

const STRIPED = {
  standing: 'M84 168q6 20 0 34M112 164q6 22 0 38M140 164q4 20 -2 32',
  sitting: 'M92 180q16 6 22 20M80 206q18 4 26 16M74 232q14 2 22 10',
};

const kitten = drawCub({
  noun: 'cat',
  marked: 'striped',
  natural: { main: '#e7a352', second: '#bf7130', accent: '#ee938f', ink: '#3a2418', light: '#fff4e3' },
  home: 'meadow',
  metres: 0.3,
  standing: [14, 42, 254, 258],
  sitting: [24, 14, 208, 289],
  lying: [24, 142, 269, 162],
  running: [9, 30, 272, 287],
  farEar: ({ second }) => path(shape('18,-52! 52,-94! 66,-72 60,-26!'), fill(second)),
  nearEar: ({ main, accent }) =>
    path(shape('-66,-26! -62,-96! -44,-90 -8,-56!'), fill(main)) +
    path(shape('-54,-42! -54,-80! -42,-76 -22,-56!'), fill(accent)),
  face: ({ second }) =>
    path('M-4 -66V-40M16 -66V-34M36 -64V-42M-78 4L-52 6M-74 24L-50 22', stroke(second, 9)),
  snout: ({ light, ink, accent }) =>
    path(shape('6,32 20,16 48,14 70,20 72,40 54,52 24,52'), fill(light)) +
    path('M44 20H62Q60 30 53 31Q46 30 44 20Z', fill(accent)) +
    path('M53 31V36M53 36Q46 45 36 41M53 36Q60 44 68 39', stroke(ink, 3, 0.7)) +
    path('M22 34L-14 28M22 40L-12 44', stroke(light, 2.6)),
  tail: ({ main, second, light }) =>
    path(line('64,208 36,190 26,156 40,128'), stroke(main, 20)) +
    path('M22 178l18 -8M18 158l20 0', stroke(second, 7)) +
    path('M38 132L40 128', stroke(light, 19)),
  laidTail: ({ main, second, light }) =>
    path(line('92,290 54,292 34,272 42,250'), stroke(main, 18)) +
    path('M52 282l-4 18M32 276l16 -8', stroke(second, 6)) +
    path('M41 253L42 250', stroke(light, 17)),
  coat: {
    standing: ({ second, light }) =>
      path(STRIPED.standing, stroke(second, 10)) +
      path(shape('176,200 206,190 214,240 176,258'), fill(light)),
    sitting: ({ second, light }) =>
      path(STRIPED.sitting, stroke(second, 9)) +
      path(shape('152,160 190,152 196,220 168,262 152,220'), fill(light)),
    lying: ({ second }) =>
      path('M92 194q16 8 16 32M122 186q14 10 12 36M66 214q16 6 22 24', stroke(second, 10)),
  },
});

const tigerCub = drawCub({
  noun: 'tiger',
  marked: 'striped',
  natural: { main: '#ee9a3f', second: '#3d2a20', accent: '#ef9a8c', ink: '#2a1d18', light: '#fff6e8' },
  home: 'jungle',
  metres: 0.5,
  standing: [10, 52, 266, 248],
  sitting: [24, 24, 216, 280],
  lying: [24, 152, 269, 152],
  running: [6, 37, 275, 280],
  farEar: ({ main, light }) =>
    path('M34 -62a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z', fill(main)) +
    path('M48 -60a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z', fill(light)),
  nearEar: ({ main, light, second }) =>
    path('M-76 -56a27 27 0 1 0 54 0a27 27 0 1 0 -54 0Z', fill(second)) +
    path('M-72 -52a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z', fill(main)) +
    path('M-62 -50a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z', fill(light)),
  face: ({ second, light }) =>
    path(
      'M-8 -30a14 10 0 1 0 28 0a14 10 0 1 0 -28 0ZM38 -32a11 9 0 1 0 22 0a11 9 0 1 0 -22 0Z',
      fill(light),
    ) +
    path(
      'M24 -68V-40M6 -64Q12 -54 20 -54M44 -62Q38 -54 30 -54M-78 -8L-54 -6M-78 12L-50 12M-74 34L-48 28',
      stroke(second, 8),
    ),
  tail: ({ main, second }) =>
    path(line('64,208 34,200 22,170 34,140'), stroke(main, 17)) +
    path('M36 210l8 -16M18 190l18 -6M14 168l18 0M32 146L34 140', stroke(second, 8)),
  laidTail: ({ main, second }) =>
    path(line('92,290 54,292 34,276 38,252'), stroke(main, 16)) +
    path('M66 284l-4 16M44 282l-6 14M28 270l16 -4M37 258L38 252', stroke(second, 7)),
  coat: {
    standing: ({ second, light }) =>
      path(
        'M80 168q8 22 0 40M104 164q8 24 0 44M128 164q8 22 0 40M56 210l20 6M60 232l20 2',
        stroke(second, 9),
      ) + path(shape('120,250 176,200 206,190 214,240 176,262'), fill(light)),
    sitting: ({ second, light }) =>
      path('M92 176q20 6 26 24M80 204q20 4 28 18M72 232q16 2 26 12', stroke(second, 9)) +
      path(shape('152,160 190,152 196,220 168,262 152,220'), fill(light)),
    lying: ({ second }) =>
      path('M92 192q18 10 14 36M122 184q14 10 10 40M64 214q18 6 24 28M150 186q8 8 6 24', stroke(second, 9)),
  },
});

const lionCub = drawCub({
  noun: 'lion',
  natural: { main: '#e2b064', second: '#a8682f', accent: '#ea8f7d', ink: '#3a2518', light: '#fff2dc' },
  home: 'meadow',
  metres: 0.5,
  standing: [13, 52, 263, 248],
  sitting: [9, 24, 231, 278],
  lying: [9, 152, 284, 152],
  running: [7, 37, 274, 280],
  farEar: ({ second, main }) =>
    path('M34 -62a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z', fill(main)) +
    path('M48 -60a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z', fill(second)),
  nearEar: ({ main, second }) =>
    path('M-76 -54a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z', fill(main)) +
    path('M-64 -50a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z', fill(second)),
  face: ({ second, light }) =>
    path(
      'M-8 -26a14 10 0 1 0 28 0a14 10 0 1 0 -28 0ZM38 -28a11 9 0 1 0 22 0a11 9 0 1 0 -22 0Z',
      fill(light),
    ) + path('M8 -70Q16 -52 24 -50Q32 -52 42 -66Z', fill(second)),
  tail: ({ main, second }) =>
    path(line('64,208 34,206 20,180 26,154'), stroke(main, 13)) +
    path(shape('26,164 14,148 22,128 34,120 40,142'), fill(second)),
  laidTail: ({ main, second }) =>
    path(line('92,290 56,292 34,286'), stroke(main, 13)) +
    path(shape('42,292 26,300 10,292 14,276 34,278'), fill(second)),
  coat: {
    standing: ({ light }) => path(shape('110,256 176,210 210,200 214,250 160,268'), fill(light)),
    sitting: ({ light }) => path(shape('152,160 190,152 196,220 168,262 152,220'), fill(light)),
  },
});

const BEAR = {
  paws: 'second',
  metres: 0.6,
  standing: [40, 55, 234, 245],
  sitting: [52, 27, 186, 275],
  lying: [36, 155, 257, 149],
  running: [13, 40, 268, 277],
  farEar: ({ second, main }) =>
    path('M34 -60a23 23 0 1 0 46 0a23 23 0 1 0 -46 0Z', fill(main)) +
    path('M46 -58a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z', fill(second)),
  nearEar: ({ main, accent }) =>
    path('M-74 -54a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z', fill(main)) +
    path('M-62 -50a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z', fill(accent)),
  face: ({ light }) => path(shape('-60,66 -20,50 30,50 70,66 30,80'), fill(light, 0.2)),
  tail: ({ main }) => path('M40 204a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z', fill(main)),
  laidTail: ({ main }) => path('M52 274a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z', fill(main)),
} as const satisfies Partial<Cub>;

const bearCub = drawCub({
  ...BEAR,
  noun: 'bear',
  natural: { main: '#8a5a3a', second: '#5d3a25', accent: '#d58f6c', ink: '#2a1a14', light: '#e9cfae' },
  home: 'forest',
});

const polarBearCub = drawCub({
  ...BEAR,
  noun: 'polar bear',
  natural: { main: '#f3f1ea', second: '#c3c9cf', accent: '#e3a79c', ink: '#28303a', light: '#ffffff' },
  home: 'snowfield',
});

const pandaCub = drawCub({
  ...BEAR,
  noun: 'panda',
  natural: { main: '#f6f3ea', second: '#2f2d33', accent: '#ea9a94', ink: '#1d1b20', light: '#ffffff' },
  home: 'jungle',
  legs: 'second',
  lids: 'light',
  farEar: ({ second }) => path('M34 -60a23 23 0 1 0 46 0a23 23 0 1 0 -46 0Z', fill(second)),
  nearEar: ({ second }) => path('M-74 -54a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z', fill(second)),
  face: ({ second }) =>
    path(shape('-16,6 -6,-20 16,-20 26,-4 18,16 -2,24'), fill(second)) +
    path(shape('40,-8 46,-22 60,-22 66,-6 58,10 44,10'), fill(second)),
  eyes: ({ light, ink }) =>
    path('M-4 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0ZM42 -4a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z', fill(ink)) +
    path(
      'M0 -4a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0ZM45 -8a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0Z',
      fill(light),
    ),
  coat: {
    standing: ({ second }) => path('M136 150H196V280H150Z', fill(second)),
    sitting: ({ second }) => path('M90 140H200V206H84Z', fill(second)),
    lying: ({ second }) => path('M140 160H240V320H156Z', fill(second)),
  },
});

const piglet = drawCub({
  noun: 'pig',
  natural: { main: '#f4a9a8', second: '#d97f86', accent: '#ec6f7f', ink: '#4a2330', light: '#ffe3de' },
  home: 'farm',
  metres: 0.4,
  paws: 'second',
  standing: [19, 38, 257, 262],
  sitting: [35, 10, 205, 292],
  lying: [35, 138, 258, 166],
  running: [13, 36, 268, 281],
  farEar: ({ second }) => path(shape('20,-52! 52,-84 82,-68! 70,-40 58,-22!'), fill(second)),
  nearEar: ({ second, main }) =>
    path(shape('-58,-38! -66,-84 -74,-100! -34,-94 -4,-58!'), fill(main)) +
    path(shape('-48,-48! -56,-78 -60,-88! -36,-82 -18,-58!'), fill(second)),
  face: ({ light }) => path(shape('-60,66 -20,50 30,50 70,66 30,80'), fill(light, 0.4)),
  snout: ({ second, ink }) =>
    path('M52 56Q38 62 26 54', stroke(ink, 3.2, 0.6)) +
    path(shape('30,26 44,10 66,10 78,24 76,42 60,50 40,46'), fill(second)) +
    path(
      'M46 28a5 8 0 1 0 10 0a5 8 0 1 0 -10 0ZM62 28a4.500 7 0 1 0 9 0a4.500 7 0 1 0 -9 0Z',
      fill(ink, 0.7),
    ),
  tail: ({ second }) =>
    path('M58 206C34 214 26 190 42 186C56 184 54 206 38 204C26 202 22 192 24 182', stroke(second, 8)),
  laidTail: ({ second }) =>
    path('M74 262C50 270 42 246 58 242C72 240 70 262 54 260C42 258 38 248 40 240', stroke(second, 8)),
  coat: {
    standing: ({ light }) => path(shape('80,260 120,236 180,236 210,250 160,272'), fill(light, 0.4)),
    sitting: ({ light }) => path(shape('152,160 190,152 196,220 168,262 152,220'), fill(light, 0.4)),
  },
});

const foxCub = drawCub({
  noun: 'fox',
  natural: { main: '#e2793a', second: '#b5532a', accent: '#f08f7a', ink: '#2a1c18', light: '#fff4e6' },
  home: 'forest',
  metres: 0.4,
  paws: 'ink',
  standing: [2, 32, 285, 268],
  sitting: [5, 4, 246, 302],
  lying: [5, 132, 296, 174],
  running: [-6, 20, 294, 297],
  farEar: ({ second, ink }) =>
    path(shape('16,-54! 52,-104! 66,-78 62,-24!'), fill(second)) +
    path(shape('40,-88! 52,-104! 62,-88 58,-80!'), fill(ink)),
  nearEar: ({ main, ink, light }) =>
    path(shape('-70,-24! -66,-106! -44,-98 -6,-58!'), fill(main)) +
    path(shape('-57,-42! -57,-86! -43,-80 -22,-58!'), fill(light)) +
    path(shape('-68,-78! -66,-106! -52,-104 -42,-88!'), fill(ink)),
  face: ({ light }) => path(shape('-80,40 -40,8 -8,24 20,4 44,6 80,20 60,70 -40,80'), fill(light)),
  snout: ({ light, ink }) =>
    path(shape('16,28 34,10 62,10 88,26 88,38 60,50 30,50'), fill(light)) +
    path('M76 20Q90 18 93 28Q88 36 80 34Q74 30 76 20Z', fill(ink)) +
    path('M84 36Q72 50 54 44', stroke(ink, 3.2, 0.7)),
  tail: ({ main, light }) =>
    path(shape('70,196! 40,182 10,150 8,116 30,122 56,160 80,214!'), fill(main)) +
    path(shape('28,170 12,148 8,116 30,122 44,142 34,150'), fill(light)),
  laidTail: ({ main, light }) =>
    path(limb('110,276,22 70,282,38 30,288,30 6,284,4'), fill(main)) +
    path(limb('46,286,36 26,289,29 6,284,4'), fill(light)),
  coat: {
    standing: ({ light }) => path(shape('170,210 208,190 216,230 190,262 150,266'), fill(light)),
    sitting: ({ light }) => path(shape('148,160 192,150 200,220 170,270 150,230'), fill(light)),
  },
});

const wolfPup = drawCub({
  noun: 'wolf',
  natural: { main: '#8d949d', second: '#656d78', accent: '#d99aa0', ink: '#242a33', light: '#eef0f2' },
  home: 'forest',
  metres: 0.45,
  standing: [4, 38, 266, 262],
  sitting: [7, 10, 227, 295],
  lying: [7, 138, 286, 167],
  running: [0, 26, 281, 291],
  farEar: ({ second }) => path(shape('18,-54! 54,-98! 66,-74 60,-26!'), fill(second)),
  nearEar: ({ main, second }) =>
    path(shape('-68,-26! -62,-100! -42,-92 -6,-58!'), fill(main)) +
    path(shape('-55,-44! -54,-80! -42,-76 -22,-58!'), fill(second)),
  face: ({ light, second }) =>
    path(shape('-80,44 -44,14 -12,28 18,6 44,6 80,20 60,70 -40,80'), fill(light)) +
    path(shape('4,-70 24,-40 46,-66'), fill(second)),
  tail: ({ main, second }) =>
    path(limb('70,206,16 40,198,30 18,176,26 8,150,2'), fill(main)) +
    path(limb('26,184,28 16,170,24 8,150,2'), fill(second)),
  laidTail: ({ main, second }) =>
    path(limb('110,276,20 70,284,34 34,288,28 8,284,4'), fill(main)) +
    path(limb('44,288,30 28,289,26 8,284,4'), fill(second)),
  coat: {
    standing: ({ second, light }) =>
      path(shape('60,186 100,164 160,164 150,190 90,196'), fill(second)) +
      path(shape('170,210 208,190 216,230 190,262 150,266'), fill(light)),
    sitting: ({ light }) => path(shape('148,160 192,150 200,220 170,270 150,230'), fill(light)),
    lying: ({ second }) => path(shape('40,226 80,186 160,180 190,208 120,214 70,236'), fill(second)),
  },
});

/** The young of beasts of prey and of pets, each standing, sitting, asleep and running. */
export const cubs: readonly Subject[] = [
  ...puppy,
  ...kitten,
  ...tigerCub,
  ...lionCub,
  ...bearCub,
  ...polarBearCub,
  ...pandaCub,
  ...foxCub,
  ...wolfPup,
  ...piglet,
];
