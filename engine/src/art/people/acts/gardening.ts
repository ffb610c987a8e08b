import { art, blob, line, type Shape } from '../shape.ts';
import type { Act } from './act.ts';
import { floor } from './act-props.ts';

const STANCE = { near: [-6, -3], far: [10, 4] } as const;

const KNEELING = { near: [2, -88], far: [88, 0] } as const;

const KNEELING_FEET = { near: -70, far: 90 } as const;

/** A small plant with its earth. */
const sprout = (x: number, tall = 70): Shape[] => [
  line(`M${x} -6 L${x} ${-tall}`, 'leaf', 5),
  art(
    `M${x} ${-tall * 0.5} C${x + 12} ${-tall * 0.9} ${x + 34} ${-tall * 0.9} ${x + 38} ${-tall * 0.8} C${x + 32} ${-tall * 0.5} ${x + 12} ${-tall * 0.4} ${x} ${-tall * 0.5}Z`,
    'leaf',
  ),
  art(
    `M${x} ${-tall * 0.65} C${x - 10} ${-tall * 1.05} ${x - 30} ${-tall * 1.1} ${x - 36} ${-tall} C${x - 30} ${-tall * 0.68} ${x - 12} ${-tall * 0.56} ${x} ${-tall * 0.65}Z`,
    'leaf',
  ),
  art(
    `M${x} ${-tall * 0.9} C${x - 4} ${-tall * 1.2} ${x + 4} ${-tall * 1.36} ${x + 12} ${-tall * 1.4} C${x + 16} ${-tall * 1.2} ${x + 10} ${-tall} ${x} ${-tall * 0.9}Z`,
    'leaf',
  ),
];

const flower = (x: number, tall: number, pot: 'accent' | 'blush' | 'extra'): Shape[] => [
  line(`M${x} 0 C${x + 2} ${-tall * 0.4} ${x - 2} ${-tall * 0.7} ${x} ${-tall}`, 'leaf', 4),
  art(`M${x} -8 C${x + 10} -30 ${x + 22} -34 ${x + 26} -34 C${x + 22} -16 ${x + 10} -8 ${x} -8Z`, 'leaf'),
  blob([x - 10, -tall], 9, 9, pot),
  blob([x + 10, -tall], 9, 9, pot),
  blob([x, -tall - 10], 9, 9, pot),
  blob([x, -tall + 9], 9, 9, pot),
  blob([x, -tall], 7, 7, 'light'),
];

const HIVE = (x: number): Shape[] => [
  line(`M${x - 40} -6 L${x - 40} 0M${x + 40} -6 L${x + 40} 0`, 'wood', 10),
  art(`M${x - 52} -122 L${x + 52} -122 L${x + 52} -8 L${x - 52} -8Z`, 'light'),
  line(`M${x - 52} -84 L${x + 52} -84M${x - 52} -46 L${x + 52} -46`, 'ink', 3, 0.3),
  art(`M${x - 60} -136 L${x + 60} -136 L${x + 60} -120 L${x - 60} -120Z`, 'accent'),
  art(`M${x - 26} -22 L${x + 26} -22 L${x + 26} -14 L${x - 26} -14Z`, 'ink'),
];

/** Work among plants and in the field. */
export const gardening: readonly Act[] = [
  {
    name: 'watering',
    home: 'garden',
    posture: 'standing',
    poses: [{ turn: 0.56, lean: 6, head: 8, arms: { near: [-14, 2], far: [44, 84] }, legs: STANCE }],
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [
          line('M-26 4 C-22 -22 22 -20 24 2', 'accent', 5),
          art('M-28 0 L26 10 L16 56 L-34 46Z', 'accent'),
          art('M-28 0 L-8 4 L-16 50 L-34 46Z', 'ink', 0.14),
          line('M20 40 L70 30', 'accent', 8),
          art('M66 16 L84 26 L76 46 L64 38Z', 'accent'),
          line(
            'M82 40 C92 62 96 84 98 112M78 46 C84 66 86 88 86 116M86 34 C100 52 108 74 112 106',
            'water',
            3.4,
          ),
        ],
      },
      floor('front', [...flower(150, 62, 'blush'), ...flower(182, 78, 'extra'), ...flower(216, 54, 'blush')]),
    ],
    uses: ['watering can', 'can', 'flower', 'flowers', 'plant', 'plants'],
    when: { said: ['holding', 'with'], of: ['watering can'] },
  },
  {
    name: 'planting',
    ofAnimals: true,
    posture: 'sitting',
    poses: [
      {
        turn: 0.36,
        lean: 26,
        bow: 16,
        head: 20,
        arms: { near: { to: [0.56, 0.74], bend: -1 }, far: { to: [0.66, 0.7], bend: -1 } },
        legs: KNEELING,
        feet: KNEELING_FEET,
      },
    ],
    props: [
      floor('front', [
        ...sprout(132, 88),
        art('M86 0 C96 -22 168 -22 182 0Z', 'wood'),
        line('M206 0 L230 -44', 'wood', 6),
        art('M196 8 L214 -20 L206 14Z', 'metal'),
      ]),
    ],
    uses: ['seedling', 'sapling', 'seed', 'plant', 'plants', 'tree', 'trees'],
  },
  {
    name: 'gardening',
    home: 'garden',
    posture: 'sitting',
    poses: [
      {
        turn: 0.36,
        lean: 22,
        bow: 14,
        head: 18,
        arms: { near: { to: [0.5, 0.7], bend: -1 }, far: { to: [0.66, 0.66], bend: -1 } },
        legs: KNEELING,
        feet: KNEELING_FEET,
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [line('M-6 -8 L8 12', 'wood', 6), art('M2 12 L16 8 L22 38 L8 26Z', 'metal')],
      },
      floor('front', [
        ...flower(128, 58, 'blush'),
        ...flower(162, 76, 'extra'),
        ...sprout(206, 52),
        art('M92 4 C120 -14 200 -14 240 4Z', 'wood'),
      ]),
    ],
    uses: ['flower', 'flowers', 'plant', 'plants', 'vegetable', 'vegetables'],
  },
  {
    name: 'digging',
    ofAnimals: true,
    posture: 'standing',
    poses: [
      {
        turn: 0.4,
        lean: 22,
        bow: 12,
        head: 10,
        arms: { near: { to: [0.5, 0.66], bend: -1 }, far: { to: [0.76, 0.76], bend: -1 } },
        legs: { near: [-12, -20], far: [34, 6] },
      },
    ],
    props: [
      {
        at: 'across',
        layer: 'front',
        shapes: [
          line('M-46 0 L112 0', 'wood', 7),
          line('M-48 -12 L-48 12', 'wood', 7),
          art('M108 -18 L134 -18 C152 -16 164 -6 172 0 C164 8 152 18 134 18 L108 18Z', 'metal'),
        ],
      },
      floor('behind', [art('M132 4 C150 -34 210 -34 236 4Z', 'wood'), blob([196, -12], 9, 7, 'ink', 0.2)]),
    ],
    uses: ['shovel', 'spade', 'hole'],
  },
  {
    name: 'picking',
    ofAnimals: true,
    home: 'garden',
    posture: 'standing',
    poses: [
      {
        turn: 0.5,
        lean: -3,
        head: -16,
        arms: { near: { to: [0.44, 0.6], bend: -1 }, far: [142, 156] },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [blob([2, -10], 13, 13, 'accent'), line('M2 -22 C4 -30 8 -32 12 -34', 'leaf', 3.4)],
      },
      {
        at: 'near',
        layer: 'over',
        shapes: [
          line('M-30 14 C-26 -16 34 -16 38 14', 'wood', 5),
          blob([-14, 10], 12, 12, 'accent'),
          blob([8, 6], 12, 12, 'accent'),
          blob([26, 12], 11, 11, 'accent'),
          art('M-38 12 L46 12 L36 52 L-28 52Z', 'wood'),
          line('M-34 26 L42 26M-31 40 L38 40', 'ink', 2, 0.25),
        ],
      },
    ],
    uses: [
      'basket',
      'apple',
      'orange',
      'cherry',
      'lemon',
      'fruit',
      'pear',
      'olive',
      'grape',
      'peach',
      'strawberry',
      'berry',
    ],
  },
  {
    name: 'beekeeping',
    home: 'meadow',
    posture: 'standing',
    poses: [
      {
        turn: 0.46,
        lean: 3,
        bow: 4,
        head: 10,
        arms: { near: { to: [0.5, 0.46], bend: -1 }, far: { to: [0.6, 0.4], bend: -1 } },
        legs: { near: [-6, -3], far: [10, 4] },
      },
    ],
    props: [
      floor('behind', [...HIVE(170), ...HIVE(300)]),
      // A frame of honeycomb.
      {
        at: 'between',
        layer: 'front',
        shapes: [
          art('M-18 -34 L62 -34 L62 18 L-18 18Z', 'wood'),
          art('M-10 -26 L54 -26 L54 10 L-10 10Z', 'extra'),
          blob([6, -14], 5, 5, 'wood', 0.6),
          blob([22, -6], 5, 5, 'wood', 0.6),
          blob([38, -16], 5, 5, 'wood', 0.6),
          line('M-26 -34 L70 -34', 'wood', 6),
        ],
      },
      floor('over', [
        ...[
          [120, -190],
          [210, -176],
          [262, -206],
          [340, -166],
        ].flatMap(([x = 0, y = 0]) => [
          blob([x, y - 4], 4, 5, 'light', 0.8),
          blob([x, y], 6, 4, 'extra'),
          line(`M${x + 1} ${y - 4} L${x + 1} ${y + 4}`, 'ink', 2),
        ]),
      ]),
    ],
    uses: ['beehive', 'hive'],
  },
];
