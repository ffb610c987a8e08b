import type { Prop } from '../draw-prop.ts';
import { art, blob, line, type Shape } from '../shape.ts';
import type { Act } from './act.ts';
import { hip } from './act-props.ts';
import { placeTarget } from './place-target.ts';

const STANCE = { near: [-6, -3], far: [10, 4] } as const;

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

const POSTS = hip('behind', [line('M-150 208 L-150 -226M150 208 L150 -226', 'wood', 9)]);
// Where what is for sale lies on the counter.
const GOODS = [-124, -64, 0, 64, 124];
const FRUIT: readonly Shape[] = [
  ...[-130, -104, -78, -52].map((x) => blob([x, 12], 15, 15, 'blush')),
  ...[-18, 8, 34].map((x) => blob([x, 13], 14, 14, 'extra')),
  ...[68, 92, 116, 140].map((x) => blob([x, 12], 14, 15, 'leaf')),
];
const counter = (goods: readonly Shape[]): Prop =>
  hip('over', [
    art('M-166 24 L166 24 L150 208 L-150 208Z', 'wood'),
    line('M-156 80 L156 80M-152 144 L152 144', 'ink', 3, 0.25),
    ...goods,
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
  ]);

/** Work at the stove, the oven and the table, and at a stall. */
export const cooking: readonly Act[] = [
  {
    name: 'stirring',
    replaces: ['stove'],
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
    furnished: true,
    replaces: ['stove'],
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
    furnished: true,
    replaces: ['table'],
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
      POSTS,
      {
        at: 'far',
        layer: 'front',
        shapes: [blob([4, -12], 14, 14, 'blush'), line('M4 -26 L8 -32', 'leaf', 4)],
      },
      counter(FRUIT),
    ],
    uses: ['stall', 'market stall', 'fruit', 'vegetable', 'vegetables', 'fruits'],
    reach: 0.9,
    upon: (target) => ({
      props: [
        POSTS,
        counter(
          target ? GOODS.map((x) => placeTarget(target, { x, y: 22, least: 44, most: 70, wide: 54 })) : [],
        ),
      ],
    }),
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
];
