import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import type { Presence } from '../../presence.ts';
import type { Subject, SubjectColors } from '../../subject.ts';
import { fill, path, stroke } from '../../svg.ts';

type Bird = {
  name: string;
  nouns: readonly string[];
  home: Presence['home'];
  tall: number;
  metres: number;
  colors: SubjectColors;
  neck: 'long' | 'short';
  bill: 'pointed' | 'flat' | 'hooked' | 'great';
  /** Stretched out behind. */
  legs?: true;
  /** The head has the second colour. */
  hooded?: true;
};

const NEAR_WING = shape(
  '216,170! 200,120 176,76 134,38 84,10! 92,36 84,50! 100,66 96,80! 112,94 112,108! 126,120 130,136! 140,156 150,184 180,206 212,204',
);
const FAR_WING = shape(
  '226,160! 236,110 258,64 296,20! 302,46 312,60! 304,76 308,92! 296,104 294,122! 278,140 256,158',
);
const SHORT = shape(
  '28,228! 66,204 110,186 160,176 210,160 240,140 268,136 290,150 292,172 276,190 244,208 200,226 140,232 92,228 50,244! 52,232',
);
const LONG = shape(
  '28,228! 66,204 110,186 160,176 206,160 244,144 290,132 336,118 354,108 372,112 376,126 362,136 336,142 296,154 262,176 232,206 196,224 140,232 92,228 50,244! 52,232',
);
const SHORT_HEAD = shape('246,138 268,134 290,150 292,172 274,186 250,176 240,156');
const LONG_HEAD = shape('336,118 354,108 372,112 376,126 362,136 338,138');

const BILLS: Readonly<Record<Bird['bill'], (x: number, y: number) => string>> = {
  pointed: (x, y) => `M${x} ${y - 8}L${x + 30} ${y + 4}L${x - 2} ${y + 9}Z`,
  flat: (x, y) =>
    `M${x} ${y - 9}Q${x + 14} ${y - 2} ${x + 34} ${y + 1}Q${x + 38} ${y + 7} ${x + 30} ${y + 8}L${x - 2} ${y + 9}Z`,
  hooked: (x, y) =>
    `M${x - 2} ${y - 9}Q${x + 24} ${y - 6} ${x + 22} ${y + 15}Q${x + 12} ${y + 6} ${x - 4} ${y + 9}Z`,
  great: (x, y) =>
    `M${x - 4} ${y - 14}Q${x + 44} ${y - 22} ${x + 58} ${y + 12}Q${x + 56} ${y + 20} ${x + 50} ${y + 12}Q${x + 26} ${y + 14} ${x - 4} ${y + 12}Z`,
};
// How far a bill reaches over where it grows.
const REACH: Readonly<Record<Bird['bill'], number>> = { pointed: 30, flat: 36, hooked: 23, great: 57 };

function toSubject({
  name,
  nouns,
  home,
  tall,
  metres,
  colors: natural,
  neck,
  bill,
  legs,
  hooded,
}: Bird): Subject {
  const [headX, headY] = neck === 'long' ? [372, 122] : [290, 160];
  const left = legs ? -8 : 29;
  return drawSubject({
    name: `${name}-flying`,
    nouns: [],
    bounds: { x: left, y: 10, width: Math.max(headX + REACH[bill], 312) - left, height: 234 },
    natural,
    presence: { nouns, home, stands: 'air', tall, metres, faces: 'right', posture: 'flying' },
    paint: (colors, id) => `
    ${path(FAR_WING, fill(hooded ? colors.main : colors.second))}${path(FAR_WING, fill(colors.ink, hooded ? 0.34 : 0.14))}
    ${legs ? path('M92 226L-4 234M84 222L-4 224', stroke(colors.accent, 7)) : ''}
    ${body(neck === 'long' ? LONG : SHORT, colors.main, colors, { id: `${id}b`, dy: -16 })}
    ${hooded ? path(neck === 'long' ? LONG_HEAD : SHORT_HEAD, fill(colors.second)) : ''}
    ${path(NEAR_WING, fill(colors.main))}${path(NEAR_WING, fill(colors.light, 0.28))}
    ${path(shape('84,10! 92,36 84,50! 100,66 96,80! 112,94 112,108! 126,120 130,136! 138,148 152,150 150,130 138,96 116,52'), hooded ? fill(colors.ink, 0.3) : fill(colors.second))}
    ${path('M132 70C150 92 164 116 174 142M128 104C144 122 156 142 164 164', stroke(hooded ? colors.ink : colors.second, 4, hooded ? 0.3 : 1))}
    ${path(BILLS[bill](headX, headY), fill(colors.accent))}
    ${eye(headX - 20, headY - (neck === 'long' ? 5 : 8), 5.5, colors)}`,
  });
}

const BIRDS: readonly Bird[] = [
  {
    name: 'goose',
    nouns: ['goose', 'wild goose', 'gander'],
    home: 'lake',
    tall: 0.26,
    metres: 0.8,
    neck: 'long',
    bill: 'flat',
    colors: { main: '#f1efe9', second: '#c3c6cb', accent: '#ee9a3a', ink: '#2f3742', light: '#fffffe' },
  },
  {
    name: 'duck',
    nouns: ['duck', 'mallard', 'drake'],
    home: 'lake',
    tall: 0.24,
    metres: 0.55,
    neck: 'short',
    bill: 'flat',
    hooded: true,
    colors: { main: '#a08d78', second: '#2f7d54', accent: '#eeb23f', ink: '#2b2a2e', light: '#f6efe2' },
  },
  {
    name: 'swan',
    nouns: ['swan'],
    home: 'lake',
    tall: 0.3,
    metres: 1.1,
    neck: 'long',
    bill: 'flat',
    colors: { main: '#fbfaf6', second: '#dfe4ec', accent: '#ee8f35', ink: '#26262c', light: '#ffffff' },
  },
  {
    name: 'heron',
    nouns: ['heron', 'stork', 'egret', 'white stork'],
    home: 'lake',
    tall: 0.3,
    metres: 1,
    neck: 'long',
    bill: 'pointed',
    legs: true,
    colors: { main: '#f3f0ea', second: '#2e2f38', accent: '#e0523f', ink: '#2a2a30', light: '#ffffff' },
  },
  {
    name: 'crane',
    nouns: ['crane bird', 'red crowned crane'],
    home: 'lake',
    tall: 0.3,
    metres: 1,
    neck: 'long',
    bill: 'pointed',
    legs: true,
    colors: { main: '#f6f3ee', second: '#3a3a44', accent: '#6b6f5a', ink: '#2a2a30', light: '#ffffff' },
  },
  {
    name: 'flamingo',
    nouns: ['flamingo'],
    home: 'lake',
    tall: 0.3,
    metres: 1,
    neck: 'long',
    bill: 'hooked',
    legs: true,
    colors: { main: '#f48fae', second: '#dd5f8c', accent: '#d9577f', ink: '#3a2430', light: '#ffe3ea' },
  },
  {
    name: 'pelican',
    nouns: ['pelican'],
    home: 'coast',
    tall: 0.3,
    metres: 1,
    neck: 'short',
    bill: 'great',
    colors: { main: '#f4f1ea', second: '#7c8698', accent: '#f0a23c', ink: '#2a2d35', light: '#ffffff' },
  },
  {
    name: 'owl',
    nouns: ['owl', 'barn owl'],
    home: 'forest',
    tall: 0.28,
    metres: 0.8,
    neck: 'short',
    bill: 'hooked',
    colors: { main: '#a87a50', second: '#6f4a2d', accent: '#efb035', ink: '#2a1a12', light: '#f7e6c8' },
  },
  {
    name: 'raven',
    nouns: ['raven', 'crow'],
    home: 'forest',
    tall: 0.25,
    metres: 0.55,
    neck: 'short',
    bill: 'pointed',
    colors: { main: '#343744', second: '#22242e', accent: '#17181f', ink: '#101116', light: '#6f7688' },
  },
  {
    name: 'pigeon',
    nouns: ['pigeon'],
    home: 'city',
    tall: 0.22,
    metres: 0.4,
    neck: 'short',
    bill: 'pointed',
    hooded: true,
    colors: { main: '#8f99ad', second: '#566d7d', accent: '#3c3f47', ink: '#2b2d36', light: '#dfe3ea' },
  },
  {
    name: 'robin',
    nouns: ['robin', 'sparrow', 'finch'],
    home: 'garden',
    tall: 0.2,
    metres: 0.3,
    neck: 'short',
    bill: 'pointed',
    hooded: true,
    colors: { main: '#8a6f55', second: '#e0662f', accent: '#3a2f28', ink: '#2b211a', light: '#f0dcc4' },
  },
  {
    name: 'toucan',
    nouns: ['toucan'],
    home: 'jungle',
    tall: 0.26,
    metres: 0.6,
    neck: 'short',
    bill: 'great',
    colors: { main: '#2c2e38', second: '#1d1f27', accent: '#f2a132', ink: '#14151a', light: '#6f7688' },
  },
  {
    name: 'kingfisher',
    nouns: ['kingfisher', 'bluebird', 'blue jay'],
    home: 'river',
    tall: 0.2,
    metres: 0.3,
    neck: 'short',
    bill: 'pointed',
    colors: { main: '#3f8fc9', second: '#1f6196', accent: '#2b2d36', ink: '#1f2430', light: '#f2c59a' },
  },
  {
    name: 'woodpecker',
    nouns: ['woodpecker'],
    home: 'forest',
    tall: 0.24,
    metres: 0.5,
    neck: 'short',
    bill: 'pointed',
    hooded: true,
    colors: { main: '#6a4a36', second: '#a8392c', accent: '#d9b44a', ink: '#241a14', light: '#e8d3b4' },
  },
];

/** Birds on the wing that are drawn else standing or swimming. */
export const flyingBirds: readonly Subject[] = BIRDS.map(toSubject);
