import { bull } from '../../subjects/animals/bull.ts';
import type { Prop } from '../draw-prop.ts';
import type { Pose } from '../pose.ts';
import { art, blob, line } from '../shape.ts';
import type { Act } from './act.ts';
import { floor, hip } from './act-props.ts';

const STANCE = { near: [-6, -3], far: [10, 4] } as const;

const STRIDE = { near: [-18, -26], far: [24, 6] } as const;

const KNEELING = { near: [2, -88], far: [88, 0] } as const;

const KNEELING_FEET = { near: -70, far: 90 } as const;

/** Two hands at a hammer's blow. */
export const STRIKING: Pose = {
  turn: 0.42,
  lean: 6,
  bow: 4,
  head: 10,
  arms: { near: { to: [0.7, 0.5], bend: -1 }, far: [112, 158] },
  legs: STANCE,
};
export const HAMMER: Prop = {
  at: 'far',
  layer: 'front',
  shapes: [line('M-10 12 L34 -34', 'wood', 7), art('M16 -52 L30 -66 L64 -32 L50 -18Z', 'metal')],
};

/** Work with tools. */
export const crafts: readonly Act[] = [
  {
    name: 'sweeping',
    home: 'street',
    posture: 'standing',
    poses: [
      {
        turn: 0.46,
        lean: 10,
        bow: 4,
        head: 8,
        arms: { near: { to: [0.42, 0.62], bend: -1 }, far: { to: [0.6, 0.26], bend: -1 } },
        legs: STRIDE,
      },
    ],
    props: [
      hip('front', [
        line('M72 -96 L150 176', 'wood', 6),
        art('M140 160 L166 152 L206 206 L138 208Z', 'extra'),
        line('M142 168 L170 160', 'accent', 6),
      ]),
      floor('front', [
        blob([236, -6], 9, 4, 'sand'),
        blob([256, -12], 6, 3, 'sand'),
        blob([224, -14], 5, 3, 'sand'),
      ]),
    ],
    uses: ['broom', 'leaf', 'leaves', 'floor', 'rake'],
  },
  {
    name: 'hammering',
    ofAnimals: true,
    home: 'workshop',
    posture: 'standing',
    poses: [STRIKING],
    props: [
      HAMMER,
      hip('behind', [
        line('M66 22 L44 208M66 22 L92 208M214 22 L192 208M214 22 L240 208', 'wood', 8),
        line('M40 14 L244 14', 'wood', 16),
        line('M40 20 L244 20', 'ink', 4, 0.22),
        line('M124 6 L124 -18M116 -18 L132 -18', 'metal', 4.4),
        line('M168 6 L168 -4M162 -4 L174 -4', 'metal', 4.4),
      ]),
    ],
    uses: ['hammer', 'nail', 'nails', 'plank', 'wood', 'board'],
  },
  {
    name: 'forging',
    home: 'workshop',
    posture: 'standing',
    poses: [STRIKING],
    props: [
      HAMMER,
      hip('behind', [
        art(
          'M52 4 L196 4 C190 22 160 28 146 32 L146 60 L166 84 L86 84 L106 60 L106 32 C80 28 60 18 52 4Z',
          'ink',
        ),
        art('M84 84 L168 84 L176 208 L76 208Z', 'wood'),
        line('M98 100 L94 200M124 100 L124 200M152 100 L156 200', 'ink', 3, 0.2),
      ]),
      hip('over', [
        line('M78 0 L150 0', 'accent', 8),
        line('M156 -12 L172 -26M146 -16 L150 -36M164 -2 L184 -6', 'extra', 4),
      ]),
    ],
    uses: ['hammer', 'anvil', 'iron', 'nail', 'sword', 'horseshoe'],
  },
  {
    name: 'welding',
    home: 'workshop',
    posture: 'sitting',
    poses: [
      {
        turn: 0.36,
        lean: 10,
        bow: 10,
        head: 10,
        arms: { near: { to: [0.66, 0.5], bend: -1 }, far: { to: [0.8, 0.46], bend: -1 } },
        legs: KNEELING,
        feet: KNEELING_FEET,
      },
    ],
    props: [
      hip('front', [
        art('M92 10 L250 10 L250 26 L92 26Z', 'metal'),
        line('M112 26 L106 112M232 26 L238 112', 'metal', 9),
        art('M150 10 L150 -40 L166 -40 L166 10Z', 'ink'),
        art(
          'M142 8 L118 -12 L134 -10 L122 -44 L142 -22 L150 -60 L158 -24 L180 -40 L168 -10 L196 -8Z',
          'extra',
        ),
        blob([148, -2], 13, 13, 'light'),
        line('M184 -20 L206 -36M190 4 L214 2M110 -24 L92 -40M120 -50 L110 -72', 'extra', 3),
      ]),
      { at: 'far', layer: 'over', shapes: [line('M-12 -6 L26 14', 'ink', 8)] },
    ],
    uses: ['metal', 'spark', 'sparks', 'steel'],
  },
  {
    name: 'chopping-wood',
    home: 'forest',
    posture: 'standing',
    poses: [{ turn: 0.4, lean: -6, head: -2, arms: { near: [132, 152], far: [138, 160] }, legs: STRIDE }],
    props: [
      {
        at: 'between',
        layer: 'behind',
        shapes: [
          line('M14 22 L-62 -74', 'wood', 8),
          art('M-48 -84 L-70 -62 L-96 -74 C-92 -96 -80 -108 -62 -108Z', 'metal'),
        ],
      },
      floor('front', [
        art('M104 -70 L196 -70 L202 0 L98 0Z', 'wood'),
        blob([150, -70], 46, 11, 'sand'),
        art('M130 -72 L134 -122 L168 -122 L172 -72Z', 'wood'),
        blob([151, -122], 17, 6, 'sand'),
        art('M214 -24 L270 -30 L272 -8 L216 -2Z', 'wood'),
        blob([272, -19], 6, 11, 'sand'),
      ]),
    ],
    uses: ['axe', 'wood', 'log', 'firewood', 'ax'],
  },
  {
    name: 'ploughing',
    ofAnimals: true,
    home: 'farm',
    posture: 'walking',
    poses: [
      {
        turn: 0.4,
        lean: 12,
        bow: 4,
        arms: { near: { to: [0.6, 0.54], bend: -1 }, far: { to: [0.66, 0.5], bend: -1 } },
        legs: STRIDE,
        feet: { near: 70 },
      },
    ],
    props: [
      {
        at: 'floor',
        layer: 'behind',
        shapes: [{ subject: bull, x: 262, y: -bull.height * 1.16, scale: 1.16, main: 'wood' }],
      },
      floor('front', [
        line('M128 -242 C128 -190 138 -80 154 -20 L312 -150', 'wood', 8),
        line('M150 -22 L330 -140', 'wood', 6),
        art('M132 -30 L176 -26 L208 6 L150 4Z', 'metal'),
        art('M40 8 C70 -14 120 -10 150 8ZM-60 8 C-30 -10 20 -8 50 8Z', 'wood'),
        line('M560 -260 L590 -160', 'wood', 12),
      ]),
    ],
    uses: ['plow', 'plough', 'ox', 'bull', 'buffalo', 'oxen'],
  },
];
