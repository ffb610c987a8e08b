import { art, blob, line, type Shape } from '../shape.ts';

/** What is painted on the skull of an upright animal, in the units of `hats.ts`. */
export const MARKS = {
  cheeks: [
    art('M-52 2 C-40 16 -14 18 4 4 C22 14 40 12 51 0 C50 28 34 46 4 46 C-28 46 -50 28 -52 2Z', 'muzzle'),
    art('M-50 12 L-66 24 L-48 26 L-56 40 L-34 36Z', 'muzzle'),
  ],
  face: [
    art(
      'M-14 -36 C-2 -42 14 -30 20 -20 C26 -32 44 -36 50 -20 C54 4 46 40 12 46 C-20 44 -34 8 -28 -16 C-26 -26 -22 -32 -14 -36Z',
      'muzzle',
    ),
  ],
  blaze: [art('M14 -52 C22 -50 28 -44 30 -36 C30 -18 36 0 40 14 L22 16 C18 -4 14 -24 14 -52Z', 'muzzle')],
  eyePatches: [
    art('M-6 -12 C2 -20 16 -18 20 -8 C22 4 14 16 4 16 C-6 16 -14 0 -6 -12Z', 'hair'),
    art('M26 -10 C32 -18 46 -18 49 -8 C52 4 46 14 38 14 C28 12 22 0 26 -10Z', 'hair'),
  ],
  mask: [
    art('M-50 4 C-36 -14 -8 -16 20 -8 C30 -14 44 -12 52 -2 C50 12 38 16 26 8 C10 22 -30 26 -50 4Z', 'hair'),
    art(
      'M-40 -20 C-20 -30 4 -24 16 -14 C0 -20 -22 -18 -44 -6ZM30 -16 C38 -22 46 -18 50 -10 C44 -13 36 -14 28 -10Z',
      'muzzle',
    ),
  ],
  bands: [
    art('M-30 -42 C-22 -18 -14 10 -8 34 L6 34 C0 8 -8 -20 -14 -49Z', 'hair'),
    art('M30 -46 C34 -20 38 4 40 26 L52 6 C50 -14 44 -32 38 -42Z', 'hair'),
  ],
  stripes: [
    art('M-6 -52 L-2 -28 L6 -53ZM12 -52 L14 -30 L22 -49ZM28 -46 L28 -30 L36 -40Z', 'hair'),
    art('M-51 -14 L-28 -8 L-52 -4ZM-52 6 L-30 8 L-50 16ZM-46 24 L-28 22 L-38 34Z', 'hair'),
  ],
  tabby: [line('M-4 -48 L-1 -32M10 -49 L11 -34M24 -46 L23 -33M-50 -6 L-34 -3M-50 8 L-35 8', 'hair', 5)],
  spots: [
    blob([-30, -22], 6, 5, 'hair'),
    blob([-14, -36], 6, 5, 'hair'),
    blob([8, -42], 6, 4.5, 'hair'),
    blob([-38, 2], 5, 6, 'hair'),
    blob([-26, 20], 6, 5, 'hair'),
    blob([30, -38], 5, 4, 'hair'),
    blob([-10, -16], 5, 4, 'hair'),
  ],
  patch: [
    art(
      'M-50 -6 C-52 -32 -34 -50 -8 -52 C6 -38 10 -22 18 -14 C20 4 8 14 -4 14 C-18 16 -36 14 -50 -6Z',
      'hair',
    ),
  ],
  disc: [
    art(
      'M-28 2 C-28 -24 -8 -34 8 -28 C16 -24 20 -14 22 -6 C24 -16 30 -24 38 -26 C50 -24 54 -8 52 4 C50 22 36 32 22 26 C6 36 -26 28 -28 2Z',
      'muzzle',
    ),
    blob([7, -2], 15, 16, 'shoe'),
    blob([37, -2], 12, 15, 'shoe'),
  ],
  cap: [
    art(
      'M-52 -4 C-52 -32 -34 -50 -4 -52 C30 -54 50 -34 50 -6 C44 -18 34 -24 22 -14 C8 -26 -10 -16 -14 4 C-18 26 -20 38 -16 44 C-38 38 -52 18 -52 -4Z',
      'hair',
    ),
  ],
  plates: [line('M-46 -10 L-28 -4M-40 16 L-24 12', 'ink', 2.4, 0.14)],
} as const satisfies Record<string, readonly Shape[]>;

export type MarkName = keyof typeof MARKS;
