import { art, line, type Shape } from '../shape.ts';
import type { Act } from './act.ts';

const hull = (from: number, to: number): Shape[] => [
  art(
    `M${from} -8 C${from + 30} 4 ${to - 40} 4 ${to} -14 C${to - 8} 30 ${to - 40} 62 ${to - 80} 64 L${from + 50} 64 C${from + 14} 58 ${from + 4} 20 ${from} -8Z`,
    'wood',
  ),
  art(
    `M${from} -8 C${from + 30} 4 ${to - 40} 4 ${to} -14 L${to - 3} 2 C${to - 40} 18 ${from + 30} 18 ${from + 4} 8Z`,
    'accent',
  ),
  art(
    `M${from + 12} 36 C${from + 60} 48 ${to - 80} 48 ${to - 24} 34 C${to - 36} 54 ${to - 52} 62 ${to - 80} 64 L${from + 50} 64 C${from + 28} 60 ${from + 16} 48 ${from + 12} 36Z`,
    'ink',
    0.18,
  ),
];
const ROWED = ['boat', 'rowing boat', 'rowboat', 'fishing boat', 'canoe'];
/** Who sits behind the first one, in the same boat. */
const PASSENGER: NonNullable<Act['partner']> = {
  pose: {
    turn: 0.44,
    lean: -2,
    bow: 6,
    arms: { near: { to: [0.56, 0.5], bend: -1 }, far: { to: [0.6, 0.46], bend: -1 } },
    legs: { near: { to: [0.62, 0.13], bend: 1 }, far: { to: [0.66, 0.12], bend: 1 } },
  },
  apart: -112,
  mirrored: false,
};
const BOARD = 'M-150 0 C-90 12 90 14 168 -16 C120 28 -100 26 -150 0Z';

/** On and in the water. */
export const afloat: readonly Act[] = [
  {
    name: 'rowing',
    home: 'lake',
    posture: 'sitting',
    poses: [
      {
        turn: 0.4,
        lean: 8,
        bow: 6,
        arms: { near: { to: [0.86, 0.34], bend: -1 }, far: { to: [0.9, 0.3], bend: -1 } },
        legs: { near: { to: [0.62, 0.13], bend: 1 }, far: { to: [0.66, 0.12], bend: 1 } },
      },
    ],
    props: [
      { at: 'far', layer: 'behind', shapes: [line('M-30 -14 L150 66', 'wood', 6)] },
      { at: 'hip', layer: 'over', shapes: hull(-370, 230) },
      {
        at: 'near',
        layer: 'over',
        shapes: [
          line('M24 -12 L-128 92', 'wood', 6),
          art('M-112 74 L-126 92 L-176 124 L-190 112 L-140 74Z', 'light'),
        ],
      },
    ],
    partner: PASSENGER,
    uses: [...ROWED, 'oar', 'oars'],
    when: { said: ['in', 'on', 'riding', 'sitting'], of: ROWED },
    dyes: 'wood',
    stands: 'water',
    shown: 0.94,
  },
  {
    name: 'angling',
    home: 'lake',
    posture: 'sitting',
    poses: [
      {
        turn: 0.4,
        lean: 2,
        bow: 4,
        arms: { near: { to: [0.5, 0.42], bend: -1 }, far: { to: [0.66, 0.3], bend: -1 } },
        legs: { near: { to: [0.62, 0.13], bend: 1 }, far: { to: [0.66, 0.12], bend: 1 } },
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [
          line('M-30 16 C40 -46 120 -110 206 -156', 'wood', 5),
          line('M206 -156 C220 -80 226 20 226 166', 'ink', 1.6, 0.6),
        ],
      },
      { at: 'hip', layer: 'over', shapes: hull(-370, 210) },
    ],
    partner: PASSENGER,
    uses: [...ROWED, 'fishing rod', 'fishing line'],
    when: { said: ['rod'], of: ROWED },
    stands: 'water',
    shown: 0.94,
    dyes: 'wood',
  },
  {
    name: 'paddling',
    home: 'lake',
    posture: 'sitting',
    poses: [
      {
        turn: 0.5,
        lean: 4,
        arms: { near: { to: [0.42, 0.5], bend: -1 }, far: { to: [0.62, -0.2], bend: -1 } },
        legs: { near: [86, 80], far: [82, 76] },
      },
    ],
    props: [
      {
        at: 'hip',
        layer: 'over',
        shapes: [
          art(
            'M-210 -2 C-140 14 150 14 250 -12 C220 34 160 48 100 48 L-90 48 C-150 46 -196 24 -210 -2Z',
            'accent',
          ),
          art(
            'M-190 18 C-100 34 130 34 232 14 C206 38 156 48 100 48 L-90 48 C-140 46 -174 34 -190 18Z',
            'ink',
            0.16,
          ),
        ],
      },
      {
        at: 'across',
        layer: 'over',
        shapes: [
          line('M-110 0 L190 0', 'extra', 6),
          art(
            'M-110 -4 C-130 -18 -170 -14 -176 0 C-170 14 -130 16 -110 4ZM190 -4 C210 -18 250 -14 256 0 C250 14 210 16 190 4Z',
            'light',
          ),
        ],
      },
    ],
    uses: ['canoe', 'kayak', 'paddle', 'boat'],
    when: { said: ['in', 'riding', 'swimming', 'on', 'sitting'], of: ['kayak', 'canoe'] },
    stands: 'water',
    shown: 0.94,
  },
  {
    name: 'surfing',
    home: 'sea',
    posture: 'riding',
    poses: [
      {
        turn: 0.5,
        lean: 14,
        bow: 6,
        head: -4,
        arms: { near: [-64, -80], far: [84, 96] },
        legs: { near: [-14, -52], far: [66, -4] },
        feet: { near: 82, far: 92 },
      },
    ],
    props: [
      {
        at: 'ground',
        layer: 'behind',
        shapes: [
          art(
            'M-330 60 C-250 40 -240 -60 -210 -150 C-184 -230 -110 -262 -36 -236 C-90 -238 -128 -206 -126 -164 C-124 -100 -40 -40 70 10 C150 44 240 54 330 60Z',
            'water',
          ),
          art(
            'M-330 60 C-250 40 -240 -60 -210 -150 C-196 -200 -160 -230 -120 -240 C-170 -180 -180 -80 -90 0 C-60 30 0 50 60 60Z',
            'ink',
            0.14,
          ),
          art(
            'M-36 -236 C-8 -226 10 -200 6 -180 C-6 -192 -14 -190 -20 -176 C-30 -196 -44 -198 -56 -184 C-62 -202 -80 -206 -94 -196 C-84 -218 -64 -234 -36 -236Z',
            'light',
          ),
          line('M-200 -100 C-206 -40 -180 10 -110 44M-166 -110 C-164 -50 -110 0 -30 36', 'light', 4, 0.6),
        ],
      },
      {
        at: 'ground',
        layer: 'behind',
        shapes: [
          art(BOARD, 'light'),
          art('M-150 0 C-90 12 90 14 168 -16 C150 2 40 20 -60 18 C-110 16 -140 8 -150 0Z', 'accent'),
        ],
      },
      {
        at: 'ground',
        layer: 'over',
        shapes: [
          art(
            'M-180 26 C-150 8 -130 26 -100 16 C-80 30 -40 14 -10 24 C30 12 60 28 100 18 C140 26 180 20 230 40 L330 60 L-330 60 C-270 58 -220 40 -180 26Z',
            'water',
            1,
          ),
        ],
      },
    ],
    uses: ['surfboard', 'wave', 'board'],
    when: { said: ['riding', 'on'], of: ['wave', 'surfboard'] },
    wears: 'swim',
    stands: 'water',
    shown: 0.97,
  },
  {
    name: 'diving-in',
    posture: 'jumping',
    poses: [
      {
        turn: 0.34,
        lean: 128,
        head: 96,
        arms: { near: [40, 42], far: [46, 48] },
        legs: { near: [-118, -124], far: [-112, -120] },
        feet: { near: -112, far: -108 },
      },
    ],
    wears: 'swim',
  },
];
