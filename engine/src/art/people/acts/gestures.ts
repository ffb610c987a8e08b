import { art, line } from '../shape.ts';
import type { Act } from './act.ts';

const STANCE = { near: [-6, -3], far: [10, 4] } as const;

const RAISED = { near: [-8, 4], far: [168, 178] } as const;

/** What the arms alone say. */
export const gestures: readonly Act[] = [
  {
    name: 'hand-raising',
    posture: 'standing',
    poses: [{ turn: 0.72, lean: 0, head: -6, arms: RAISED, legs: STANCE }],
    mood: 'happy',
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
