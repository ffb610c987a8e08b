import { art, blob, line } from '../shape.ts';
import type { Act } from './act.ts';
import { hip } from './act-props.ts';
import { AT_KNEE } from './place-target.ts';

const STANCE = { near: [-6, -3], far: [10, 4] } as const;
const KNEELING = { near: [2, -88], far: [88, 0] } as const;
const KNEELING_FEET = { near: -70, far: 90 } as const;
const CLOSE = {
  turn: 0.36,
  lean: 7,
  bow: 4,
  head: 8,
  arms: { near: { to: [0.6, 0.22], bend: -1 }, far: { to: [0.64, 0.08], bend: -1 } },
  legs: STANCE,
} as const;
const BALLS = ['ball', 'football', 'beach ball', 'volleyball'];
const LEANING_BACK = {
  turn: 0.4,
  lean: -4,
  head: 2,
  arms: {
    near: { grips: [36, -66], on: 'hip', bend: -1 },
    far: { grips: [24, -56], on: 'hip', bend: -1 },
  },
  legs: { near: [4, -2], far: [16, 4] },
} as const;

/** What two do with each other. */
export const together: readonly Act[] = [
  {
    name: 'couple-dancing',
    home: 'street',
    posture: 'dancing',
    poses: [
      {
        turn: 0.42,
        lean: 2,
        bow: -6,
        head: -4,
        arms: {
          near: { grips: [92, -62], on: 'hip', bend: -1 },
          far: { grips: [86, -128], on: 'hip', bend: -1 },
        },
        legs: { near: [-22, -34], far: [12, 4] },
        feet: { near: 62 },
      },
    ],
    partner: {
      pose: {
        turn: 0.42,
        lean: -4,
        bow: -8,
        head: -10,
        arms: {
          near: { grips: [84, -22], on: 'hip', bend: -1 },
          far: { grips: [60, -130], on: 'hip', bend: -1 },
        },
        legs: { near: [-6, -4], far: [34, -10] },
        feet: { far: 60 },
      },
      apart: 134,
      mirrored: true,
    },
  },
  {
    name: 'hugging',
    posture: 'standing',
    poses: [CLOSE],
    partner: {
      pose: { ...CLOSE, arms: { near: { to: [0.58, 0.34], bend: -1 }, far: { to: [0.6, 0.2], bend: -1 } } },
      apart: 82,
      mirrored: true,
      toChild: {
        turn: 0.36,
        lean: 10,
        bow: 4,
        head: 10,
        arms: { near: { to: [0.62, 0.3], bend: -1 }, far: { to: [0.7, 0.12], bend: -1 } },
        legs: KNEELING,
        feet: KNEELING_FEET,
      },
      child: {
        turn: 0.36,
        lean: 6,
        bow: 4,
        head: 4,
        arms: { near: { to: [0.66, -0.2], bend: -1 }, far: { to: [0.7, -0.3], bend: -1 } },
        legs: STANCE,
      },
    },
    mood: 'asleep',
  },
  {
    name: 'back-to-back',
    posture: 'standing',
    poses: [LEANING_BACK],
    partner: { pose: LEANING_BACK, apart: -88, mirrored: true },
  },
  {
    name: 'proposing',
    posture: 'standing',
    poses: [
      {
        ...AT_KNEE,
        lean: 2,
        bow: 2,
        head: -12,
        arms: { near: { to: [0.4, 0.5], bend: -1 }, far: { grips: [96, -92], on: 'hip', bend: -1 } },
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'over',
        shapes: [
          line('M-2 -15 C-15 -15 -15 -36 -2 -36 C11 -36 11 -15 -2 -15Z', 'extra', 4),
          art('M-9 -38 L5 -38 L-2 -27ZM-9 -38 L-2 -47 L5 -38Z', 'water'),
          art('M-17 -12 L13 -12 L13 6 L-17 6Z', 'accent'),
          art('M-17 -12 L13 -12 L13 -7 L-17 -7Z', 'light'),
        ],
      },
    ],
    uses: ['ring', 'diamond ring', 'engagement ring'],
    mood: 'happy',
    partner: {
      pose: {
        turn: 0.56,
        lean: -3,
        head: 8,
        arms: {
          near: { grips: [34, -104], on: 'hip', bend: -1 },
          far: { grips: [44, -108], on: 'hip', bend: -1 },
        },
        legs: STANCE,
      },
      apart: 238,
      mirrored: true,
    },
  },
  {
    name: 'ball-passing',
    ofAnimals: true,
    posture: 'playing',
    poses: [
      {
        turn: 0.5,
        lean: 4,
        head: -6,
        arms: { near: { to: [0.72, -0.16], bend: -1 }, far: { to: [0.8, -0.24], bend: -1 } },
        legs: { near: [-18, -16], far: [24, 4] },
      },
    ],
    props: [
      hip('front', [
        blob([180, -150], 27, 27, 'accent'),
        line('M160 -166 C174 -156 188 -156 200 -168M158 -136 C172 -144 190 -144 202 -134', 'light', 4),
      ]),
    ],
    uses: BALLS,
    when: { said: ['ball-passing'], of: BALLS },
    partner: {
      pose: {
        turn: 0.5,
        lean: -2,
        head: -8,
        arms: { near: { to: [0.7, -0.3], bend: -1 }, far: { to: [0.78, -0.42], bend: -1 } },
        legs: { near: [-10, -8], far: [20, 2] },
      },
      apart: 360,
      mirrored: true,
    },
  },
  {
    name: 'holding-hands',
    posture: 'standing',
    poses: [
      {
        turn: 0.74,
        lean: 0,
        arms: { near: [-24, -18], far: [12, 16] },
        legs: { near: [-5, -2], far: [7, 4] },
      },
    ],
    partner: {
      pose: {
        turn: 0.74,
        lean: 0,
        arms: { near: [-12, 2], far: [24, 18] },
        legs: { near: [-4, -2], far: [6, 3] },
      },
      apart: -166,
      mirrored: false,
      child: {
        turn: 0.74,
        lean: 0,
        arms: { near: [-12, 2], far: [86, 94] },
        legs: { near: [-4, -2], far: [6, 3] },
      },
    },
  },
  {
    name: 'shoulder-ride',
    ofAnimals: true,
    posture: 'carrying',
    poses: [
      {
        turn: 0.6,
        lean: 0,
        arms: { near: { to: [0.3, 0.02], bend: -1 }, far: { to: [0.36, -0.02], bend: -1 } },
        legs: { near: [-14, -20], far: [16, 6] },
        feet: { near: 74 },
      },
    ],
    partner: {
      pose: {
        turn: 0.5,
        lean: 2,
        arms: { near: [58, 120], far: [66, 130] },
        legs: { near: [62, -8], far: [70, 0] },
      },
      apart: -26,
      mirrored: false,
      lift: 344,
    },
    mood: 'happy',
  },
  {
    name: 'shaking-hands',
    posture: 'standing',
    poses: [
      { turn: 0.46, lean: 3, arms: { near: [-10, 4], far: { to: [0.76, 0.44], bend: -1 } }, legs: STANCE },
    ],
    partner: {
      pose: {
        turn: 0.46,
        lean: 3,
        arms: { near: [-10, 4], far: { to: [0.76, 0.44], bend: -1 } },
        legs: STANCE,
      },
      apart: 226,
      mirrored: true,
    },
  },
];
