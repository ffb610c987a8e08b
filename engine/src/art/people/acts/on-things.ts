import type { Prop } from '../draw-prop.ts';
import type { Pose } from '../pose.ts';
import { art, blob, line } from '../shape.ts';
import type { Act } from './act.ts';
import { floor, hip } from './act-props.ts';
import { HAMMER, STRIKING } from './crafts.ts';
import { AT_BENCH, AT_KNEE, bench, isBenchwork, onBench, onFloor, placeTarget } from './place-target.ts';

const WRENCH: Prop = {
  at: 'far',
  layer: 'over',
  shapes: [
    line('M-10 14 L12 -18', 'metal', 6),
    art('M4 -18 L6 -34 L14 -26 L22 -34 L24 -18 L14 -12Z', 'metal'),
  ],
};
const SCREWDRIVER: Prop = {
  at: 'far',
  layer: 'over',
  shapes: [line('M-10 -12 L6 0', 'extra', 9), line('M6 0 L24 14', 'metal', 4)],
};
const TOOLBOX: Prop = floor('over', [
  art('M-130 -34 L-60 -34 L-60 0 L-130 0Z', 'accent'),
  line('M-112 -36 C-110 -56 -80 -56 -78 -36', 'ink', 5),
  art('M-130 -22 L-60 -22 L-60 -17 L-130 -17Z', 'ink', 0.3),
]);
// Of no kind: wheels, a spring and screws.
const PARTS = [
  blob([140, -10], 17, 17, 'metal'),
  blob([140, -10], 6, 6, 'ink', 0.5),
  blob([174, -4], 11, 11, 'extra'),
  blob([174, -4], 4, 4, 'ink', 0.5),
  line('M200 2 L206 -12 L210 2 L216 -12 L220 2', 'metal', 3),
];

const STANCE = { near: [-6, -3], far: [10, 4] } as const;
const BRUSH: Prop = {
  at: 'far',
  layer: 'over',
  shapes: [line('M-14 8 L16 -10', 'wood', 6), art('M12 -18 L34 -28 L38 -18 L20 -4Z', 'accent')],
};
const PAINT_POT: Prop = floor('over', [
  art('M-74 -40 L-26 -40 L-30 0 L-70 0Z', 'metal'),
  art('M-74 -40 L-26 -40 L-27 -30 L-73 -30Z', 'accent'),
  line('M-74 -40 C-70 -66 -30 -66 -26 -40', 'ink', 3),
]);
const REACHING: Pose = {
  turn: 0.42,
  lean: 5,
  head: 4,
  arms: { near: [-8, 10], far: { to: [0.84, 0.1], bend: -1 } },
  legs: STANCE,
};
const SPONGE: Prop = {
  at: 'far',
  layer: 'over',
  shapes: [
    art('M-6 -10 L26 -10 L28 10 L-6 12Z', 'extra'),
    blob([-4, 12], 9, 8, 'light'),
    blob([10, 15], 11, 9, 'light'),
    blob([25, 10], 8, 8, 'light'),
    blob([34, -12], 5, 5, 'light', 0.8),
    blob([22, -24], 4, 4, 'light', 0.8),
  ],
};
const BUCKET: Prop = floor('over', [
  art('M-136 -54 L-70 -54 L-78 0 L-128 0Z', 'metal'),
  line('M-136 -54 C-130 -92 -76 -92 -70 -54', 'ink', 3),
  blob([-120, -56], 12, 10, 'light'),
  blob([-102, -60], 14, 12, 'light'),
  blob([-84, -56], 12, 10, 'light'),
]);
const BASIN = [
  art('M86 -22 L232 -22 C230 4 216 7 204 7 L114 7 C102 7 88 4 86 -22Z', 'metal'),
  ...[98, 122, 150, 178, 204, 222].map((x, nth) => blob([x, -24], 15, nth % 2 === 0 ? 12 : 9, 'light')),
];
const UPWARD: Pose = {
  turn: 0.5,
  lean: -6,
  head: -18,
  arms: { near: [-12, 16], far: [112, 128] },
  legs: { near: [-10, -14], far: [18, 6] },
};
const STEERING: Pose = {
  turn: 0.5,
  lean: -4,
  head: -20,
  arms: { near: { to: [0.42, 0.56], bend: -1 }, far: { to: [0.5, 0.52], bend: -1 } },
  legs: STANCE,
};
const REMOTE: Prop = {
  at: 'between',
  layer: 'over',
  shapes: [
    art('M-26 -10 L26 -10 L22 12 L-22 12Z', 'ink'),
    line('M12 -10 L20 -34', 'metal', 3),
    blob([-10, 0], 5, 5, 'extra'),
    blob([10, 0], 5, 5, 'light'),
  ],
};
const IN_ARMS: Pose = {
  turn: 0.56,
  lean: -4,
  arms: { near: { to: [0.56, 0.42], bend: -1 }, far: { to: [0.6, 0.38], bend: -1 } },
  legs: STANCE,
};
const TALL_IN_ARMS: Pose = {
  turn: 0.44,
  lean: -5,
  arms: { near: { to: [0.62, 0.4], bend: -1 }, far: { to: [0.66, 0.08], bend: -1 } },
  legs: { near: [-14, -20], far: [18, 4] },
};
const TALL_METRES = 0.9;

const MADE =
  'chair,table,bench,stool,shelf,bookshelf,birdhouse,doghouse,boat,canoe,raft,toy,robot,guitar,violin,drone,computer,rocket,clock,cabinet'.split(
    ',',
  );
const BUILT = 'house,tower,bridge,wall,treehouse,fence,shed,barn,castle,cabin,hut'.split(',');
const PAINTED =
  'fence,wall,house,door,chair,table,bench,gate,shed,boat,car,window,vase,birdhouse,bicycle,cabinet,stool,mailbox'.split(
    ',',
  );
// What is pushed or pulled, for nobody carries it: the prompt's word for all of these is one.
const HEAVY =
  'car,van,taxi,truck,shopping cart,motorcycle,motorbike,scooter,tractor,lawn mower,wheelchair,sofa,couch,wardrobe,fridge,refrigerator,boulder,rock,barrel,crate'.split(
    ',',
  );
const TOSSED = ['pizza', 'whole pizza', 'dough', 'pancake'];

const CLIMBED =
  'tree,apple tree,cherry tree,oak,oak tree,palm tree,pine tree,birch,willow,olive tree,ladder'.split(',');
const CLAMBERING: Pose = {
  turn: 0.34,
  lean: 4,
  head: -16,
  arms: {
    near: { grips: [40, -150], on: 'hip', bend: -1 },
    far: { grips: [52, -186], on: 'hip', bend: -1 },
  },
  legs: { near: [78, -10], far: [24, -12] },
  feet: { near: 84, far: 70 },
};
const WIPING: Pose = { ...REACHING, head: -4, arms: { near: [-10, 8], far: { to: [0.84, -0.2], bend: -1 } } };
const WINDOW: Prop = hip('behind', [
  art('M52 -210 L250 -210 L250 30 L52 30Z', 'light'),
  art(
    'M64 -198 L144 -198 L144 -96 L64 -96ZM158 -198 L238 -198 L238 -96 L158 -96ZM64 -82 L144 -82 L144 18 L64 18ZM158 -82 L238 -82 L238 18 L158 18Z',
    'water',
  ),
  art(
    'M64 -130 L132 -198 L144 -198 L144 -176 L64 -96ZM158 -20 L220 -82 L238 -82 L238 -66 L158 14Z',
    'light',
    0.5,
  ),
  art('M42 28 L260 28 L260 44 L42 44Z', 'light'),
  art('M42 38 L260 38 L260 44 L42 44Z', 'ink', 0.18),
]);

const SHOVING: Pose = {
  turn: 0.4,
  lean: 18,
  head: -4,
  arms: { near: { to: [0.78, 0.26], bend: -1 }, far: { to: [0.84, 0.2], bend: -1 } },
  legs: { near: [-34, -44], far: [18, -6] },
  feet: { near: 58 },
};

/** Deeds that are done to whatever the prompt names. */
export const onThings: readonly Act[] = [
  {
    name: 'repairing',
    home: 'workshop',
    posture: 'standing',
    poses: [AT_BENCH],
    props: [bench(PARTS), SCREWDRIVER],
    uses: ['wrench', 'toolbox', 'spanner', 'screwdriver'],
    upon: (target) =>
      target && !isBenchwork(target)
        ? { poses: [AT_KNEE], props: [onFloor(target), WRENCH, TOOLBOX] }
        : { poses: [AT_BENCH], props: [bench(target ? [onBench(target)] : PARTS), SCREWDRIVER] },
  },
  {
    name: 'making',
    home: 'workshop',
    posture: 'standing',
    poses: [STRIKING],
    props: [bench([line('M92 2 L214 2', 'sand', 9)]), HAMMER],
    uses: [...MADE, 'hammer', 'plank'],
    when: { said: ['building', 'hammering'], of: MADE },
    upon: (target) =>
      target && !isBenchwork(target)
        ? { poses: [AT_KNEE], props: [onFloor(target), HAMMER, TOOLBOX] }
        : {
            poses: [STRIKING],
            props: [bench([target ? onBench(target) : line('M92 2 L214 2', 'sand', 9)]), HAMMER],
          },
  },
  {
    name: 'constructing',
    home: 'meadow',
    posture: 'standing',
    poses: [STRIKING],
    props: [bench([line('M92 2 L214 2', 'sand', 9)]), HAMMER],
    uses: [...BUILT, 'hammer', 'plank'],
    // What is built stands beside.
    reach: 0,
    when: { said: ['building', 'hammering'], of: BUILT },
    upon: () => ({}),
  },
  {
    name: 'coating',
    posture: 'standing',
    poses: [REACHING],
    props: [BRUSH, PAINT_POT],
    uses: [...PAINTED, 'brush', 'paintbrush', 'paint', 'roller', 'bucket'],
    when: { said: ['easel'], of: PAINTED },
    upon: (target) =>
      target && isBenchwork(target)
        ? { poses: [AT_BENCH], props: [bench([onBench(target)]), BRUSH] }
        : { poses: [REACHING], props: [...(target ? [onFloor(target)] : []), BRUSH, PAINT_POT] },
  },
  {
    name: 'washing',
    posture: 'standing',
    poses: [AT_BENCH],
    props: [bench(BASIN), SPONGE],
    uses: ['sponge', 'bucket', 'soap', 'hose', 'basin'],
    upon: (target) =>
      target && !isBenchwork(target)
        ? { poses: [AT_KNEE], props: [onFloor(target), SPONGE, BUCKET] }
        : { poses: [AT_BENCH], props: [bench([...(target ? [onBench(target)] : []), ...BASIN]), SPONGE] },
  },
  {
    name: 'clambering',
    posture: 'climbing',
    poses: [CLAMBERING],
    uses: CLIMBED,
    reach: 40,
    when: { said: ['climbing'], of: CLIMBED },
    upon: (target) => ({
      poses: [CLAMBERING],
      props: target
        ? [floor('behind', [placeTarget(target, { x: 44, y: 70, least: 620, most: 900, wide: 860 })])]
        : [],
    }),
  },
  {
    name: 'window-cleaning',
    also: ['washing'],
    home: 'living-room',
    posture: 'standing',
    poses: [WIPING],
    props: [WINDOW, SPONGE, BUCKET],
    uses: ['window', 'sponge', 'bucket', 'soap'],
  },
  {
    name: 'tossing',
    home: 'kitchen',
    posture: 'standing',
    poses: [{ ...UPWARD, turn: 0.2, arms: { near: [-104, -142], far: [104, 142] }, legs: STANCE }],
    uses: TOSSED,
    reach: 0.7,
    when: { said: ['throwing'], of: TOSSED },
    upon: (target) => ({
      props: target
        ? [hip('behind', [placeTarget(target, { x: 10, y: -226, least: 60, most: 84, wide: 124 })])]
        : [],
    }),
  },
  {
    name: 'drone-flying',
    posture: 'standing',
    poses: [STEERING],
    props: [REMOTE],
    uses: ['drone', 'quadcopter', 'remote'],
    reach: 1.5,
    when: { said: ['flying', 'playing'], of: ['drone', 'quadcopter'] },
    upon: (target) => ({
      poses: [STEERING],
      props: [
        REMOTE,
        ...(target
          ? [hip('behind', [placeTarget(target, { x: 180, y: -210, least: 60, most: 90, wide: 170 })])]
          : []),
      ],
    }),
  },
  {
    name: 'plane-throwing',
    posture: 'standing',
    poses: [UPWARD],
    uses: ['paper plane'],
    reach: 1.5,
    when: { said: ['flying', 'throwing', 'playing'], of: ['paper plane'] },
    upon: (target) => ({
      poses: [UPWARD],
      props: target
        ? [
            {
              at: 'far',
              layer: 'behind',
              shapes: [placeTarget(target, { x: 110, y: -70, least: 84, most: 96, wide: 120 })],
            },
          ]
        : [],
    }),
  },
  {
    name: 'shoving',
    posture: 'walking',
    poses: [SHOVING],
    uses: HEAVY,
    when: { said: ['holding'], of: HEAVY },
    upon: (target) => ({ poses: [SHOVING], props: target ? [onFloor(target)] : [] }),
  },
  {
    name: 'bearing',
    posture: 'carrying',
    poses: [IN_ARMS],
    upon: (target) => {
      if (!target) return { poses: [IN_ARMS], props: [] };
      return target.metres > TALL_METRES
        ? {
            poses: [TALL_IN_ARMS],
            props: [
              floor('front', [placeTarget(target, { x: 104, y: -22, least: 200, most: 420, wide: 300 })]),
            ],
          }
        : {
            poses: [IN_ARMS],
            props: [
              {
                at: 'between',
                layer: 'front',
                shapes: [placeTarget(target, { x: 14, y: 16, least: 58, most: 130, wide: 140 })],
              },
            ],
          };
    },
  },
];
