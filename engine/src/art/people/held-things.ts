import { PUSHED_BICYCLE } from './furniture.ts';
import { type Held, one } from './held.ts';
import { INSTRUMENTS } from './held-instruments.ts';
import { art, blob, line, type Pot, type Shape } from './shape.ts';

const BLADE = [
  art('M-4.5 -18 L-4.5 -132 L0 -144 L4.5 -132 L4.5 -18Z', 'light'),
  art('M0 -18 L0 -144 L4.5 -132 L4.5 -18Z', 'ink', 0.22),
  art('M-20 -20 L20 -20 L20 -13 L-20 -13Z', 'extra'),
  art('M-4 -14 L4 -14 L4 14 L-4 14Z', 'ink'),
  blob([0, 16], 6, 6, 'extra'),
];
const POLE = (top: number, bottom: number, width = 6): Shape => line(`M0 ${top} L0 ${bottom}`, 'wood', width);
const BOWL = (pot: 'accent' | 'light'): Shape[] => [
  art('M-11 -16 L-8 12 C-7 15 7 15 8 12 L11 -16Z', pot),
  art('M11 -6 C22 -8 22 8 9 7 L9.6 3 C16 4 16 -4 10.4 -2Z', pot),
  art('M3 -16 L4 14.4 C6 14.2 8 13.4 8 12 L11 -16Z', 'ink', 0.14),
];

const bloom = (x: number, y: number, pot: Pot): Shape[] => [
  blob([x - 6, y], 6.5, 6.5, pot),
  blob([x + 6, y], 6.5, 6.5, pot),
  blob([x, y - 6], 6.5, 6.5, pot),
  blob([x, y + 6], 6.5, 6.5, pot),
  blob([x, y], 4.4, 4.4, 'light'),
];

/** Things that hands can hold, by noun. */
export const HELD = {
  ...INSTRUMENTS,
  book: one('both', 'between', 'front', [
    art('M-2 8 L-32 -6 L-32 -44 L-2 -30 L28 -44 L28 -6Z', 'accent'),
    art('M-2 3 L-29 -9 L-29 -42 L-2 -28 L25 -42 L25 -9Z', 'light'),
    line('M-2 -27 L-2 4', 'ink', 1.6, 0.3),
  ]),
  umbrella: one('shelter', 'far', 'behind', [
    line('M3 16 L-34 -152', 'ink', 4.5),
    art(
      'M-142 -98 C-140 -150 -92 -186 -42 -190 C6 -194 58 -172 70 -124 C56 -134 40 -132 32 -120 C14 -132 -14 -128 -28 -112 C-44 -124 -76 -120 -90 -106 C-102 -114 -128 -112 -142 -98Z',
      'accent',
    ),
    art('M-42 -190 C6 -194 58 -172 70 -124 C56 -134 40 -132 32 -120 C22 -154 -6 -182 -42 -190Z', 'ink', 0.16),
    line('M-42 -190 L-44 -200', 'ink', 4),
  ]),
  balloon: one('staff', 'far', 'behind', [
    line('M0 8 C-6 -40 8 -70 2 -116', 'ink', 1.8, 0.6),
    art('M2 -116 L-5 -107 L9 -107Z', 'accent'),
    art(
      'M2 -116 C-26 -128 -44 -154 -40 -180 C-36 -206 -16 -220 4 -220 C26 -220 44 -204 46 -180 C48 -154 28 -128 2 -116Z',
      'accent',
    ),
    art('M-26 -186 C-24 -200 -14 -208 -4 -210 C-14 -202 -20 -192 -20 -180Z', 'light', 0.5),
  ]),
  flowers: one('up', 'far', 'front', [
    line('M2 24 L-12 -26M2 24 L4 -34M2 24 L20 -26', 'leaf', 3.4),
    art('M-20 -24 C-28 -30 -32 -22 -24 -14ZM24 -22 C34 -28 36 -18 28 -12Z', 'leaf'),
    ...bloom(-18, -34, 'accent'),
    ...bloom(4, -46, 'main'),
    ...bloom(24, -34, 'blush'),
    ...bloom(-6, -28, 'extra'),
    ...bloom(12, -26, 'accent'),
    art('M-24 -14 C-8 -6 12 -6 28 -14 L8 26 L-4 26Z', 'light'),
    art('M28 -14 L8 26 L2 26 L10 -9Z', 'ink', 0.1),
    art('M-7 10 L11 10 L9 17 L-5 17Z', 'accent'),
  ]),
  camera: one('eyes', 'between', 'front', [
    art('M-24 -18 L22 -18 L22 14 L-24 14Z', 'ink'),
    art('M-10 -26 L8 -26 L12 -18 L-14 -18Z', 'ink'),
    art('M20 -12 L40 -14 L40 10 L20 8Z', 'ink'),
    art('M36 -14 L42 -14 L42 10 L36 10Z', 'extra'),
    line('M-24 -6 L22 -6', 'light', 2, 0.3),
  ]),
  rod: one('staff', 'far', 'front', [
    line('M-16 26 C40 -60 90 -130 158 -190', 'wood', 4),
    line('M158 -190 C168 -120 170 -50 170 40', 'ink', 1.4, 0.6),
    blob([170, 42], 5, 7, 'accent'),
    blob([-2, 8], 8, 8, 'ink'),
  ]),
  fork: one('staff', 'far', 'front', [
    POLE(-78, 228),
    line('M-17 -112 L-17 -88 C-17 -76 17 -76 17 -88 L17 -112M0 -116 L0 -80', 'ink', 4.4),
  ]),
  shovel: one('staff', 'far', 'front', [
    POLE(-50, 176),
    line('M-12 -52 L12 -52', 'wood', 7),
    art('M-20 166 L20 166 L20 198 C20 212 8 222 0 228 C-8 222 -20 212 -20 198Z', 'metal'),
    art('M0 166 L20 166 L20 198 C20 212 8 222 0 228Z', 'ink', 0.22),
  ]),
  broom: one('staff', 'far', 'front', [
    POLE(-66, 176),
    art('M-9 170 L9 170 L24 228 L-24 228Z', 'extra'),
    line('M-10 179 L10 179', 'accent', 5),
  ]),
  staff: one('staff', 'far', 'front', [
    POLE(-96, 228, 7),
    blob([0, -104], 13, 13, 'accent'),
    blob([-4, -108], 4, 4, 'light', 0.7),
  ]),
  stick: one('staff', 'far', 'front', [POLE(-34, 228, 5)]),
  cane: {
    grip: 'lean',
    props: [{ at: 'far', layer: 'front', shapes: [line('M-14 -2 C-14 -14 4 -14 4 0 L4 176', 'wood', 6)] }],
  },
  wand: one('up', 'far', 'front', [
    line('M0 6 L12 -44', 'wood', 4),
    art('M14 -74 L19 -60 L33 -60 L22 -51 L26 -37 L14 -45 L2 -37 L6 -51 L-5 -60 L9 -60Z', 'extra'),
  ]),
  sword: one('staff', 'far', 'front', BLADE),
  torch: one('staff', 'far', 'front', [
    line('M0 30 L0 -24', 'wood', 8),
    art('M0 -68 C14 -52 20 -40 14 -28 C10 -18 -10 -18 -14 -28 C-20 -42 -6 -48 0 -68Z', 'extra'),
    art('M0 -48 C6 -40 10 -34 6 -28 C4 -22 -4 -22 -6 -28 C-8 -36 -2 -40 0 -48Z', 'accent'),
  ]),
  lantern: one('up', 'far', 'front', [
    line('M-10 6 C-10 -8 10 -8 10 6', 'ink', 3),
    art('M-14 6 L14 6 L16 12 L-16 12ZM-16 42 L16 42 L14 48 L-14 48Z', 'ink'),
    art('M-13 12 L13 12 L14 42 L-14 42Z', 'extra'),
    blob([0, 28], 6, 9, 'light'),
  ]),
  phone: one('up', 'far', 'front', [
    art(
      'M-9 -24 L9 -24 C11 -24 12 -23 12 -21 L12 13 C12 15 11 16 9 16 L-9 16 C-11 16 -12 15 -12 13 L-12 -21 C-12 -23 -11 -24 -9 -24Z',
      'ink',
    ),
    art('M-9 -21 L9 -21 L9 13 L-9 13Z', 'light', 0.75),
  ]),
  tablet: one('both', 'between', 'front', [
    art('M-30 -30 L26 -38 L32 4 L-24 12Z', 'ink'),
    art('M-26 -27 L23 -34 L28 1 L-20 8Z', 'light'),
    line('M-18 -18 L8 -22M-16 -8 L14 -12', 'second', 2.6, 0.6),
  ]),
  clipboard: one('both', 'between', 'front', [
    art('M-26 -42 L20 -46 L24 10 L-22 14Z', 'wood'),
    art('M-22 -37 L17 -40 L20 7 L-18 10Z', 'light'),
    art('M-12 -47 L6 -49 L7 -38 L-11 -36Z', 'ink'),
    line('M-14 -24 L11 -26M-13 -14 L12 -16M-12 -4 L4 -5', 'ink', 2.2, 0.4),
  ]),
  laptop: one('both', 'between', 'front', [
    art('M-40 2 L36 -4 L38 2 L-40 9Z', 'ink'),
    art('M6 -2 L46 -50 L52 -47 L38 2Z', 'ink'),
    art('M11 -4 L45 -46 L48 -45 L34 -3Z', 'light', 0.5),
  ]),
  cup: one('up', 'far', 'front', [
    ...BOWL('accent'),
    line('M-3 -22 C-7 -28 1 -32 -3 -40M5 -24 C1 -30 9 -34 5 -40', 'light', 2, 0.7),
  ]),
  tray: one('up', 'far', 'front', [
    art('M-44 -6 L44 -6 L36 2 L-36 2Z', 'extra'),
    art('M-32 -40 L-16 -40 L-20 -22 L-22 -22 L-22 -6 L-26 -6 L-26 -22 L-28 -22Z', 'light'),
    art('M2 -30 L26 -30 L22 -8 C22 -6 6 -6 6 -8Z', 'accent'),
  ]),
  cake: one('both', 'between', 'front', [
    art('M-44 2 L42 2 L36 8 L-38 8Z', 'light'),
    art('M-34 -28 L32 -28 L32 2 L-34 2Z', 'accent'),
    art('M-34 -30 L32 -30 L32 -18 C26 -8 20 -18 14 -14 C6 -8 0 -20 -8 -14 C-16 -8 -24 -18 -34 -16Z', 'light'),
    line('M-14 -32 L-14 -44M10 -32 L10 -44', 'second', 4),
    blob([-14, -50], 3.4, 5, 'extra'),
    blob([10, -50], 3.4, 5, 'extra'),
  ]),
  bread: one('both', 'between', 'front', [
    art('M-54 -2 C-58 -20 -36 -28 0 -30 C36 -28 58 -20 54 -2 C50 8 -50 8 -54 -2Z', 'extra'),
    line('M-26 -22 L-18 -6M-4 -24 L4 -6M18 -22 L26 -6', 'light', 4, 0.7),
  ]),
  pan: one('up', 'far', 'front', [
    line('M0 2 L22 -6', 'ink', 6),
    art('M18 -16 L74 -22 L70 -6 C66 2 30 4 22 -2Z', 'ink'),
    art('M24 -17 C34 -30 60 -32 68 -21Z', 'extra'),
  ]),
  spoon: one('up', 'far', 'front', [line('M0 16 L6 -42', 'wood', 4.4), blob([7, -52], 8, 12, 'wood')]),
  brush: {
    grip: 'up',
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [
          line('M-4 14 L10 -34', 'wood', 3.6),
          art('M7 -34 L15 -32 L14 -52 C12 -56 9 -50 7 -34Z', 'accent'),
        ],
      },
      {
        at: 'near',
        layer: 'over',
        shapes: [
          art('M-10 -2 C4 -22 44 -26 58 -8 C66 6 50 20 32 16 C24 14 24 6 14 8 C2 12 -14 8 -10 -2Z', 'wood'),
          blob([16, -10], 5, 4, 'accent'),
          blob([32, -13], 5, 4, 'main'),
          blob([46, -5], 5, 4, 'light'),
          blob([44, 8], 5, 4, 'second'),
        ],
      },
    ],
  },
  microphone: one('mouth', 'far', 'front', [
    line('M0 12 L-8 -14', 'ink', 7),
    blob([-10, -21], 10, 11, 'ink'),
    line('M-18 -23 L-3 -19', 'light', 2, 0.5),
  ]),
  box: one('carry', 'between', 'front', [
    art('M-46 -40 L42 -40 L42 22 L-46 22Z', 'wood'),
    art('M10 -40 L42 -40 L42 22 L10 22Z', 'ink', 0.12),
    art('M-12 -40 L8 -40 L8 -18 L-12 -18Z', 'light', 0.6),
  ]),
  gift: one('both', 'between', 'front', [
    art('M-30 -34 L28 -34 L28 12 L-30 12Z', 'accent'),
    art('M-6 -34 L4 -34 L4 12 L-6 12Z', 'light'),
    art(
      'M-1 -34 C-22 -36 -24 -54 -12 -54 C-4 -54 -1 -44 -1 -34C-1 -44 4 -54 12 -54 C22 -54 20 -36 -1 -34Z',
      'light',
    ),
  ]),
  hammer: one('up', 'far', 'front', [
    line('M-2 16 L4 -44', 'wood', 6),
    art('M-14 -58 L20 -54 L26 -46 L20 -42 L-15 -44Z', 'ink'),
  ]),
  wrench: one('up', 'far', 'front', [
    line('M-2 16 L4 -34', 'metal', 8),
    art('M-12 -58 C-16 -44 -6 -32 6 -32 C18 -34 24 -46 18 -60 L12 -46 L-4 -44Z', 'metal'),
  ]),
  flask: one('up', 'far', 'front', [
    art('M-6 -46 L8 -46 L8 -22 L22 6 C24 12 20 16 14 16 L-12 16 C-18 16 -22 12 -20 6 L-6 -22Z', 'light'),
    art('M-12 -10 L14 -10 L22 6 C24 12 20 16 14 16 L-12 16 C-18 16 -22 12 -20 6Z', 'accent'),
    line('M-8 -46 L10 -46', 'ink', 3, 0.5),
  ]),
  can: one('up', 'far', 'front', [
    art('M-22 0 L18 0 L16 40 L-20 40Z', 'accent'),
    line('M-18 0 C-18 -22 14 -22 14 0', 'accent', 5),
    line('M16 30 L48 2', 'accent', 7),
    art('M40 -8 L58 10 L52 14 L36 -2Z', 'accent'),
  ]),
  dumbbell: one('up', 'far', 'front', [
    line('M-18 0 L20 0', 'ink', 6),
    line('M-20 -14 L-20 14M22 -14 L22 14', 'ink', 12),
    line('M-30 -8 L-30 8M32 -8 L32 8', 'ink', 7),
  ]),
  racket: one('up', 'far', 'front', [
    line('M-2 14 L8 -34', 'wood', 6),
    line('M8 -36 C-14 -56 -8 -96 18 -98 C44 -96 42 -52 8 -36Z', 'accent', 5),
    line('M2 -84 L30 -48M20 -96 L10 -40M36 -84 L-4 -56M36 -66 L-2 -76', 'light', 1.4),
  ]),
  ball: one('both', 'between', 'over', [
    blob([8, -2], 27, 27, 'extra'),
    line('M-19 -2 L35 -2M8 -29 L8 25M-10 -21 C0 -8 0 6 -10 18M26 -21 C16 -8 16 6 26 18', 'ink', 2, 0.55),
  ]),
  football: one('kick', 'toes', 'front', [
    blob([76, -22], 23, 23, 'light'),
    art('M76 -33 L86 -26 L82 -14 L70 -14 L66 -26Z', 'ink'),
    line('M76 -33 L76 -44M86 -26 L96 -29M82 -14 L88 -5M70 -14 L64 -5M66 -26 L56 -29', 'ink', 2.4),
  ]),
  briefcase: one('hang', 'near', 'over', [
    line('M-9 6 C-9 -6 9 -6 9 6', 'ink', 4),
    art(
      'M-34 6 L34 6 C37 6 38 8 38 10 L38 46 C38 49 37 50 34 50 L-34 50 C-37 50 -38 49 -38 46 L-38 10 C-38 8 -37 6 -34 6Z',
      'wood',
    ),
    art('M-38 22 L38 22 L38 28 L-38 28Z', 'ink', 0.25),
    art('M-5 20 L5 20 L5 30 L-5 30Z', 'extra'),
  ]),
  bag: one('hang', 'near', 'over', [
    line('M-12 12 C-12 -6 12 -6 12 12', 'ink', 3),
    art('M-26 12 L26 12 L30 64 L-30 64Z', 'accent'),
    art('M8 12 L26 12 L30 64 L10 64Z', 'ink', 0.14),
  ]),
  suitcase: one('hang', 'near', 'behind', [
    line('M-12 0 L-12 34M12 0 L12 34M-14 -2 L14 -2', 'ink', 4),
    art(
      'M-32 32 L32 32 C36 32 38 34 38 38 L38 112 C38 116 36 118 32 118 L-32 118 C-36 118 -38 116 -38 112 L-38 38 C-38 34 -36 32 -32 32Z',
      'accent',
    ),
    line('M-18 44 L-18 106M18 44 L18 106', 'ink', 3, 0.2),
    blob([-24, 121], 7, 7, 'ink'),
    blob([24, 121], 7, 7, 'ink'),
  ]),
  basket: one('carry', 'between', 'front', [
    blob([-22, -24], 14, 13, 'main'),
    blob([4, -28], 15, 14, 'accent'),
    blob([26, -22], 13, 12, 'second'),
    art('M-46 -20 L44 -20 L34 22 L-36 22Z', 'wood'),
    line('M-44 -8 L42 -8M-40 6 L38 6', 'ink', 2.4, 0.25),
  ]),
  surfboard: one('hang', 'near', 'behind', [
    art('M-20 -158 C18 -90 18 60 -16 122 C-58 70 -62 -90 -20 -158Z', 'light'),
    art('M-20 -158 C-2 -90 -2 60 -16 122 C-32 60 -36 -90 -20 -158Z', 'accent'),
  ]),
  skis: {
    grip: 'poles',
    props: [
      {
        at: 'ground',
        layer: 'behind',
        shapes: [
          line('M-110 -7 L112 -7 C128 -7 138 -14 142 -22', 'accent', 7),
          line('M-120 0 L104 0 C120 0 130 -7 134 -15', 'accent', 8),
        ],
      },
      { at: 'far', layer: 'behind', shapes: [line('M6 -8 L-54 92M-56 82 L-40 92', 'ink', 3.4)] },
      { at: 'near', layer: 'over', shapes: [line('M6 -8 L-60 96M-62 86 L-46 96', 'ink', 3.4)] },
    ],
  },
  easel: {
    grip: 'up',
    props: [
      {
        at: 'toes',
        layer: 'behind',
        shapes: [
          line('M124 -322 L72 0M124 -322 L186 0M126 -300 L136 -10', 'wood', 7),
          art('M58 -296 L190 -296 L190 -156 L58 -156Z', 'light'),
          art(
            'M58 -198 C86 -228 116 -222 138 -192 C156 -210 176 -204 190 -190 L190 -156 L58 -156Z',
            'leaf',
            0.8,
          ),
          blob([156, -258], 15, 15, 'accent'),
          line('M50 -153 L198 -153', 'wood', 8),
        ],
      },
      {
        at: 'far',
        layer: 'over',
        shapes: [
          line('M-10 12 L16 -20', 'wood', 4),
          art('M13 -20 L20 -16 L30 -34 C28 -38 20 -34 13 -20Z', 'accent'),
        ],
      },
    ],
  },
  flag: one('staff', 'far', 'front', [
    POLE(-150, 60, 5),
    art('M2 -150 C28 -162 50 -138 82 -150 L82 -98 C50 -86 28 -110 2 -98Z', 'accent'),
  ]),
  placard: one('staff', 'far', 'front', [
    POLE(-96, 60, 6),
    art('M-58 -184 L58 -184 L58 -92 L-58 -92Z', 'light'),
    art('M-58 -184 L58 -184 L58 -176 L-50 -176 L-50 -92 L-58 -92Z', 'extra'),
    line('M-34 -152 L36 -152M-34 -134 L20 -134M-34 -116 L30 -116', 'ink', 6, 0.6),
  ]),
  telescope: one('eyes', 'between', 'front', [
    art('M-30 -8 L10 -12 L10 8 L-30 4Z', 'wood'),
    art('M8 -15 L52 -20 L52 14 L8 11Z', 'extra'),
    line('M52 -20 L52 14', 'ink', 4),
  ]),
  /** Pushed by who stands or walks. */
  bicycle: one('push', 'ground', 'behind', PUSHED_BICYCLE),
} as const satisfies Record<string, Held>;

export type HeldName = keyof typeof HELD;
