import type { Limb, Pose } from '../pose.ts';
import { art, blob, line } from '../shape.ts';
import type { Act } from './act.ts';
import { floor, hip } from './act-props.ts';
import { AT_KNEE, onFloor, onFloorSize, placeTarget } from './place-target.ts';
import { SEATED_FEET, SEATED_LEGS } from './table.ts';

const STANCE = { near: [-6, -3], far: [10, 4] } as const;

const IN_WHEELCHAIR = [
  hip('behind', [
    line('M-52 -86 L-40 -86 L-36 44', 'metal', 7),
    line('M-62 -88 L-44 -88', 'ink', 10),
    art('M-44 -76 L-30 -76 L-26 26 L-40 26Z', 'accent'),
    line('M-36 44 L68 44 L96 100', 'metal', 7),
    art('M84 102 L124 102 L124 110 L84 110Z', 'ink'),
    blob([76, 98], 16, 16, 'ink'),
    blob([76, 98], 7, 7, 'light'),
  ]),
  hip('over', [
    art('M-38 20 L60 20 C66 20 68 34 60 34 L-38 34Z', 'accent'),
    line('M-18 -20 L52 -20M48 -20 L48 20', 'metal', 7),
    line('M-80 58 C-80 -16 32 -16 32 58 C32 132 -80 132 -80 58Z', 'ink', 8),
    line('M-80 58 L32 58M-24 2 L-24 114M-64 18 L16 98M16 18 L-64 98', 'metal', 2.4),
    blob([-24, 58], 9, 9, 'ink'),
  ]),
];
const SEATED = {
  turn: 0.42,
  lean: -5,
  arms: { near: [14, 74], far: [22, 78] },
  legs: SEATED_LEGS,
  feet: SEATED_FEET,
} as const;

// In units of an adult of 400: nobody kneels to a horse.
const TALL = 250;
const UPRIGHT = { turn: 0.42, lean: 4, legs: STANCE } as const;

/** Both arms around what is before the chest, the far hand on its far side. */
const CLASPING: Pose = {
  turn: 0.46,
  lean: -4,
  head: 8,
  arms: {
    near: { grips: [66, -40], on: 'hip', bend: -1 },
    far: { grips: [78, -66], on: 'hip', bend: -1 },
  },
  legs: STANCE,
};

/** What is done for somebody else, or for an animal. */
export const caring: readonly Act[] = [
  {
    name: 'wheelchair-sitting',
    home: 'park',
    posture: 'sitting',
    poses: [SEATED],
    props: IN_WHEELCHAIR,
    uses: ['wheelchair'],
    when: { said: ['sitting', 'in', 'on', 'riding'], of: ['wheelchair'] },
  },
  {
    name: 'wheelchair-pushing',
    home: 'park',
    posture: 'walking',
    poses: [
      {
        turn: 0.42,
        lean: 8,
        arms: {
          near: { grips: [66, 2], on: 'hip', bend: -1 },
          far: { grips: [72, 0], on: 'hip', bend: -1 },
        },
        legs: { near: [-18, -26], far: [24, 6] },
        feet: { near: 66 },
      },
    ],
    uses: ['wheelchair'],
    when: { said: ['wheelchair-pushing', 'pushing'], of: ['wheelchair'] },
    partner: { pose: SEATED, props: IN_WHEELCHAIR, apart: 124, mirrored: false },
  },
  {
    name: 'stroking',
    ofAnimals: true,
    posture: 'sitting',
    poses: [AT_KNEE],
    reach: 3.2,
    beside: true,
    upon: (target) => {
      if (!target) return {};
      const [width, height] = onFloorSize(target);
      const back: Limb = { grips: [44 + width * 0.42, -height * 0.86], on: 'floor', bend: -1 };
      return {
        poses: [
          height > TALL
            ? { ...UPRIGHT, arms: { near: [-12, 6], far: back } }
            : { ...AT_KNEE, arms: { near: { to: [0.5, 0.62], bend: -1 }, far: back } },
        ],
        props: [onFloor(target)],
      };
    },
  },
  {
    name: 'clasping',
    also: ['hugging'],
    posture: 'standing',
    poses: [CLASPING],
    reach: 1.3,
    beside: true,
    upon: (target) =>
      target
        ? {
            props: [hip('front', [placeTarget(target, { x: 42, y: -8, least: 92, most: 120, wide: 96 })])],
          }
        : {},
    mood: 'happy',
  },
  {
    name: 'hairdressing',
    posture: 'standing',
    poses: [
      {
        turn: 0.42,
        lean: 6,
        bow: 6,
        head: 14,
        arms: {
          near: { grips: [62, -34], on: 'hip', bend: -1 },
          far: { grips: [72, -18], on: 'hip', bend: -1 },
        },
        legs: STANCE,
      },
    ],
    uses: ['hair', 'comb', 'hairbrush', 'brush', 'braid'],
    partner: {
      pose: {
        turn: 0.42,
        lean: -2,
        head: 4,
        arms: { near: { to: [0.5, 0.6], bend: -1 }, far: { to: [0.56, 0.56], bend: -1 } },
        legs: SEATED_LEGS,
        feet: SEATED_FEET,
      },
      props: [
        hip('behind', [
          line('M-26 30 L-32 114M26 30 L32 114', 'wood', 7),
          line('M-32 26 L34 26', 'wood', 12),
        ]),
      ],
      apart: 92,
      mirrored: false,
      child: {
        turn: 0.42,
        lean: 0,
        head: 4,
        arms: { near: [4, 30], far: [10, 40] },
        legs: STANCE,
      },
    },
  },
  {
    name: 'laundry-hanging',
    home: 'garden',
    posture: 'standing',
    poses: [
      {
        turn: 0.46,
        lean: -4,
        head: -12,
        arms: {
          near: { grips: [64, -150], on: 'hip', bend: -1 },
          far: { grips: [98, -154], on: 'hip', bend: -1 },
        },
        legs: STANCE,
      },
    ],
    props: [
      floor('behind', [
        line('M-66 0 L-66 -404M292 0 L292 -404', 'wood', 9),
        line('M-66 -392 C40 -366 180 -366 292 -392', 'ink', 3),
        art('M62 -376 L128 -374 L132 -270 L58 -272Z', 'accent'),
        art('M62 -376 L44 -330 L60 -322 L70 -346ZM128 -374 L148 -330 L132 -322 L122 -346Z', 'accent'),
        art('M160 -374 L206 -376 L208 -286 L186 -286 L184 -330 L178 -330 L176 -286 L156 -286Z', 'second'),
        art('M222 -378 L270 -386 L268 -300 L224 -298Z', 'light'),
        line(
          'M68 -382 L68 -370M122 -380 L122 -368M166 -380 L166 -368M200 -382 L200 -370M228 -384 L228 -372M264 -391 L264 -379',
          'wood',
          5,
        ),
      ]),
      floor('over', [
        art('M-44 -56 L34 -56 L24 0 L-34 0Z', 'wood'),
        art('M-38 -56 C-30 -78 10 -80 28 -56Z', 'light'),
        line('M-42 -38 L32 -38M-39 -20 L28 -20', 'ink', 3, 0.22),
      ]),
    ],
    uses: ['laundry', 'clothesline', 'clothes line', 'shirt', 'clothes', 'sheet', 'basket', 't-shirt'],
  },
];
