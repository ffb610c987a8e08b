import { art, blob, line, type Shape } from '../shape.ts';
import type { Act } from './act.ts';

const GLOVE: readonly Shape[] = [
  art('M-16 -14 C-16 -30 20 -30 22 -8 C24 10 12 18 -2 18 C-14 18 -18 8 -16 -14Z', 'accent'),
  line('M-14 12 L8 18', 'light', 6),
];

/** Sports of strength and aim. */
export const athletics: readonly Act[] = [
  {
    name: 'barbell',
    home: 'gym',
    posture: 'standing',
    poses: [
      {
        turn: 0.92,
        lean: 0,
        arms: { near: [-142, 176], far: [142, 184] },
        legs: { near: [-16, -8], far: [16, 8] },
      },
    ],
    props: [
      {
        at: 'between',
        layer: 'behind',
        shapes: [
          line('M-176 -4 L176 -4', 'metal', 7),
          line('M-150 -48 L-150 40M150 -48 L150 40', 'ink', 17),
          line('M-126 -36 L-126 28M126 -36 L126 28', 'accent', 13),
        ],
      },
    ],
    uses: ['barbell', 'weight', 'weights', 'dumbbell', 'dumbbells'],
    wears: 'sport',
  },
  {
    name: 'boxing',
    home: 'gym',
    posture: 'standing',
    poses: [
      {
        turn: 0.44,
        lean: 8,
        bow: 6,
        arms: { near: { to: [0.36, 0.04], bend: -1 }, far: [84, 92] },
        legs: { near: [-22, -30], far: [30, 4] },
        feet: { near: 74 },
      },
    ],
    props: [
      { at: 'far', layer: 'over', shapes: GLOVE },
      { at: 'near', layer: 'over', shapes: GLOVE },
    ],
    uses: ['boxing glove', 'boxing gloves', 'glove'],
    wears: 'sport',
  },
  {
    name: 'archery',
    posture: 'standing',
    poses: [
      {
        turn: 0.56,
        lean: -2,
        arms: { near: { to: [0.2, -0.08], bend: 1 }, far: [88, 90] },
        legs: { near: [-14, -8], far: [16, 8] },
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'behind',
        shapes: [
          line('M-26 -112 C10 -84 16 -30 6 0 C16 30 10 84 -26 112', 'wood', 8),
          line('M-26 -112 L-112 -4 L-26 112', 'light', 2),
          line('M-118 -4 L44 -2', 'ink', 4),
          art('M40 -10 L62 -2 L40 8Z', 'metal'),
          art('M-118 -4 L-134 -14 L-120 -14 L-106 -4 L-120 6 L-134 6Z', 'accent'),
        ],
      },
    ],
    uses: ['bow', 'arrow', 'bow and arrow', 'target'],
    when: { said: ['with', 'holding'], of: ['bow', 'arrow', 'bow and arrow'] },
  },
  {
    name: 'jump-rope',
    posture: 'jumping',
    poses: [
      {
        turn: 0.86,
        lean: 0,
        arms: { near: [-36, -62], far: [36, 62] },
        legs: { near: [-8, -14], far: [8, -14] },
        feet: { near: 30, far: 40 },
      },
    ],
    props: [
      {
        at: 'hip',
        layer: 'behind',
        shapes: [line('M-104 -34 C-150 -280 -80 -320 0 -322 C80 -320 150 -280 104 -34', 'accent', 5)],
      },
    ],
    uses: ['jump rope', 'skipping rope', 'rope'],
  },
  {
    name: 'pushups',
    home: 'gym',
    posture: 'lying',
    poses: [
      {
        turn: 0.3,
        lean: 76,
        head: -8,
        arms: { near: [0, 2], far: [6, 4] },
        legs: { near: [-70, -74], far: [-66, -70] },
        feet: { near: 20, far: 20 },
      },
    ],
    wears: 'gym',
  },
  {
    name: 'fencing',
    posture: 'standing',
    poses: [
      {
        turn: 0.4,
        lean: 6,
        arms: { near: [-70, -120], far: [84, 88] },
        legs: { near: [-40, -42], far: [70, -2] },
        feet: { near: 80, far: 90 },
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [line('M0 4 L150 -18', 'metal', 3.4), blob([6, 2], 9, 12, 'metal')],
      },
    ],
    uses: ['sword', 'foil', 'epee'],
    when: { said: ['playing'], of: ['foil', 'epee'] },
  },
];
