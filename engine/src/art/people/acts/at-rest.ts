import { art, line } from '../shape.ts';
import type { Act } from './act.ts';

/** Calm of the whole body, on a mat, a swing, a sled. */
export const atRest: readonly Act[] = [
  {
    name: 'lotus',
    ofAnimals: true,
    also: ['tree-pose'],
    posture: 'sitting',
    poses: [
      {
        turn: 0.94,
        lean: 0,
        arms: { near: [-36, -22], far: [36, 22] },
        legs: { near: [-72, 84], far: [72, -80] },
        feet: { near: 100, far: -96 },
      },
    ],
    wears: 'gym',
    mood: 'asleep',
  },
  {
    name: 'tree-pose',
    posture: 'standing',
    poses: [
      {
        turn: 0.9,
        lean: 0,
        arms: { near: [-160, 178], far: [160, -178] },
        legs: { near: [0, 0], far: [62, -52] },
        feet: { far: -38 },
      },
    ],
    uses: ['tree'],
    wears: 'gym',
  },
  {
    name: 'downward-dog',
    ofAnimals: true,
    also: ['tree-pose'],
    posture: 'standing',
    poses: [
      {
        turn: 0.2,
        lean: 128,
        head: 112,
        arms: { near: [52, 54], far: [56, 58] },
        legs: { near: [-34, -36], far: [-30, -32] },
        feet: { near: 84, far: 84 },
      },
    ],
    uses: ['dog'],
    wears: 'gym',
  },
  {
    name: 'tai-chi',
    posture: 'standing',
    home: 'park',
    poses: [
      {
        turn: 0.5,
        lean: 4,
        arms: { near: { to: [0.5, 0.3], bend: -1 }, far: [78, 104] },
        legs: { near: [-34, -26], far: [56, -8] },
        feet: { near: 80, far: 92 },
      },
    ],
  },
  {
    name: 'praying',
    posture: 'sitting',
    poses: [
      {
        turn: 0.36,
        lean: 6,
        bow: 8,
        head: 16,
        arms: { near: { to: [0.5, 0.06], bend: -1 }, far: { to: [0.5, 0.06], bend: -1 } },
        legs: { near: [8, -86], far: [2, -88] },
        feet: { near: -60, far: -60 },
      },
    ],
    mood: 'asleep',
  },
  {
    name: 'swinging',
    home: 'park',
    posture: 'sitting',
    poses: [
      {
        turn: 0.4,
        lean: -16,
        bow: 4,
        arms: { near: { to: [0.34, -0.36], bend: -1 }, far: { to: [0.4, -0.4], bend: -1 } },
        legs: { near: [76, 42], far: [70, 34] },
      },
    ],
    props: [
      {
        at: 'hip',
        layer: 'behind',
        shapes: [
          line('M-150 190 L-84 -330 L-18 190M250 190 L186 -330 L120 190M-92 -330 L194 -330', 'wood', 10),
          line('M26 20 L64 -326', 'extra', 4),
        ],
      },
      {
        at: 'hip',
        layer: 'over',
        shapes: [line('M-2 24 L46 -326', 'extra', 4), line('M-30 24 L46 20', 'wood', 9)],
      },
    ],
    uses: ['swing', 'swing set'],
    when: { said: ['on', 'sitting', 'playing', 'in', 'riding'], of: ['swing', 'swing set'] },
  },
  {
    name: 'in-hammock',
    posture: 'lying',
    home: 'beach',
    poses: [
      {
        turn: 0.3,
        lean: -72,
        head: -40,
        arms: { near: [86, 112], far: [-150, -40] },
        legs: { near: [84, 74], far: [96, 62] },
      },
    ],
    props: [
      {
        at: 'hip',
        layer: 'behind',
        shapes: [
          line('M-262 190 L-250 -150M300 190 L288 -150', 'wood', 16),
          line('M-250 -120 L-186 -34M288 -120 L226 -34', 'ink', 4),
          art('M-190 -36 C-130 50 160 54 230 -36 C190 6 -140 10 -190 -36Z', 'light'),
        ],
      },
      {
        at: 'hip',
        layer: 'over',
        shapes: [
          art('M-190 -36 C-130 16 160 20 230 -36 C170 78 -130 76 -190 -36Z', 'accent'),
          line('M-150 -2 C-100 34 -60 44 0 46M190 0 C150 32 100 44 50 46', 'light', 5, 0.7),
        ],
      },
    ],
    uses: ['hammock'],
    when: { said: ['in', 'on', 'lying', 'sitting'], of: ['hammock'] },
    mood: 'asleep',
  },
  {
    name: 'sledding',
    home: 'snowfield',
    posture: 'sitting',
    poses: [
      {
        turn: 0.4,
        lean: -14,
        bow: 8,
        arms: { near: { to: [0.66, 0.5], bend: -1 }, far: { to: [0.7, 0.46], bend: -1 } },
        legs: { near: { to: [0.86, 0.04], bend: 1 }, far: { to: [0.8, 0.02], bend: 1 } },
        feet: { near: 130, far: 130 },
      },
    ],
    props: [
      {
        at: 'hip',
        layer: 'behind',
        shapes: [
          line('M-60 26 L150 26', 'wood', 10),
          line('M-40 28 L-40 52M40 28 L40 52M120 28 L120 52', 'metal', 6),
          line('M-70 54 L140 54 C176 54 186 30 172 14', 'accent', 7),
        ],
      },
    ],
    uses: ['sled', 'sledge', 'toboggan'],
    when: { said: ['on', 'riding', 'sitting', 'with', 'in'], of: ['sled', 'sledge', 'toboggan'] },
    wears: 'warm',
  },
];
