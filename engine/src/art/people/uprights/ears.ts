import { art, blob, line, type Shape } from '../shape.ts';

/** Ears of an animal's head that looks to the right, in the units of `hats.ts`: behind the skull, and hanging before it. */
type Ears = { back?: readonly Shape[]; front?: readonly Shape[] };

export const EARS = {
  pointed: {
    back: [
      art('M8 -44 C16 -66 30 -80 42 -88 C50 -70 52 -46 46 -26Z', 'skin'),
      art('M18 -46 C24 -62 32 -70 38 -75 C42 -62 44 -48 40 -36Z', 'blush'),
      art('M-46 -20 C-54 -52 -50 -74 -43 -90 C-26 -80 -10 -64 -2 -46Z', 'skin'),
      art('M-40 -34 C-44 -52 -43 -66 -39 -76 C-28 -68 -18 -58 -12 -48Z', 'blush'),
    ],
  },
  tipped: {
    back: [
      art('M8 -44 C16 -66 30 -80 42 -88 C50 -70 52 -46 46 -26Z', 'skin'),
      art('M26 -76 C32 -82 38 -86 42 -88 C46 -80 48 -72 49 -64Z', 'hair'),
      art('M18 -46 C24 -60 31 -66 36 -69 C40 -58 42 -48 40 -36Z', 'muzzle'),
      art('M-46 -20 C-54 -52 -50 -74 -43 -90 C-26 -80 -10 -64 -2 -46Z', 'skin'),
      art('M-50 -64 C-49 -74 -46 -84 -43 -90 C-36 -86 -28 -81 -22 -74Z', 'hair'),
      art('M-40 -34 C-43 -50 -42 -60 -40 -66 C-30 -62 -18 -56 -12 -48Z', 'muzzle'),
    ],
  },
  round: {
    back: [
      blob([36, -44], 19, 20, 'skin'),
      blob([36, -43], 10, 11, 'blush'),
      blob([-38, -42], 22, 22, 'skin'),
      blob([-37, -41], 12, 12, 'blush'),
    ],
  },
  dark: {
    back: [blob([36, -44], 19, 20, 'hair'), blob([-38, -42], 22, 22, 'hair')],
  },
  large: {
    back: [
      blob([44, -50], 31, 33, 'skin'),
      blob([45, -49], 21, 23, 'blush'),
      blob([-48, -46], 36, 36, 'skin'),
      blob([-47, -44], 25, 25, 'blush'),
    ],
  },
  furry: {
    back: [
      blob([48, -26], 26, 27, 'skin'),
      blob([49, -24], 15, 16, 'muzzle'),
      blob([-52, -22], 30, 30, 'skin'),
      blob([-52, -19], 18, 18, 'muzzle'),
    ],
  },
  long: {
    back: [
      art('M2 -40 C4 -92 16 -142 36 -144 C54 -142 48 -84 30 -38Z', 'skin'),
      art('M12 -48 C14 -90 24 -126 35 -128 C44 -124 40 -86 26 -48Z', 'blush'),
      art('M-34 -34 C-58 -92 -58 -142 -36 -146 C-14 -144 -4 -92 -4 -44Z', 'skin'),
      art('M-28 -46 C-44 -90 -46 -126 -35 -130 C-24 -126 -14 -90 -13 -50Z', 'blush'),
    ],
  },
  floppy: {
    back: [art('M18 -46 C42 -54 62 -38 62 -8 C62 8 50 10 46 -2 C42 -18 34 -30 18 -38Z', 'hair')],
    front: [
      art('M-10 -50 C-46 -58 -72 -28 -68 12 C-66 34 -46 38 -38 20 C-32 4 -26 -16 -10 -34Z', 'hair'),
      line('M-44 20 C-38 2 -32 -14 -18 -28', 'ink', 2.6, 0.2),
    ],
  },
  fans: {
    back: [
      art('M26 -40 C60 -66 96 -44 92 -2 C90 26 66 34 46 22Z', 'skin'),
      art('M40 -32 C62 -48 82 -34 80 -4 C78 14 64 20 50 12Z', 'blush', 0.6),
    ],
    front: [
      art('M-20 -42 C-62 -74 -110 -42 -104 10 C-100 46 -62 58 -42 38 C-28 24 -20 6 -16 -8Z', 'skin'),
      art('M-28 -32 C-58 -54 -92 -30 -90 8 C-86 32 -62 42 -48 28 C-36 16 -28 0 -24 -10Z', 'blush', 0.6),
    ],
  },
  leaves: {
    back: [
      art('M36 -30 C52 -50 76 -52 88 -42 C78 -22 58 -14 42 -16Z', 'skin'),
      art('M46 -28 C58 -40 70 -43 78 -40 C70 -27 58 -22 48 -21Z', 'blush'),
      art('M-36 -28 C-56 -52 -84 -50 -96 -38 C-82 -14 -60 -8 -42 -12Z', 'skin'),
      art('M-46 -26 C-60 -42 -74 -43 -85 -37 C-74 -22 -60 -17 -48 -18Z', 'blush'),
    ],
  },
  upright: {
    back: [
      art('M14 -44 C14 -70 22 -92 34 -98 C44 -86 44 -60 34 -40Z', 'skin'),
      art('M21 -50 C22 -70 27 -82 33 -87 C38 -76 37 -60 31 -46Z', 'blush'),
      art('M-34 -36 C-44 -66 -40 -90 -30 -100 C-16 -90 -8 -66 -8 -46Z', 'skin'),
      art('M-28 -46 C-34 -66 -33 -80 -28 -87 C-20 -78 -15 -64 -14 -50Z', 'blush'),
    ],
  },
  tufts: {
    back: [
      art('M6 -46 C20 -58 36 -72 50 -76 C54 -58 50 -38 40 -26Z', 'hair'),
      art('M-44 -22 C-58 -44 -62 -62 -58 -78 C-42 -74 -20 -60 -2 -48Z', 'hair'),
    ],
  },
  feathers: {
    back: [
      art('M8 -44 C18 -56 28 -64 42 -68 C44 -54 42 -42 36 -32Z', 'hair'),
      art('M-40 -28 C-50 -44 -52 -56 -50 -68 C-36 -64 -20 -56 -8 -46Z', 'hair'),
    ],
  },
} as const satisfies Record<string, Ears>;

export type EarName = keyof typeof EARS;
