import { type Held, one } from './held.ts';
import { art, blob, line } from './shape.ts';

/** Instruments that hands hold as they are played. */
export const INSTRUMENTS = {
  guitar: {
    grip: 'strings',
    props: [
      {
        at: 'across',
        layer: 'front',
        shapes: [
          art('M24 -5 L138 -4 L138 4 L24 5Z', 'ink'),
          art('M136 -6 L160 -8 L160 7 L136 6Z', 'wood'),
          art(
            'M-62 0 C-62 -28 -42 -42 -20 -40 C-4 -39 0 -30 14 -30 C34 -30 46 -16 46 0 C46 16 34 30 14 30 C0 30 -4 39 -20 40 C-42 42 -62 28 -62 0Z',
            'extra',
          ),
          art(
            'M-61 8 C-58 30 -40 42 -20 40 C-4 39 0 30 14 30 C32 30 44 18 46 4 C36 18 24 18 10 18 C-4 20 -10 28 -24 28 C-42 28 -56 20 -61 8Z',
            'ink',
            0.2,
          ),
          blob([8, 0], 12, 12, 'ink'),
          art('M-40 -11 L-34 -11 L-34 11 L-40 11Z', 'ink'),
          line('M-37 -2 L150 -1.4M-37 2 L150 1.4', 'light', 1.2, 0.6),
        ],
      },
    ],
  },
  banjo: one('strings', 'across', 'front', [
    art('M24 -5 L146 -4 L146 4 L24 5Z', 'wood'),
    art('M144 -6 L170 -8 L170 7 L144 6Z', 'ink'),
    blob([-12, 0], 44, 44, 'metal'),
    blob([-12, 0], 36, 36, 'light'),
    blob([-12, 4], 36, 32, 'ink', 0.08),
    art('M-30 -10 L-25 -10 L-25 10 L-30 10Z', 'wood'),
    line('M-28 -2 L158 -1.4M-28 2 L158 1.4', 'ink', 1.2, 0.6),
  ]),
  lute: one('strings', 'across', 'front', [
    art('M34 -6 L112 -5 L112 5 L34 6Z', 'wood'),
    art('M108 -6 L118 -8 L106 30 L96 26Z', 'wood'),
    art(
      'M-58 0 C-58 -30 -36 -44 -12 -40 C14 -36 34 -14 44 -5 L44 5 C34 14 14 36 -12 40 C-36 44 -58 30 -58 0Z',
      'extra',
    ),
    art(
      'M-57 8 C-54 32 -34 44 -12 40 C14 36 34 14 44 5 C22 16 4 24 -14 26 C-36 28 -52 20 -57 8Z',
      'ink',
      0.2,
    ),
    blob([-2, 0], 11, 11, 'ink', 0.75),
    blob([-2, 0], 5, 5, 'extra'),
    art('M-40 -12 L-35 -12 L-35 12 L-40 12Z', 'ink'),
    line('M-37 -4 L108 -2M-37 0 L108 0M-37 4 L108 2', 'light', 1.1, 0.6),
  ]),
  ukulele: one('strings', 'across', 'front', [
    art('M16 -4 L92 -3 L92 3 L16 4Z', 'ink'),
    art('M90 -5 L108 -7 L108 6 L90 5Z', 'wood'),
    art(
      'M-42 0 C-42 -20 -28 -29 -14 -28 C-2 -27 0 -21 10 -21 C24 -21 32 -11 32 0 C32 11 24 21 10 21 C0 21 -2 27 -14 28 C-28 29 -42 20 -42 0Z',
      'extra',
    ),
    art(
      'M-41 6 C-40 21 -28 29 -14 28 C-2 27 0 21 10 21 C22 21 30 13 32 3 C24 12 16 12 6 12 C-2 14 -8 19 -18 19 C-30 19 -38 14 -41 6Z',
      'ink',
      0.2,
    ),
    blob([5, 0], 8, 8, 'ink'),
    line('M-26 -2 L100 -1.4M-26 2 L100 1.4', 'light', 1.1, 0.6),
  ]),
  violin: {
    grip: 'chin',
    props: [
      {
        at: 'hip',
        layer: 'front',
        shapes: [
          art(
            'M8 -106 C4 -120 16 -130 30 -126 C38 -124 42 -128 50 -128 C62 -128 68 -120 66 -112 C64 -104 54 -102 48 -104 C42 -106 40 -98 30 -96 C20 -94 10 -96 8 -106Z',
            'extra',
          ),
          art(
            'M8 -106 C16 -102 26 -104 34 -108 C42 -112 56 -108 66 -112 C64 -104 54 -102 48 -104 C42 -106 40 -98 30 -96 C20 -94 10 -96 8 -106Z',
            'ink',
            0.2,
          ),
          line('M50 -117 L116 -117', 'ink', 6),
          line('M20 -112 L112 -117', 'light', 1.4, 0.7),
          line('M34 -118 L35 -108', 'ink', 2.4),
          line('M116 -117 C126 -118 126 -128 120 -127', 'wood', 5),
        ],
      },
      {
        at: 'hip',
        layer: 'over',
        shapes: [line('M43 -58 L66 -190', 'wood', 3.4), line('M48 -62 L70 -186', 'light', 1.6)],
      },
    ],
  },
} as const satisfies Record<string, Held>;
