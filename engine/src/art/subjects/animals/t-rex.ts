import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '84,226 110,190 150,164 196,140 222,110 232,70 256,40 300,30 350,40 384,62 390,84! 386,104 360,116 320,118 296,126 288,160 272,204 240,240 190,256 130,254',
);

export const tRex = drawSubject({
  name: 't-rex',
  nouns: ['dinosaur', 't-rex', 'tyrannosaurus', 't rex'],
  bounds: { x: 0, y: 30, width: 390, height: 333 },
  natural: { main: '#6d9a4a', second: '#4b7434', accent: '#c8604f', ink: '#22321c', light: '#f0ebc6' },
  presence: {
    nouns: ['dinosaur', 't-rex', 'tyrannosaurus'],
    home: 'jungle',
    stands: 'ground',
    tall: 0.54,
    metres: 4.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(`${limb('210,220,70 236,262,44 212,302,26 216,344,24')}M204 340H244C254 342 256 356 246 356H200Z`, colors.main, colors)}
    ${path(line('268,176 288,196 304,194'), stroke(colors.second, 15))}
    ${path(limb('150,216,96 100,236,62 56,236,38 20,216,18 0,190,0'), fill(colors.main))}${path(limb('130,252,20 84,258,16 40,240,0'), fill(colors.ink, 0.14))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('300,118 272,150 264,196 230,236 170,250 230,270 300,220 320,130'), fill(colors.light)) + path([limb('120,176,18 136,200,14 134,226,0'), limb('160,150,18 178,176,14 176,204,0'), limb('200,124,18 216,150,14 216,178,0'), limb('228,70,16 248,88,12 256,110,0')].join(''), fill(colors.second)) })}
    ${path([limb('60,222,16 66,236,10 62,254,0'), limb('92,214,18 100,232,12 98,254,0')].join(''), fill(colors.second))}
    ${path(`${limb('156,210,104 172,262,58 138,304,32 146,348,30')}M132 338H184C196 340 198 360 186 360H128C124 352 128 342 132 338Z`, fill(colors.main))}${path('M196 360l-6 -12M180 360l-4 -12M164 360l-3 -10', stroke(colors.light, 5))}
    ${path('M202 190C222 210 222 240 206 262', stroke(colors.ink, 5, 0.18))}
    ${path(line('248,178 270,204 290,200'), stroke(colors.main, 17))}${path('M288 196l12 -5M290 202l12 2', stroke(colors.light, 5))}
    ${path('M388 92C350 96 320 96 298 88C306 106 340 112 376 106Z', fill(colors.accent))}${path('M384 92L378 103L370 94L363 105L355 95L348 105L340 95L333 103L326 94L320 100L314 92Z', fill(colors.light))}
    ${path('M270 60A16 15 0 1 0 302 60A16 15 0 1 0 270 60Z', fill(colors.light, 0.5))}${eye(287, 61, 9, colors)}${path('M272 46L304 54', stroke(colors.ink, 5, 0.7))}${path('M372 64h3', stroke(colors.ink, 6))}`,
});
