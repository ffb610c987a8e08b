import type { Posture } from '../presence.ts';
import type { Mood } from './head.ts';
import type { Pose } from './pose.ts';

const STANDING: readonly Pose[] = [
  {
    turn: 0.72,
    lean: 0,
    arms: { near: [-10, 4], far: [12, 18] },
    legs: { near: [-4, -2], far: [6, 3] },
  },
  // A hand on the hip.
  {
    turn: 0.78,
    lean: -1,
    arms: { near: [-44, 40], far: [10, 16] },
    legs: { near: [-3, -1], far: [9, 6] },
  },
  {
    turn: 0.66,
    lean: 1,
    arms: { near: [-14, 10], far: [22, 2] },
    legs: { near: [-7, -4], far: [5, 4] },
  },
];

/** Afloat without weight or held by wings: upright, the limbs adrift. */
export const ADRIFT: Pose = {
  turn: 0.68,
  lean: 14,
  bow: 4,
  head: -8,
  arms: { near: [-46, -22], far: [62, 108] },
  legs: { near: [-10, -58], far: [24, -40] },
  feet: { near: -4, far: 24 },
};

/** What each posture may look like; the seed chooses. */
export const POSES: Readonly<Record<Posture, readonly Pose[]>> = {
  standing: STANDING,
  walking: [
    {
      turn: 0.42,
      lean: 4,
      arms: { near: [16, 32], far: [-20, -4] },
      legs: { near: [-20, -36], far: [24, 10] },
      feet: { near: 62 },
    },
    {
      turn: 0.42,
      lean: 3,
      arms: { near: [-26, -8], far: [22, 44] },
      legs: { near: [23, 9], far: [-18, -38] },
      feet: { far: 60 },
    },
  ],
  running: [
    {
      turn: 0.34,
      lean: 13,
      arms: { near: [-52, 42], far: [34, 128] },
      legs: { near: [62, -12], far: [-26, -78] },
      feet: { near: 84 },
    },
    {
      turn: 0.34,
      lean: 13,
      arms: { near: [36, 126], far: [-48, 44] },
      legs: { near: [-24, -76], far: [60, -10] },
      feet: { far: 84 },
    },
  ],
  jumping: [
    {
      turn: 0.72,
      lean: 3,
      head: -8,
      arms: { near: [-148, -164], far: [146, 166] },
      legs: { near: [-14, -82], far: [36, -46] },
      feet: { near: -14, far: 24 },
    },
    {
      turn: 0.8,
      lean: 0,
      head: -8,
      arms: { near: [-128, -168], far: [130, 160] },
      legs: { near: [-30, -18], far: [34, 22] },
      feet: { near: 30, far: 70 },
    },
  ],
  // On the ground, the knees up or one leg stretched.
  sitting: [
    {
      turn: 0.4,
      lean: -10,
      bow: 16,
      arms: { near: [-34, -8], far: [62, 80] },
      legs: { near: { to: [0.62, 0.085], bend: 1 }, far: { to: [0.74, 0.085], bend: 1 } },
      feet: { near: 96, far: 96 },
    },
    {
      turn: 0.4,
      lean: -14,
      bow: 14,
      arms: { near: [-36, -22], far: [50, 84] },
      legs: { near: { to: [0.94, 0.1], bend: 1 }, far: { to: [0.55, 0.085], bend: 1 } },
      feet: { near: 150, far: 96 },
    },
  ],
  lying: [
    {
      turn: 0.3,
      lean: -86,
      head: -56,
      arms: { near: [76, 112], far: [-142, -24] },
      legs: { near: [92, 91], far: { to: [0.62, 0.05], bend: 1 } },
      feet: { near: 170, far: 92 },
    },
    // On the back, an arm by the side, both knees up.
    {
      turn: 0.3,
      lean: -84,
      head: -54,
      arms: { near: [84, 96], far: [-140, -26] },
      legs: { near: { to: [0.55, 0.06], bend: 1 }, far: { to: [0.66, 0.05], bend: 1 } },
      feet: { near: 92, far: 92 },
    },
  ],
  flying: [
    {
      turn: 0.5,
      lean: 66,
      head: -6,
      arms: { near: [-62, -72], far: [104, 108] },
      legs: { near: [-68, -74], far: [-60, -82] },
      feet: { near: -62, far: -66 },
    },
  ],
  swimming: [
    {
      turn: 0.4,
      lean: 76,
      head: 2,
      arms: { near: [54, 84], far: [152, 70] },
      legs: { near: [-84, -90], far: [-76, -84] },
      feet: { near: -84, far: -80 },
    },
  ],
  dancing: [
    {
      turn: 0.72,
      lean: -4,
      bow: -6,
      head: -8,
      arms: { near: [-96, -150], far: [104, 150] },
      legs: { near: [-2, -6], far: [52, -26] },
      feet: { far: 40 },
    },
    {
      turn: 0.76,
      lean: 6,
      bow: -8,
      head: 6,
      arms: { near: [-112, -74], far: [70, 128] },
      legs: { near: [-26, -30], far: [14, 20] },
      feet: { near: 40 },
    },
  ],
  reading: [
    {
      turn: 0.42,
      lean: -8,
      bow: 18,
      head: 16,
      arms: { near: { to: [0.6, 0.3], bend: -1 }, far: { to: [0.62, 0.26], bend: -1 } },
      legs: { near: { to: [0.62, 0.085], bend: 1 }, far: { to: [0.7, 0.085], bend: 1 } },
      feet: { near: 96, far: 96 },
    },
  ],
  working: [
    {
      turn: 0.4,
      lean: 4,
      bow: 10,
      head: 8,
      arms: { near: { to: [0.66, 0.46], bend: -1 }, far: { to: [0.74, 0.44], bend: -1 } },
      legs: { near: [86, 4], far: [82, -6] },
      feet: { near: 92, far: 92 },
    },
  ],
  riding: [
    {
      turn: 0.34,
      lean: 22,
      bow: 8,
      head: -12,
      arms: { near: { to: [0.76, 0.48], bend: -1 }, far: { to: [0.8, 0.46], bend: -1 } },
      legs: { near: [44, -8], far: [56, -10] },
      feet: { near: 86, far: 84 },
    },
  ],
  playing: STANDING,
  waving: [
    {
      turn: 0.76,
      lean: 0,
      head: -3,
      arms: { near: [-12, 4], far: [112, 172] },
      legs: { near: [-5, -2], far: [7, 4] },
    },
    {
      turn: 0.74,
      lean: -1,
      arms: { near: [-40, 42], far: [126, 164] },
      legs: { near: [-4, -3], far: [8, 5] },
    },
  ],
  climbing: [
    {
      turn: 0.3,
      lean: 3,
      head: -16,
      arms: { near: [118, 168], far: [150, 166] },
      legs: { near: [76, -14], far: [20, -10] },
      feet: { near: 84, far: 70 },
    },
  ],
  carrying: [
    {
      turn: 0.42,
      lean: -4,
      arms: { near: { to: [0.46, 0.52], bend: -1 }, far: { to: [0.6, 0.5], bend: -1 } },
      legs: { near: [-14, -22], far: [16, 6] },
      feet: { near: 74 },
    },
  ],
};

const STANCE = { near: [-4, -2], far: [7, 4] } as const;
const HANG = [-8, 2] as const;

/** How somebody stands who feels something, with nothing to do. */
export const MOODS: Readonly<Partial<Record<Mood, Pose>>> = {
  happy: { turn: 0.8, lean: 0, head: -6, arms: { near: [-128, -160], far: [128, 160] }, legs: STANCE },
  sad: { turn: 0.5, lean: 4, bow: 14, head: 22, arms: { near: [2, 8], far: [8, 14] }, legs: STANCE },
  shocked: {
    turn: 0.84,
    lean: -4,
    head: -2,
    arms: { near: [-50, 156], far: [50, -156] },
    legs: { near: [-10, -4], far: [12, 6] },
  },
  angry: {
    turn: 0.84,
    lean: 2,
    head: 4,
    arms: { near: [-46, 44], far: [46, -44] },
    legs: { near: [-10, -4], far: [12, 6] },
  },
};

/** Poses that a thing in the hands asks for. */
export const HOLDING = {
  /** Something small before the chest, in the far hand. */
  up: { turn: 0.66, lean: 0, arms: { near: [-12, 6], far: [26, 112] }, legs: STANCE },
  mouth: {
    turn: 0.64,
    lean: -2,
    head: -6,
    arms: { near: [-30, -10], far: { to: [0.1, -0.2], bend: 1 } },
    legs: STANCE,
  },
  /** Both hands before the chest. */
  both: {
    turn: 0.56,
    lean: 0,
    head: 6,
    arms: { near: { to: [0.58, 0.36], bend: -1 }, far: { to: [0.5, 0.3], bend: -1 } },
    legs: STANCE,
  },
  /** Both hands under something large. */
  carry: {
    turn: 0.5,
    lean: -4,
    arms: { near: { to: [0.58, 0.56], bend: -1 }, far: { to: [0.6, 0.54], bend: -1 } },
    legs: STANCE,
  },
  /** Both hands before the eyes. */
  eyes: {
    turn: 0.5,
    lean: 2,
    arms: { near: { to: [0.56, -0.3], bend: -1 }, far: { to: [0.5, -0.3], bend: -1 } },
    legs: STANCE,
  },
  /** A staff, a rod or an umbrella upright in the far hand. */
  staff: { turn: 0.66, lean: 0, arms: { near: [-12, 4], far: [24, 86] }, legs: STANCE },
  /** An umbrella over the head. */
  shelter: { turn: 0.66, lean: 0, arms: { near: [-12, 4], far: [10, 118] }, legs: STANCE },
  /** A hand on a cane. */
  lean: { turn: 0.56, lean: 4, arms: { near: [-10, 6], far: [22, 40] }, legs: STANCE },
  /** The near hand on the strings, the far one at the neck. */
  strings: {
    turn: 0.7,
    lean: -2,
    head: 4,
    arms: { near: [-30, 66], far: { to: [0.66, 0.2], bend: -1 } },
    legs: { near: [-7, -4], far: [9, 5] },
  },
  chin: {
    turn: 0.6,
    lean: -2,
    head: 8,
    arms: {
      near: { grips: [48, -70], on: 'hip', bend: -1 },
      far: { grips: [100, -104], on: 'hip', bend: -1 },
    },
    legs: STANCE,
  },
  /** Something heavy in the hand that hangs. */
  hang: { turn: 0.6, lean: 0, arms: { near: HANG, far: [14, 22] }, legs: STANCE },
  kick: {
    turn: 0.42,
    lean: -8,
    arms: { near: [-48, -22], far: [46, 62] },
    legs: { near: [-6, -14], far: [42, 18] },
    feet: { near: 88, far: 80 },
  },
  push: {
    turn: 0.5,
    lean: 2,
    arms: {
      near: { grips: [46, -236], on: 'floor', bend: -1 },
      far: { grips: [64, -236], on: 'floor', bend: -1 },
    },
    legs: STANCE,
  },
  /** On a bicycle, one foot down and one up. */
  pedals: {
    turn: 0.3,
    lean: 27,
    bow: 8,
    head: -14,
    arms: {
      near: { grips: [140, -5], on: 'hip', bend: -1 },
      far: { grips: [150, -5], on: 'hip', bend: -1 },
    },
    legs: { near: { to: [0.31, 0.92], bend: 1 }, far: { to: [0.06, 0.54], bend: 1 } },
    feet: { near: 88, far: 86 },
  },
  poles: {
    turn: 0.36,
    lean: 24,
    bow: 6,
    head: -8,
    arms: { near: [24, 74], far: [32, 82] },
    legs: { near: [34, -14], far: [42, -8] },
    feet: { near: 90, far: 90 },
  },
} as const satisfies Record<string, Pose>;

/** All that a person can be asked to do. */
export const POSTURES_OF_PEOPLE = Object.keys(POSES) as Posture[];
