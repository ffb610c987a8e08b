import type { Prop } from '../draw-prop.ts';
import { art, blob, line } from '../shape.ts';
import type { Act } from './act.ts';
import { floor } from './act-props.ts';
import { AT_BENCH, AT_KNEE, bench, isBenchwork, onBench, onFloor } from './place-target.ts';

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
];
