import { dogStanding } from '../../subjects/animals/dog-standing.ts';
import { art, blob, line } from '../shape.ts';
import type { Act } from './act.ts';
import { floor } from './act-props.ts';
import { placeTarget } from './place-target.ts';

const STRIDE = { near: [-18, -26], far: [24, 6] } as const;

/** Bent forward, a rope in the hand behind. */
const HAULING = {
  turn: 0.42,
  lean: 14,
  arms: { near: { grips: [-60, -146], on: 'floor', bend: -1 }, far: [34, 58] },
  legs: STRIDE,
  feet: { near: 66 },
} as const;

/** Along the way with what is pushed, pulled or led. */
export const pushing: readonly Act[] = [
  {
    name: 'pram-pushing',
    home: 'park',
    posture: 'walking',
    poses: [
      {
        turn: 0.42,
        lean: 6,
        arms: {
          near: { grips: [74, -188], on: 'floor', bend: -1 },
          far: { grips: [80, -190], on: 'floor', bend: -1 },
        },
        legs: STRIDE,
        feet: { near: 66 },
      },
    ],
    props: [
      floor('front', [
        line('M70 -190 L84 -186 L112 -128', 'metal', 6),
        art('M102 -134 L250 -134 C252 -84 226 -62 190 -62 L152 -62 C122 -64 104 -92 102 -134Z', 'accent'),
        art('M176 -134 C176 -190 200 -214 236 -210 C258 -190 262 -160 250 -134Z', 'accent'),
        art('M176 -134 C176 -190 200 -214 236 -210 C214 -190 206 -160 206 -134Z', 'ink', 0.16),
        blob([158, -138], 15, 14, 'skin'),
        art('M112 -134 C120 -150 150 -148 158 -134Z', 'light'),
        line('M152 -62 L128 -28M196 -62 L222 -28', 'metal', 6),
        blob([126, -26], 26, 26, 'ink'),
        blob([126, -26], 18, 18, 'light'),
        blob([224, -26], 26, 26, 'ink'),
        blob([224, -26], 18, 18, 'light'),
        blob([126, -26], 5, 5, 'ink'),
        blob([224, -26], 5, 5, 'ink'),
      ]),
    ],
    uses: ['pram', 'stroller', 'buggy', 'baby carriage', 'baby', 'pushchair'],
    when: { said: ['with', 'holding', 'walking'], of: ['pram', 'stroller', 'buggy', 'pushchair'] },
  },
  {
    name: 'cart-pushing',
    ofAnimals: true,
    home: 'garden',
    posture: 'walking',
    poses: [
      {
        turn: 0.42,
        lean: 12,
        arms: {
          near: { grips: [66, -148], on: 'floor', bend: -1 },
          far: { grips: [78, -142], on: 'floor', bend: -1 },
        },
        legs: STRIDE,
        feet: { near: 66 },
      },
    ],
    props: [
      floor('front', [
        line('M62 -150 L140 -84 L246 -60', 'wood', 8),
        art('M118 -138 L268 -138 L246 -62 L140 -62Z', 'accent'),
        art('M122 -126 L264 -126 L260 -112 L127 -112Z', 'ink', 0.16),
        art('M134 -138 C150 -166 230 -168 250 -138Z', 'leaf'),
        blob([168, -148], 11, 11, 'extra'),
        blob([206, -150], 11, 11, 'blush'),
        line('M156 -62 L146 0', 'wood', 8),
        blob([250, -32], 32, 32, 'ink'),
        blob([250, -32], 22, 22, 'light'),
        blob([250, -32], 6, 6, 'ink'),
      ]),
    ],
    uses: ['cart', 'wheelbarrow', 'trolley', 'handcart', 'barrow'],
    when: { said: ['with', 'holding', 'walking'], of: ['cart', 'wheelbarrow', 'trolley'] },
  },
  {
    name: 'sled-pulling',
    ofAnimals: true,
    home: 'snowfield',
    posture: 'walking',
    poses: [
      {
        turn: 0.42,
        lean: 12,
        arms: { near: { grips: [-66, -148], on: 'floor', bend: -1 }, far: [30, 50] },
        legs: STRIDE,
        feet: { near: 66 },
      },
    ],
    props: [
      floor('behind', [
        line('M-64 -150 C-96 -116 -136 -60 -166 -34', 'ink', 3),
        line('M-330 -38 L-178 -38', 'wood', 9),
        line('M-310 -36 L-310 -6M-250 -36 L-250 -6M-190 -36 L-190 -6', 'metal', 5),
        line('M-338 -2 L-190 -2 C-164 -2 -156 -22 -168 -36', 'accent', 7),
      ]),
    ],
    uses: ['sled', 'sledge', 'toboggan'],
    when: { said: ['hauling'], of: ['sled', 'sledge', 'toboggan'] },
    wears: 'warm',
  },
  {
    name: 'hauling',
    ofAnimals: true,
    posture: 'walking',
    poses: [HAULING],
    reach: 3,
    upon: (target) => {
      if (!target) return {};
      const thing = placeTarget(target, { x: -112, y: 0, anchor: 'right', least: 110, most: 300, wide: 420 });
      return {
        poses: [HAULING],
        props: [floor('behind', [line('M-60 -146 C-84 -118 -104 -84 -124 -58', 'ink', 4), thing])],
      };
    },
  },
  {
    name: 'dog-walking',
    ofAnimals: true,
    home: 'park',
    posture: 'walking',
    poses: [
      {
        turn: 0.42,
        lean: -2,
        arms: { near: [-26, -8], far: [30, 44] },
        legs: { near: [-20, -36], far: [24, 10] },
        feet: { near: 62 },
      },
    ],
    props: [
      { at: 'far', layer: 'behind', shapes: [line('M0 0 C30 60 90 110 150 118', 'ink', 3.4)] },
      floor('behind', [
        {
          subject: dogStanding,
          x: 128,
          y: -dogStanding.height * 0.44,
          scale: 0.44,
          main: 'wood',
          second: 'ink',
        },
      ]),
    ],
    uses: ['dog', 'puppy', 'leash', 'poodle', 'corgi', 'labrador'],
    dyes: 'wood',
    oneHanded: true,
  },
];
