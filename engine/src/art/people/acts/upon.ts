import type { Limb } from '../pose.ts';
import { getPose } from '../poses.ts';
import { getProp, getShapes } from '../props.ts';
import { type Shape, stroked } from '../shape.ts';
import type { Act, Target } from './act.ts';
import {
  bench,
  floor,
  hip,
  isBenchwork,
  onBench,
  onFloor,
  onFloorSize,
  placeTarget,
} from './place-target.ts';

type Deed = Partial<Pick<Act, 'poses' | 'props' | 'posture'>>;

// In units of an adult of 400: nobody kneels to a horse.
const TALL = 250;
// What is higher is carried in front of the body.
const TALL_METRES = 0.9;
// Where what is for sale lies on the counter.
const GOODS = [-124, -64, 0, 64, 124];
// These are eaten with a spoon, a fork or sticks.
const SERVED: ReadonlySet<string> = new Set(
  'soup noodle pasta spaghetti ramen salad rice curry steak omelette cereal stew cake birthday-cake pie roast-chicken sushi breakfast'.split(
    ' ',
  ),
);

const dishOf = (target: Target): Shape =>
  placeTarget(target, { x: 128, y: -38, least: 40, most: 56, wide: 70 });

const atTable = (dish: Shape): Deed => ({
  props: [getProp('chair'), getProp('table'), hip('front', [...getShapes('plate'), dish]), getProp('fork')],
});

/** On one knee before something large, with these tools. */
const kneeling = (target: Target, ...tools: string[]): Deed => ({
  poses: [getPose('on-one-knee')],
  props: [onFloor(target), ...tools.map(getProp)],
});

/** What `upon` of an act names: the deed drawn with the thing that it is done to. */
export const TARGET_POSES = {
  repair: (target) =>
    target && !isBenchwork(target)
      ? kneeling(target, 'wrench', 'toolbox')
      : {
          poses: [getPose('at-bench')],
          props: [bench(target ? [onBench(target)] : getShapes('parts')), getProp('screwdriver')],
        },
  make: (target) =>
    target && !isBenchwork(target)
      ? kneeling(target, 'hammer', 'toolbox')
      : {
          poses: [getPose('hammering')],
          props: [bench([target ? onBench(target) : stroked('M92 2 L214 2', 'sand', 9)]), getProp('hammer')],
        },
  build: () => ({}),
  paint: (target) =>
    target && isBenchwork(target)
      ? { poses: [getPose('at-bench')], props: [bench([onBench(target)]), getProp('brush')] }
      : {
          poses: [getPose('reaching')],
          props: [...(target ? [onFloor(target)] : []), getProp('brush'), getProp('paint-pot')],
        },
  wash: (target) =>
    target && !isBenchwork(target)
      ? kneeling(target, 'sponge', 'bucket')
      : {
          poses: [getPose('at-bench')],
          props: [bench([...(target ? [onBench(target)] : []), ...getShapes('basin')]), getProp('sponge')],
        },
  climb: (target) => ({
    poses: [getPose('clambering')],
    props: target
      ? [floor('behind', [placeTarget(target, { x: 44, y: 70, least: 620, most: 900, wide: 860 })])]
      : [],
  }),
  toss: (target) => ({
    props: target
      ? [hip('behind', [placeTarget(target, { x: 10, y: -226, least: 60, most: 84, wide: 124 })])]
      : [],
  }),
  steer: (target) => ({
    poses: [getPose('steering')],
    props: [
      getProp('remote-control'),
      ...(target
        ? [hip('behind', [placeTarget(target, { x: 180, y: -210, least: 60, most: 90, wide: 170 })])]
        : []),
    ],
  }),
  throw: (target) => ({
    poses: [getPose('looking-up')],
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
  shove: (target) => ({ poses: [getPose('shoving')], props: target ? [onFloor(target)] : [] }),
  carry: (target) => {
    if (!target) return { poses: [getPose('in-arms')], props: [] };
    if (target.metres > TALL_METRES) {
      const thing = placeTarget(target, { x: 104, y: -22, least: 200, most: 420, wide: 300 });
      return { poses: [getPose('tall-in-arms')], props: [floor('front', [thing])] };
    }
    const thing = placeTarget(target, { x: 14, y: 16, least: 58, most: 130, wide: 140 });
    return { poses: [getPose('in-arms')], props: [{ at: 'between', layer: 'front', shapes: [thing] }] };
  },
  haul: (target) => {
    if (!target) return {};
    const thing = placeTarget(target, { x: -112, y: 0, anchor: 'right', least: 110, most: 300, wide: 420 });
    return {
      poses: [getPose('hauling')],
      props: [floor('behind', [stroked('M-60 -146 C-84 -118 -104 -84 -124 -58', 'ink', 4), thing])],
    };
  },
  stroke: (target) => {
    if (!target) return {};
    const [width, height] = onFloorSize(target);
    const back: Limb = { grips: [44 + width * 0.42, -height * 0.86], on: 'floor', bend: -1 };
    const pose =
      height > TALL
        ? {
            turn: 0.42,
            lean: 4,
            legs: { near: [-6, -3], far: [10, 4] } as const,
            arms: { near: [-12, 6] as const, far: back },
          }
        : { ...getPose('on-one-knee'), arms: { near: { to: [0.5, 0.62], bend: -1 } as const, far: back } };
    return { poses: [pose], props: [onFloor(target)] };
  },
  clasp: (target) =>
    target
      ? { props: [hip('front', [placeTarget(target, { x: 42, y: -8, least: 92, most: 120, wide: 96 })])] }
      : {},
  eat: (target) => {
    if (!target) return {};
    if (SERVED.has(target.drawing.name)) return atTable(dishOf(target));
    const thing = placeTarget(target, { x: 0, y: 12, least: 46, most: 54, wide: 54 });
    return {
      posture: 'standing',
      poses: [getPose('biting')],
      props: [{ at: 'far', layer: 'front', shapes: [thing] }],
    };
  },
  dine: (target) => (target ? atTable(dishOf(target)) : {}),
  sell: (target) => {
    const goods = target
      ? GOODS.map((x) => placeTarget(target, { x, y: 22, least: 44, most: 70, wide: 54 }))
      : [];
    return {
      props: [
        getProp('stall-posts'),
        hip('over', [...getShapes('stall-counter'), ...goods, ...getShapes('stall-awning')]),
      ],
    };
  },
} satisfies Record<string, (target: Target | undefined) => Deed>;
