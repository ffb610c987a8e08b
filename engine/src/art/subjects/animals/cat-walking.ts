import { behind, body, glint, paw } from '../../coat.ts';
import { type Drawing, drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import type { Presence } from '../../presence.ts';
import type { SubjectColors } from '../../subject.ts';
import { fill, path, stroke } from '../../svg.ts';

const walkingFar =
  limb('120,160,40 134,190,24 124,220,16 132,250,13 132,263,14') +
  limb('236,160,34 224,200,21 214,232,15 206,252,13 206,263,14') +
  paw(134, 264, 26, 10) +
  paw(208, 264, 26, 10);
const walkingFeet = paw(73, 264, 28, 11) + paw(267, 264, 28, 11);
const walkingNear =
  limb('96,152,62 82,184,38 94,210,24 72,236,16 70,254,14 72,263,15') +
  limb('238,150,42 254,196,28 262,232,17 266,252,15 266,263,16') +
  walkingFeet;
const trunk = shape(
  '58,150 66,120 96,108 150,112 210,116 252,100 280,108 288,134 276,166 248,184 200,184 150,180 100,184 68,176',
);
const head = shape('252,98 252,70 272,52 300,50 322,62 340,80 344,92 334,106 308,116 276,118');

const standingFar =
  limb('118,160,40 130,190,24 120,222,15 122,250,13 122,263,14') +
  limb('258,156,32 262,204,19 260,244,14 260,263,15') +
  paw(124, 264, 26, 10) +
  paw(262, 264, 26, 10);
const standingFeet = paw(88, 264, 28, 11) + paw(238, 264, 28, 11);
const standingNear =
  limb('94,152,62 90,186,40 102,210,25 84,236,16 86,254,14 86,263,15') +
  limb('230,150,40 237,206,26 236,246,15 236,263,16') +
  standingFeet;
// Stretched out: the hind legs push off, the forelegs reach.
const runningFar =
  limb('112,160,44 80,188,25 46,204,15 24,214,13') + limb('264,150,36 312,174,21 350,182,14 370,188,13');
const runningFeet = limb('14,206,18 -10,222,14') + limb('342,200,17 366,212,14');
const runningNear =
  limb('98,152,64 64,184,36 30,200,19 4,214,15') +
  limb('246,150,46 292,180,27 330,198,16 352,206,15') +
  runningFeet;
const TABBY: SubjectColors = {
  main: '#e39a4a',
  second: '#bf7130',
  accent: '#e98f8a',
  ink: '#3a2418',
  light: '#fff4e3',
};

const paint =
  (far: string, near: string, feet: string, bars: string) =>
  (colors: SubjectColors, id: string): string =>
    `
    ${behind(far, colors.main, colors)}
    ${path(line('72,136 44,126 30,94 38,58 30,26'), stroke(colors.main, 19))}${path('M21 84l16 -4M24 62l18 1M26 108l16 -9', stroke(colors.second, 7))}${path('M35 40Q36 32 31 24', stroke(colors.light, 19))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path([limb('92,100,15 94,124,12 88,152,0'), limb('122,102,15 124,128,12 120,156,0'), limb('152,104,15 156,130,12 152,158,0'), limb('182,106,15 186,132,12 184,158,0'), limb('212,106,15 216,130,12 216,154,0')].join(''), fill(colors.second)) + path(shape('252,120 290,110 300,150 268,186 252,170'), fill(colors.light)) })}
    ${path(near, fill(colors.main))}${path(feet, fill(colors.light))}
    ${path(`M66 178l20 4M74 196l18 5${bars}`, stroke(colors.second, 7))}
    ${path(shape('306,60 318,26! 330,42 328,72'), fill(colors.second))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -2, dy: -8, marks: path(shape('312,92 330,82 350,90 336,112 306,120 298,108'), fill(colors.light)) + path('M282 48l4 16M296 48l2 14M250 88l14 2M252 102l14 -1', stroke(colors.second, 7)) })}
    ${path(shape('264,72 262,24! 284,36 298,58'), fill(colors.main))}${path(shape('271,64 270,38! 282,46 289,58'), fill(colors.accent))}
    ${path('M334 78Q346 80 345 90Q336 92 333 86Z', fill(colors.accent))}${path('M340 98Q330 104 320 100', stroke(colors.ink, 3, 0.65))}
    ${path('M304 74A8.500 9 0 1 0 321 74A8.500 9 0 1 0 304 74Z', fill(glint(colors)))}${path('M309 74A5 8 0 1 0 319 74A5 8 0 1 0 309 74Z', fill(colors.ink))}
    ${path('M324 98L296 104M324 94L294 94', stroke(colors.light, 2.5))}`;

const cat: Omit<Drawing, 'name' | 'paint'> & { presence: Presence } = {
  nouns: [],
  bounds: { x: 20, y: 14, width: 326, height: 250 },
  natural: TABBY,
  presence: {
    nouns: ['cat', 'kitten'],
    shows: ['striped'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.32,
    metres: 0.4,
    faces: 'right',
  },
};

export const catWalking = drawSubject({
  ...cat,
  name: 'cat-walking',
  presence: { ...cat.presence, posture: 'walking' },
  paint: paint(walkingFar, walkingNear, walkingFeet, 'M246 186l22 -2M252 204l18 -2'),
});

export const catStanding = drawSubject({
  ...cat,
  name: 'cat-standing',
  paint: paint(standingFar, standingNear, standingFeet, 'M226 190l20 -1M228 208l17 -1'),
});

export const catRunning = drawSubject({
  ...cat,
  name: 'cat-running',
  bounds: { x: -14, y: 14, width: 385, height: 214 },
  presence: { ...cat.presence, posture: 'running', tall: 0.28 },
  paint: paint(runningFar, runningNear, runningFeet, 'M268 172l14 -12M286 186l14 -12'),
});
