import { art, blob, line, type Shape } from '../shape.ts';

/** Tails behind the hip of a figure that looks to the right, in the units of an adult of 400, the root at the origin. */
export const TAILS = {
  long: [line('M0 0 C-40 30 -84 34 -92 -4 C-96 -30 -78 -44 -66 -34', 'skin', 13)],
  ringed: [
    line('M0 0 C-44 30 -88 28 -96 -14 C-98 -34 -94 -46 -88 -54', 'skin', 22),
    line('M-26 17 L-30 15M-60 18 L-64 15M-88 -2 L-89 -6M-95 -32 L-94 -38', 'hair', 21),
  ],
  tufted: [
    line('M0 0 C-36 34 -78 40 -92 8', 'skin', 9),
    art('M-86 14 C-96 10 -106 -6 -102 -24 C-88 -18 -80 -4 -84 14Z', 'hair'),
  ],
  bushy: [
    art(
      'M6 -8 C-30 10 -60 4 -84 -20 C-100 -36 -120 -30 -118 -4 C-116 36 -70 62 -26 46 C-8 40 6 24 10 8Z',
      'skin',
    ),
    art('M-84 -20 C-100 -36 -120 -30 -118 -4 C-117 8 -112 18 -106 26 C-106 8 -98 -6 -84 -20Z', 'muzzle'),
  ],
  curled: [
    art(
      'M8 14 C-40 40 -92 20 -98 -44 C-102 -100 -58 -138 -24 -118 C0 -102 -8 -70 -30 -72 C-40 -72 -44 -84 -36 -90 C-60 -84 -60 -40 -36 -22 C-18 -10 0 -10 8 -6Z',
      'skin',
    ),
    art('M-40 14 C-78 4 -88 -30 -84 -60 C-66 -34 -62 -8 -40 14Z', 'hair', 0.5),
  ],
  stub: [blob([-10, 2], 15, 14, 'muzzle')],
  furStub: [blob([-6, 4], 13, 12, 'skin')],
  thick: [
    art('M10 -26 C-20 -10 -60 34 -128 58 C-140 62 -142 72 -130 74 C-80 84 -20 70 14 40Z', 'skin'),
    art('M-40 24 L-52 12 L-58 36ZM-70 40 L-84 30 L-88 50Z', 'hair'),
  ],
  hair: [
    art(
      'M4 -8 C-30 -18 -64 6 -70 50 C-72 72 -84 82 -96 86 C-66 96 -34 84 -26 56 C-22 36 -10 20 6 14Z',
      'hair',
    ),
  ],
  shell: [
    art('M22 -132 C-40 -142 -82 -92 -80 -40 C-78 8 -40 30 14 22Z', 'hair'),
    art('M12 -112 C-34 -116 -62 -80 -60 -40 C-58 -4 -32 10 8 6Z', 'ink', 0.14),
    line('M10 -78 L-60 -66M10 -26 L-58 -20M-22 -114 L-30 4', 'ink', 4, 0.22),
    art('M22 -132 C6 -136 -10 -134 -22 -130 C-4 -122 6 -60 2 22 L16 22Z', 'muzzle'),
    art('M-6 26 C-18 30 -34 40 -40 52 C-24 52 -4 44 8 32Z', 'skin'),
  ],
  corkscrew: [line('M0 0 C-22 10 -34 -10 -22 -18 C-10 -22 -8 -2 -26 2 C-40 4 -46 -10 -42 -20', 'skin', 6)],
  feathers: [art('M8 -10 C-24 -6 -52 8 -74 30 L-58 34 L-66 48 C-40 50 -12 44 10 26Z', 'hair')],
} as const satisfies Record<string, readonly Shape[]>;

export type TailName = keyof typeof TAILS;
