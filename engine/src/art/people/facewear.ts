import { art, blob, line, type Shape } from './shape.ts';

/** What is worn on the face or the ears, in the units of `hats.ts`. */
export const FACEWEAR = {
  clown: [
    blob([10, 0], 12, 14, 'light', 0.75),
    blob([32, 0], 11, 14, 'light', 0.75),
    blob([10, 2], 4, 5, 'ink'),
    blob([31, 2], 4, 5, 'ink'),
    art('M2 26 C10 20 32 20 38 25 C36 42 8 42 2 26Z', 'light', 0.8),
    line('M8 28 Q20 38 33 27', 'accent', 5),
    blob([26, 14], 11, 11, 'shoe'),
    blob([23, 10], 3.4, 3, 'light', 0.7),
  ],
  glasses: [
    line(
      'M0 3 C0 -8 20 -8 20 3 C20 14 0 14 0 3ZM25 3 C25 -7 42 -7 42 3 C42 13 25 13 25 3ZM20 1 L25 1M0 0 L-22 -3',
      'ink',
      2.8,
    ),
  ],
  shades: [
    art(
      'M-1 -6 C8 -9 18 -8 22 -4 C28 -8 38 -9 44 -6 C45 6 42 12 34 12 C28 12 25 6 22 0 C19 8 14 13 7 12 C0 11 -2 2 -1 -6Z',
      'ink',
    ),
    line('M0 -4 L-22 -6', 'ink', 3.4),
  ],
  eyepatch: [
    line('M-40 -20 L38 -8', 'ink', 3.4),
    art('M2 -8 L20 -6 C20 6 16 12 9 11 C2 10 0 2 2 -8Z', 'ink'),
  ],
  mask: [
    art(
      'M-8 -12 C8 -16 32 -16 44 -10 C45 2 42 10 34 11 C28 10 25 6 22 6 C18 8 14 13 6 12 C-4 10 -8 0 -8 -12Z',
      'accent',
    ),
    blob([10, 1], 6, 5, 'light'),
    blob([32, 1], 5, 5, 'light'),
  ],
  headphones: [
    line('M-24 2 C-34 -48 -6 -66 8 -62', 'ink', 6),
    art('M-36 -4 C-36 -14 -16 -14 -14 -4 L-14 16 C-16 26 -36 26 -36 16Z', 'accent'),
  ],
  stethoscope: [],
} as const satisfies Record<string, readonly Shape[]>;

export type FacewearName = keyof typeof FACEWEAR;
