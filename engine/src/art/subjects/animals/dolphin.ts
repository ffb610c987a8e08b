import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import type { SubjectColors } from '../../subject.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '36,214! 60,170 96,118 144,76 200,54 258,58 300,80 326,108 352,128 368,144! 362,152 340,150 314,150 282,142 230,132 180,140 132,166 94,196 60,226!',
);

const paint = (colors: SubjectColors, id: string): string => `
    ${path(shape('172,76! 170,42 150,18 140,12! 180,14 214,36 232,64!'), fill(colors.second))}
    ${path(shape('62,206! 36,200 10,206 -8,222! 20,228 40,230 44,252 58,270! 74,248 78,224'), fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -8, marks: path(shape('60,240 110,176 170,130 230,116 290,130 330,136 380,144 340,170 230,150 130,190'), fill(colors.light)) })}
    ${path(shape('244,120! 240,152 218,180 206,190! 242,186 270,162 280,134!'), fill(colors.second))}
    ${path('M362 148C346 142 330 142 316 132', stroke(colors.ink, 3.5, 0.55))}
    ${eye(298, 112, 6, colors)}
    ${path('M128 108C156 84 190 72 222 72', stroke(colors.light, 7, 0.4))}`;

const DOLPHIN: SubjectColors = {
  main: '#5f8fb3',
  second: '#47759a',
  accent: '#8fb9d2',
  ink: '#1c3345',
  light: '#eaf3f6',
};

export const dolphin = drawSubject({
  name: 'dolphin',
  nouns: ['dolphin', 'porpoise'],
  bounds: { x: -8, y: 10, width: 376, height: 290 },
  natural: DOLPHIN,
  presence: {
    nouns: ['dolphin', 'porpoise', 'orca'],
    home: 'sea',
    stands: 'water',
    tall: 0.34,
    metres: 1.7,
    faces: 'right',
    posture: 'jumping',
  },
  paint: (colors, id) => `${paint(colors, id)}
    ${path(shape('0,300! 6,276 20,262 28,278 40,248 54,274 66,250 80,276 94,264 104,282 112,300!'), fill(colors.light, 0.9))}${path('M8 252h0M30 236h0M96 246h0M112 262h0', stroke(colors.light, 9))}`,
});

export const dolphinSwimming = drawSubject({
  name: 'dolphin-swimming',
  nouns: [],
  bounds: { x: -8, y: 10, width: 376, height: 262 },
  natural: DOLPHIN,
  presence: {
    nouns: ['dolphin', 'porpoise'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.34,
    metres: 1.7,
    faces: 'right',
    posture: 'swimming',
  },
  paint,
});
