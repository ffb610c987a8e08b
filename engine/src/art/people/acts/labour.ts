import { bull } from '../../subjects/animals/bull.ts';
import { dogStanding } from '../../subjects/animals/dog-standing.ts';
import { bicycle } from '../../subjects/vehicles/bicycle.ts';
import type { Prop } from '../draw-prop.ts';
import { art, blob, line, type Shape } from '../shape.ts';
import type { Act } from './act.ts';

const STANCE = { near: [-6, -3], far: [10, 4] } as const;
const STRIDE = { near: [-18, -26], far: [24, 6] } as const;
const KNEELING = { near: [2, -88], far: [88, 0] } as const;
const KNEELING_FEET = { near: -70, far: 90 } as const;

const hip = (layer: Prop['layer'], shapes: readonly Shape[]): Prop => ({ at: 'hip', layer, shapes });
const floor = (layer: Prop['layer'], shapes: readonly Shape[]): Prop => ({ at: 'floor', layer, shapes });

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
const COUNTER: readonly Shape[] = [
  art('M60 -2 L214 -2 L214 208 L60 208Z', 'light'),
  art('M60 -2 L214 -2 L214 208 L60 208Z', 'metal', 0.42),
  art('M54 -12 L220 -12 L220 0 L54 0Z', 'ink'),
];
const LOAF = (x: number, y: number): Shape[] => [
  art(`M${x - 24} ${y} C${x - 28} ${y - 22} ${x + 28} ${y - 22} ${x + 24} ${y}Z`, 'extra'),
  line(`M${x - 10} ${y - 6} L${x - 4} ${y - 14}M${x + 2} ${y - 6} L${x + 8} ${y - 14}`, 'wood', 2.6),
];
const BEFORE_THE_HIP = { near: { to: [0.62, 0.5], bend: -1 }, far: { to: [0.72, 0.44], bend: -1 } } as const;

/** Work in house, garden, field and workshop. */
export const labour: readonly Act[] = [
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
    name: 'stirring',
    home: 'kitchen',
    posture: 'standing',
    poses: [
      {
        turn: 0.44,
        lean: 2,
        bow: 4,
        head: 10,
        arms: { near: { to: [0.56, 0.6], bend: -1 }, far: { to: [0.86, 0.22], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      hip('behind', [
        ...COUNTER,
        art('M78 34 L196 34 L196 150 L78 150Z', 'ink', 0.75),
        line('M84 46 L190 46', 'light', 5),
        blob([88, 16], 6, 6, 'accent'),
        blob([112, 16], 6, 6, 'accent'),
        blob([136, 16], 6, 6, 'accent'),
      ]),
      hip('front', [
        line('M118 -66 L138 -24', 'wood', 5),
        art('M92 -56 L184 -56 L180 -14 C180 -10 96 -10 96 -14Z', 'accent'),
        art('M92 -56 L184 -56 L183 -48 L93 -48Z', 'ink', 0.2),
        line('M84 -42 L94 -42M182 -42 L192 -42', 'ink', 7),
        line('M120 -76 C110 -92 130 -100 120 -118M150 -72 C140 -88 160 -98 150 -116', 'light', 4, 0.7),
      ]),
    ],
    uses: ['pot', 'pan', 'stove', 'soup', 'spoon', 'stew', 'frying pan', 'saucepan'],
  },
  {
    name: 'baking',
    home: 'kitchen',
    posture: 'standing',
    poses: [
      {
        turn: 0.42,
        lean: 12,
        bow: 8,
        head: 10,
        arms: { near: { to: [0.76, 0.52], bend: -1 }, far: { to: [0.8, 0.5], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      hip('behind', [
        art(
          'M120 210 L120 -170 C120 -196 140 -200 160 -200 L290 -200 C300 -200 306 -194 306 -184 L306 210Z',
          'stone',
        ),
        art(
          'M120 210 L120 -170 C120 -196 140 -200 160 -200 L290 -200 C300 -200 306 -194 306 -184 L306 210Z',
          'blush',
          0.5,
        ),
        line(
          'M120 -120 L306 -120M120 60 L306 60M120 120 L306 120M170 -196 L170 -120M240 -196 L240 -120M200 60 L200 120M160 120 L160 208M260 120 L260 208',
          'ink',
          3,
          0.2,
        ),
        art('M138 36 L138 -40 C138 -104 282 -104 282 -40 L282 36Z', 'ink'),
        art('M152 36 L152 -30 C152 -80 268 -80 268 -30 L268 36Z', 'extra', 0.55),
        art('M168 36 C168 0 190 -4 192 -34 C206 -14 212 -14 216 -40 C232 -14 250 0 252 36Z', 'extra'),
      ]),
      {
        at: 'between',
        layer: 'front',
        shapes: [...LOAF(2, -4), ...LOAF(50, -6), art('M-34 -4 L82 -10 L82 0 L-34 6Z', 'metal')],
      },
    ],
    uses: [
      'bread',
      'loaf',
      'baguette',
      'oven',
      'cookie',
      'cake',
      'roll',
      'croissant',
      'tray',
      'loaves',
      'pie',
      'bun',
    ],
  },
  {
    name: 'kneading',
    home: 'kitchen',
    posture: 'standing',
    poses: [{ turn: 0.44, lean: 14, bow: 8, head: 10, arms: BEFORE_THE_HIP, legs: STANCE }],
    props: [
      hip('front', [
        art('M36 -20 L206 -20 L206 -6 L36 -6Z', 'wood'),
        line('M52 -6 L52 208M192 -6 L192 208', 'wood', 10),
        art('M56 -20 C56 -46 84 -52 108 -46 C136 -50 146 -36 144 -20Z', 'sand'),
        line('M158 -27 L200 -27', 'wood', 11),
      ]),
    ],
    uses: ['dough', 'flour', 'table', 'rolling pin', 'vegetable', 'knife'],
  },
  {
    name: 'pouring',
    home: 'cafe',
    posture: 'standing',
    poses: [
      {
        turn: 0.56,
        lean: 2,
        head: 10,
        arms: { near: { to: [0.5, 0.56], bend: -1 }, far: { to: [0.74, 0.06], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      hip('front', [
        art('M30 -6 L230 -6 L230 8 L30 8Z', 'wood'),
        art('M38 8 L222 8 L222 208 L38 208Z', 'wood'),
        art('M38 8 L222 8 L222 208 L38 208Z', 'ink', 0.28),
        art('M108 -36 L142 -36 L138 -6 L112 -6Z', 'light'),
        line('M142 -30 C154 -30 152 -14 140 -14', 'light', 4),
        blob([196, -18], 14, 12, 'accent'),
      ]),
      {
        at: 'far',
        layer: 'front',
        shapes: [
          art('M-8 -14 L36 -6 L28 32 L-14 26Z', 'metal'),
          line('M-10 -8 C-26 -10 -28 18 -12 20', 'ink', 5),
          line('M34 2 L46 12', 'metal', 6),
          line('M47 14 C52 24 51 34 51 44', 'wood', 3.4),
        ],
      },
    ],
    uses: ['coffee', 'tea', 'cup', 'latte', 'teapot', 'milk', 'counter', 'coffee cup', 'mug', 'latte art'],
  },
  {
    name: 'selling',
    home: 'market',
    posture: 'standing',
    poses: [
      { turn: 0.72, lean: 0, arms: { near: [-24, 40], far: { to: [0.62, 0.3], bend: -1 } }, legs: STANCE },
    ],
    props: [
      hip('behind', [line('M-150 208 L-150 -226M150 208 L150 -226', 'wood', 9)]),
      {
        at: 'far',
        layer: 'front',
        shapes: [blob([4, -12], 14, 14, 'blush'), line('M4 -26 L8 -32', 'leaf', 4)],
      },
      hip('over', [
        art('M-166 24 L166 24 L150 208 L-150 208Z', 'wood'),
        line('M-156 80 L156 80M-152 144 L152 144', 'ink', 3, 0.25),
        ...[-130, -104, -78, -52].map((x) => blob([x, 12], 15, 15, 'blush')),
        ...[-18, 8, 34].map((x) => blob([x, 13], 14, 14, 'extra')),
        ...[68, 92, 116, 140].map((x) => blob([x, 12], 14, 15, 'leaf')),
        art('M-168 16 L168 16 L168 32 L-168 32Z', 'wood'),
        art('M-168 16 L168 16 L168 32 L-168 32Z', 'ink', 0.15),
        art('M-150 -276 L150 -276 L178 -204 L-178 -204Z', 'light'),
        art(
          'M-150 -276 L-90 -276 L-107 -204 L-178 -204ZM-30 -276 L30 -276 L36 -204 L-36 -204ZM90 -276 L150 -276 L178 -204 L107 -204Z',
          'accent',
        ),
        art(
          'M-178 -204 C-172 -184 -114 -184 -107 -204ZM-36 -204 C-30 -184 30 -184 36 -204ZM107 -204 C114 -184 172 -184 178 -204Z',
          'accent',
        ),
        art('M-107 -204 C-100 -184 -42 -184 -36 -204ZM36 -204 C42 -184 100 -184 107 -204Z', 'light'),
      ]),
    ],
    uses: ['stall', 'market stall', 'fruit', 'vegetable', 'vegetables', 'flower', 'flowers', 'fruits'],
  },
  {
    name: 'buying',
    home: 'market',
    posture: 'standing',
    poses: [
      { turn: 0.44, lean: 6, arms: { near: [-8, 4], far: { to: [0.82, 0.36], bend: -1 } }, legs: STANCE },
    ],
    props: [
      {
        at: 'near',
        layer: 'over',
        shapes: [
          line('M-12 12 C-12 -6 12 -6 12 12', 'ink', 3),
          art('M-26 12 L26 12 L30 64 L-30 64Z', 'extra'),
        ],
      },
      hip('behind', [
        line('M96 208 L96 -190M300 208 L300 -190', 'wood', 9),
        art('M78 30 L318 30 L304 208 L92 208Z', 'wood'),
        line('M84 88 L312 88M88 148 L308 148', 'ink', 3, 0.25),
        ...[108, 134, 160, 186].map((x) => blob([x, 18], 15, 15, 'blush')),
        ...[222, 248, 274, 296].map((x) => blob([x, 18], 14, 15, 'leaf')),
        art('M76 22 L320 22 L320 38 L76 38Z', 'wood'),
        art('M92 -250 L304 -250 L330 -184 L66 -184Z', 'light'),
        art(
          'M92 -250 L134 -250 L119 -184 L66 -184ZM177 -250 L219 -250 L225 -184 L171 -184ZM262 -250 L304 -250 L330 -184 L277 -184Z',
          'accent',
        ),
      ]),
    ],
    uses: ['stall', 'market stall', 'fruit', 'vegetable', 'vegetables', 'fruits'],
  },
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
    home: 'workshop',
    posture: 'standing',
    poses: [
      {
        turn: 0.42,
        lean: 6,
        bow: 4,
        head: 10,
        arms: { near: { to: [0.7, 0.5], bend: -1 }, far: [112, 158] },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [line('M-10 12 L34 -34', 'wood', 7), art('M16 -52 L30 -66 L64 -32 L50 -18Z', 'metal')],
      },
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
    poses: [
      {
        turn: 0.42,
        lean: 6,
        bow: 4,
        head: 10,
        arms: { near: { to: [0.7, 0.5], bend: -1 }, far: [112, 158] },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [line('M-10 12 L34 -34', 'wood', 7), art('M16 -52 L30 -66 L64 -32 L50 -18Z', 'metal')],
      },
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
    name: 'repairing',
    home: 'workshop',
    posture: 'sitting',
    poses: [
      {
        turn: 0.36,
        lean: 12,
        bow: 12,
        head: 10,
        arms: { near: { to: [0.72, 0.4], bend: -1 }, far: { to: [0.8, 0.34], bend: -1 } },
        legs: KNEELING,
        feet: KNEELING_FEET,
      },
    ],
    props: [
      {
        at: 'floor',
        layer: 'behind',
        shapes: [{ subject: bicycle, x: 40, y: -bicycle.height * 0.92, scale: 0.92, main: 'accent' }],
      },
      {
        at: 'far',
        layer: 'over',
        shapes: [
          line('M-10 14 L12 -18', 'metal', 6),
          art('M4 -18 L6 -34 L14 -26 L22 -34 L24 -18 L14 -12Z', 'metal'),
        ],
      },
      floor('over', [
        art('M-130 -34 L-60 -34 L-60 0 L-130 0Z', 'accent'),
        line('M-112 -36 C-110 -56 -80 -56 -78 -36', 'ink', 5),
        art('M-130 -22 L-60 -22 L-60 -17 L-130 -17Z', 'ink', 0.3),
      ]),
    ],
    uses: ['bicycle', 'wrench', 'toolbox', 'spanner'],
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
  {
    name: 'teaching',
    home: 'classroom',
    posture: 'standing',
    poses: [{ turn: 0.62, lean: 0, head: -2, arms: { near: [-34, 50], far: [104, 122] }, legs: STANCE }],
    props: [{ at: 'far', layer: 'front', shapes: [line('M-10 10 L72 -42', 'wood', 4.4)] }],
    uses: ['pointer', 'chalk'],
  },
  {
    name: 'speaking',
    home: 'stage-hall',
    posture: 'standing',
    poses: [{ turn: 0.64, lean: 0, head: -4, arms: { near: [-42, 40], far: [52, 118] }, legs: STANCE }],
    props: [
      hip('over', [
        line('M96 -92 L78 -112', 'metal', 4),
        blob([74, -116], 8, 8, 'ink'),
        line('M96 -20 L96 -92', 'metal', 4),
        art('M52 -24 L146 -36 L146 -20 L56 -8Z', 'wood'),
        art('M64 -12 L138 -20 L130 200 L74 200Z', 'wood'),
        art('M64 -12 L98 -16 L98 200 L74 200Z', 'ink', 0.15),
        art('M58 196 L146 196 L150 210 L54 210Z', 'wood'),
      ]),
    ],
    uses: ['podium', 'lectern', 'microphone'],
  },
  {
    name: 'phoning',
    posture: 'standing',
    poses: [
      {
        turn: 0.66,
        lean: 0,
        head: 4,
        arms: { near: [-44, 36], far: { to: [0.08, -0.36], bend: 1 } },
        legs: STANCE,
      },
    ],
    props: [{ at: 'far', layer: 'front', shapes: [art('M-8 -26 L8 -24 L4 20 L-12 18Z', 'ink')] }],
    uses: ['phone', 'telephone', 'smartphone', 'mobile'],
  },
  {
    name: 'stargazing',
    posture: 'standing',
    poses: [
      {
        turn: 0.46,
        lean: 10,
        bow: 6,
        head: -10,
        arms: { near: { to: [0.5, 0.2], bend: -1 }, far: { to: [0.66, 0.02], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      hip('front', [
        line('M128 -92 L78 208M128 -92 L132 208M128 -92 L184 208', 'wood', 7),
        art('M56 -90 L62 -76 L228 -178 L214 -200Z', 'accent'),
        art('M196 -190 L236 -214 L254 -184 L212 -160Z', 'accent'),
        art('M196 -190 L206 -196 L224 -166 L212 -160Z', 'ink', 0.3),
        line('M50 -88 L62 -68', 'ink', 8),
        blob([128, -126], 10, 10, 'metal'),
      ]),
    ],
    uses: ['telescope'],
    when: { said: ['with', 'holding', 'at', 'looking'], of: ['telescope'] },
  },
  {
    name: 'microscope',
    home: 'classroom',
    posture: 'standing',
    poses: [
      {
        turn: 0.42,
        lean: 18,
        bow: 14,
        head: 4,
        arms: { near: { to: [0.66, 0.5], bend: -1 }, far: { to: [0.76, 0.4], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      hip('front', [
        art('M44 -16 L240 -16 L240 -2 L44 -2Z', 'light'),
        line('M60 -2 L60 208M224 -2 L224 208', 'metal', 9),
        art('M92 -26 L160 -26 L160 -16 L92 -16Z', 'ink'),
        line('M146 -26 C180 -60 168 -104 130 -110', 'ink', 12),
        line('M96 -124 L132 -62', 'metal', 17),
        line('M92 -132 L99 -119', 'ink', 12),
        line('M98 -50 L146 -50', 'ink', 7),
        art('M192 -66 L206 -66 L206 -46 L222 -16 L176 -16 L192 -46Z', 'light'),
        art('M188 -38 L210 -38 L222 -16 L176 -16Z', 'accent'),
      ]),
    ],
    uses: ['microscope', 'table', 'test tube'],
    when: { said: ['with', 'holding', 'at', 'using'], of: ['microscope'] },
  },
  {
    name: 'examining',
    posture: 'standing',
    poses: [
      {
        turn: 0.5,
        lean: 12,
        bow: 6,
        head: 10,
        arms: { near: [-14, 6], far: { to: [0.72, 0.06], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [
          line('M0 12 L14 -16', 'wood', 7),
          blob([24, -38], 25, 25, 'metal'),
          blob([24, -38], 20, 20, 'water'),
        ],
      },
    ],
    uses: ['magnifier', 'magnifying glass'],
    when: { said: ['with', 'holding'], of: ['magnifier', 'magnifying glass'] },
  },
  {
    name: 'flag-planting',
    home: 'mountains',
    posture: 'standing',
    poses: [
      {
        turn: 0.5,
        lean: 4,
        arms: { near: { to: [0.62, 0.3], bend: -1 }, far: { to: [0.66, -0.02], bend: -1 } },
        legs: STRIDE,
      },
    ],
    props: [
      hip('front', [
        line('M84 -300 L84 206', 'metal', 6),
        art('M86 -298 C120 -312 148 -286 196 -298 L196 -220 C148 -208 120 -234 86 -220Z', 'accent'),
        art('M86 -220 C120 -234 148 -208 196 -220 L196 -240 C148 -228 120 -254 86 -240Z', 'ink', 0.15),
      ]),
      floor('front', [art('M60 4 C70 -14 100 -14 110 4Z', 'stone')]),
    ],
    uses: ['flag'],
  },
  {
    name: 'pram-pushing',
    home: 'park',
    posture: 'walking',
    poses: [
      {
        turn: 0.42,
        lean: 6,
        arms: { near: { to: [0.6, 0.54], bend: -1 }, far: { to: [0.66, 0.5], bend: -1 } },
        legs: STRIDE,
        feet: { near: 66 },
      },
    ],
    props: [
      floor('front', [
        line('M70 -186 L108 -128', 'metal', 6),
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
    home: 'garden',
    posture: 'walking',
    poses: [
      {
        turn: 0.42,
        lean: 12,
        arms: { near: { to: [0.6, 0.58], bend: -1 }, far: { to: [0.66, 0.54], bend: -1 } },
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
    home: 'snowfield',
    posture: 'walking',
    poses: [
      {
        turn: 0.42,
        lean: 12,
        arms: { near: [-38, -30], far: [30, 50] },
        legs: STRIDE,
        feet: { near: 66 },
      },
    ],
    props: [
      floor('behind', [
        line('M-64 -130 C-100 -110 -140 -60 -166 -34', 'ink', 3),
        line('M-330 -38 L-178 -38', 'wood', 9),
        line('M-310 -36 L-310 -6M-250 -36 L-250 -6M-190 -36 L-190 -6', 'metal', 5),
        line('M-338 -2 L-190 -2 C-164 -2 -156 -22 -168 -36', 'accent', 7),
      ]),
    ],
    uses: ['sled', 'sledge', 'toboggan'],
    wears: 'warm',
  },
  {
    name: 'dog-walking',
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
  {
    name: 'selfie',
    posture: 'standing',
    poses: [{ turn: 0.72, lean: -4, head: -6, arms: { near: [-44, 40], far: [112, 122] }, legs: STANCE }],
    props: [{ at: 'far', layer: 'front', shapes: [art('M-4 -30 L14 -26 L8 12 L-10 8Z', 'ink')] }],
    uses: ['phone', 'smartphone', 'camera'],
    mood: 'happy',
  },
  {
    name: 'conducting',
    posture: 'standing',
    home: 'stage-hall',
    poses: [{ turn: 0.72, lean: 0, head: -4, arms: { near: [-86, -138], far: [92, 134] }, legs: STANCE }],
    props: [{ at: 'far', layer: 'front', shapes: [line('M-4 6 L34 -38', 'light', 3.4)] }],
    uses: ['baton', 'orchestra'],
  },
];
