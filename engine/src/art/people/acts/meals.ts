import type { Prop } from '../draw-prop.ts';
import type { Pose } from '../pose.ts';
import { art, blob, line, type Shape } from '../shape.ts';
import type { Act } from './act.ts';
import { placeTarget } from './place-target.ts';
import { AT_TABLE, SEAT, TABLE } from './table.ts';

/** A cup with its foot in the middle of `[x, y]`. */
const cup = (x: number, y: number): Shape[] => [
  line(`M${x + 10} ${y - 17} C${x + 21} ${y - 18} ${x + 19} ${y - 4} ${x + 9} ${y - 6}`, 'accent', 4),
  art(`M${x - 12} ${y - 23} L${x + 12} ${y - 23} L${x + 9} ${y} L${x - 9} ${y}Z`, 'accent'),
  art(`M${x + 2} ${y - 23} L${x + 12} ${y - 23} L${x + 9} ${y} L${x + 3} ${y}Z`, 'ink', 0.14),
  art(`M${x - 12} ${y - 23} L${x + 12} ${y - 23} L${x + 11.4} ${y - 19} L${x - 11.4} ${y - 19}Z`, 'light'),
  line(
    `M${x - 4} ${y - 30} C${x - 9} ${y - 36} ${x} ${y - 40} ${x - 4} ${y - 48}M${x + 5} ${y - 30} C${x + 1} ${y - 36} ${x + 9} ${y - 40} ${x + 5} ${y - 48}`,
    'light',
    2.4,
    0.8,
  ),
];
const HELD_CUP: Prop = { at: 'far', layer: 'front', shapes: cup(-4, 11) };
const standingCup = (x: number): Prop => ({ at: 'hip', layer: 'front', shapes: cup(x, -39) });

const AT_LIPS = { grips: [42, -121], on: 'hip', bend: -1 } as const;
const SIPPING: Pose = { ...AT_TABLE, arms: { near: AT_TABLE.arms.near, far: AT_LIPS } };

const STANCE = { near: [-5, -2], far: [8, 3] } as const;

/** What is eaten out of the hand, at the mouth. */
const BITING: Pose = {
  turn: 0.5,
  lean: -2,
  head: 2,
  arms: { near: [-14, 6], far: { grips: [46, -106], on: 'hip', bend: -1 } },
  legs: STANCE,
};

const plate = (x: number): Shape[] => [
  art(`M${x - 30} -41 C${x - 22} -46 ${x + 22} -46 ${x + 30} -41 L${x + 24} -38 L${x - 24} -38Z`, 'light'),
];
const MEAL = [
  ...plate(128),
  art('M106 -44 C110 -66 122 -62 126 -55 C134 -68 148 -62 150 -44Z', 'extra'),
  blob([118, -51], 6, 5, 'leaf'),
  blob([140, -51], 6, 5, 'blush'),
];
const FORK: Prop = { at: 'far', layer: 'front', shapes: [line('M-6 14 L10 -22M6 -22 L14 -22', 'metal', 3)] };
const DINING: Pose = {
  ...AT_TABLE,
  arms: { near: AT_TABLE.arms.near, far: { grips: [52, -84], on: 'hip', bend: -1 } },
};

/** The dish in the middle of a table, and the plate of who sits at it. */
const served = (dish: readonly Shape[]): Prop => ({
  at: 'hip',
  layer: 'front',
  shapes: [...plate(72), ...dish],
});

// Of these one eats with a spoon, a fork or sticks.
const SERVED: ReadonlySet<string> = new Set(
  'soup noodle pasta spaghetti ramen salad rice curry steak omelette cereal stew cake birthday-cake pie roast-chicken sushi breakfast'.split(
    ' ',
  ),
);

const TAKEN = ['ice cream', 'popsicle', 'sandwich', 'cake'];
const TABLES = [
  'table',
  'dining table',
  'coffee table',
  'chair',
  'plate',
  'meal',
  'dinner',
  'lunch',
  'breakfast',
];

/** What people eat and drink, out of the hand and at a table. */
export const meals: readonly Act[] = [
  {
    name: 'eating',
    ofAnimals: true,
    furnished: true,
    home: 'kitchen',
    posture: 'sitting',
    poses: [DINING],
    props: [SEAT, TABLE, served(MEAL), FORK],
    reach: 1,
    each: true,
    // In some languages one takes it, as one takes coffee.
    uses: TAKEN,
    when: { said: ['drinking'], of: TAKEN },
    upon: (target) => {
      if (!target) return {};
      if (!SERVED.has(target.subject.name))
        return {
          posture: 'standing',
          poses: [BITING],
          props: [
            {
              at: 'far',
              layer: 'front',
              shapes: [placeTarget(target, { x: 0, y: 12, least: 46, most: 54, wide: 54 })],
            },
          ],
        };
      const dish = placeTarget(target, { x: 128, y: -38, least: 40, most: 56, wide: 70 });
      return { props: [SEAT, TABLE, served([dish]), FORK] };
    },
  },
  {
    name: 'dining',
    furnished: true,
    replaces: ['table', 'bistro-table'],
    also: ['eating'],
    home: 'kitchen',
    posture: 'sitting',
    poses: [DINING],
    props: [SEAT, TABLE, served(MEAL), FORK],
    uses: TABLES,
    upon: (target) =>
      target
        ? {
            props: [
              SEAT,
              TABLE,
              served([placeTarget(target, { x: 128, y: -38, least: 40, most: 56, wide: 70 })]),
              FORK,
            ],
          }
        : {},
    reach: 1,
    partner: {
      pose: DINING,
      props: [SEAT, served([]), FORK],
      apart: 262,
      mirrored: true,
      behind: { ...AT_TABLE, turn: 0.62, lean: 0, bow: 2 },
    },
  },
  {
    name: 'candle-blowing',
    home: 'living-room',
    furnished: true,
    posture: 'standing',
    poses: [
      {
        turn: 0.42,
        lean: 12,
        bow: 10,
        head: 2,
        arms: { near: { to: [0.5, 0.6], bend: -1 }, far: { to: [0.62, 0.52], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'hip',
        layer: 'behind',
        shapes: [
          line('M70 24 L62 208M232 24 L242 208', 'wood', 9),
          line('M48 16 L258 16', 'wood', 14),
          art('M92 8 L212 8 L204 2 L100 2Z', 'light'),
          art('M104 -52 L200 -52 L200 2 L104 2Z', 'accent'),
          art(
            'M104 -56 L200 -56 L200 -34 C192 -22 184 -34 176 -28 C166 -20 156 -36 146 -28 C136 -20 126 -36 116 -30 C110 -26 106 -30 104 -34Z',
            'light',
          ),
          line('M122 -58 L122 -82M142 -58 L142 -82M162 -58 L162 -82M182 -58 L182 -82', 'blush', 5),
          ...[122, 142, 162, 182].map((x) =>
            art(
              `M${x + 2} -84 C${x + 14} -88 ${x + 20} -98 ${x + 24} -104 C${x + 8} -104 ${x - 6} -98 ${x + 2} -84Z`,
              'extra',
            ),
          ),
          line('M44 -120 L70 -112M46 -108 L68 -104', 'light', 3, 0.7),
        ],
      },
    ],
    uses: ['birthday cake', 'cake', 'candle', 'candles', 'table'],
  },
  {
    name: 'table-drinking',
    furnished: true,
    home: 'cafe',
    posture: 'sitting',
    poses: [SIPPING],
    props: [SEAT, TABLE, HELD_CUP, standingCup(150)],
    uses: ['table', 'coffee table', 'chair', 'cup', 'coffee', 'latte', 'tea', 'coffee cup', 'mug'],
    when: { said: ['drinking'], of: ['table', 'coffee table'] },
    partner: { pose: AT_TABLE, props: [SEAT, standingCup(96)], apart: 262, mirrored: true },
  },
  {
    name: 'breakfast-reading',
    also: ['drinking', 'reading', 'table-drinking'],
    home: 'cafe',
    furnished: true,
    posture: 'reading',
    poses: [
      {
        ...AT_TABLE,
        bow: 8,
        head: 8,
        arms: {
          near: { grips: [40, -44], on: 'hip', bend: -1 },
          far: { grips: [92, -58], on: 'hip', bend: -1 },
        },
      },
    ],
    props: [
      SEAT,
      TABLE,
      standingCup(176),
      {
        at: 'hip',
        layer: 'front',
        shapes: [
          art('M44 -104 L72 -112 L104 -108 L98 -44 L68 -48 L38 -40Z', 'light'),
          art('M72 -112 L104 -108 L98 -44 L68 -48Z', 'ink', 0.1),
          line('M50 -94 L66 -98M48 -82 L64 -86M47 -70 L63 -74M46 -58 L62 -62', 'ink', 2.4, 0.5),
          art('M76 -100 L98 -97 L96 -78 L74 -81Z', 'ink', 0.4),
          line('M73 -70 L95 -67M72 -60 L94 -57', 'ink', 2.4, 0.5),
        ],
      },
    ],
    uses: [
      'newspaper',
      'book',
      'magazine',
      'table',
      'coffee table',
      'chair',
      'cup',
      'coffee',
      'tea',
      'coffee cup',
      'mug',
    ],
    when: { said: ['drinking', 'table-drinking'], of: ['newspaper', 'magazine', 'book'] },
  },
  {
    name: 'drinking',
    ofAnimals: true,
    posture: 'standing',
    poses: [{ turn: 0.5, lean: -2, head: -2, arms: { near: [-14, 6], far: AT_LIPS }, legs: STANCE }],
    props: [HELD_CUP],
    uses: [
      'cup',
      'coffee',
      'latte',
      'tea',
      'coffee cup',
      'mug',
      'tea cup',
      'teacup',
      'hot chocolate',
      'cocoa',
    ],
  },
  {
    name: 'at-table',
    furnished: true,
    home: 'cafe',
    posture: 'sitting',
    poses: [AT_TABLE],
    props: [SEAT, TABLE, standingCup(140)],
    uses: ['table', 'coffee table', 'chair', 'cup', 'coffee', 'latte', 'tea'],
    when: { said: ['sitting'], of: ['table', 'coffee table'] },
    partner: { pose: SIPPING, props: [SEAT, HELD_CUP], apart: 262, mirrored: true },
  },
];
