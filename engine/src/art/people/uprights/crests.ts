import { art, blob, line, type Shape } from '../shape.ts';

/** What grows on or round the head of an upright animal, in the units of `hats.ts`. */
type Crest = { back?: readonly Shape[]; front?: readonly Shape[] };

const scallops = (count: number, rx: number, ry: number, bulge: number): Shape[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return blob([-2 + Math.cos(angle) * rx, -2 + Math.sin(angle) * ry], bulge, bulge, 'hair');
  });

export const CRESTS = {
  mane: { back: [blob([-2, -2], 66, 66, 'hair'), ...scallops(13, 62, 62, 21)] },
  wool: {
    back: scallops(11, 50, 46, 17),
    front: [
      blob([-18, -46], 16, 15, 'hair'),
      blob([4, -54], 17, 15, 'hair'),
      blob([24, -46], 14, 13, 'hair'),
    ],
  },
  spikes: {
    back: [
      art(
        'M30 -44 L34 -78 L14 -60 L6 -92 L-12 -66 L-30 -90 L-38 -60 L-66 -72 L-60 -40 L-90 -36 L-70 -12 L-94 6 L-68 20 L-80 44 L-52 40 L-44 64 L-18 44Z',
        'hair',
      ),
    ],
    front: [
      art(
        'M-14 -54 C-34 -50 -52 -30 -52 -2 C-52 20 -40 38 -22 44 L-26 26 L-36 18 L-26 8 L-34 -6 L-18 -12 L-20 -28 L-4 -28 L2 -44 L14 -36 L22 -52 C8 -56 -4 -56 -14 -54Z',
        'hair',
      ),
    ],
  },
  antlers: {
    back: [
      line('M-22 -46 C-40 -74 -60 -82 -62 -112M-44 -72 L-30 -98M-56 -86 L-76 -92', 'shoe', 8),
      line('M22 -48 C38 -76 56 -84 58 -112M42 -74 L30 -98M52 -88 L70 -92', 'shoe', 8),
    ],
  },
  horns: {
    back: [
      art('M-34 -36 C-58 -48 -66 -66 -58 -84 C-52 -68 -38 -58 -18 -52Z', 'shoe'),
      art('M34 -38 C54 -48 62 -66 56 -82 C48 -68 38 -58 22 -52Z', 'shoe'),
    ],
  },
  knobs: {
    back: [
      line('M-16 -46 L-22 -76M20 -48 L26 -78', 'skin', 9),
      blob([-22, -80], 8, 7, 'hair'),
      blob([27, -81], 8, 7, 'hair'),
    ],
  },
  unicorn: {
    back: [art('M-20 -48 C-52 -44 -68 -16 -60 22 C-72 8 -76 -2 -76 -16 C-84 40 -62 60 -36 56Z', 'hair')],
    front: [
      art('M10 -46 L30 -104 L30 -44Z', 'shoe'),
      line('M15 -62 L28 -68M20 -78 L29 -83', 'light', 3, 0.6),
      art('M-26 -50 C-10 -62 12 -58 18 -46 C8 -44 2 -36 0 -24 C-10 -36 -20 -42 -26 -50Z', 'hair'),
    ],
  },
  forelock: {
    back: [art('M-18 -50 C-50 -46 -68 -16 -62 22 C-58 40 -48 52 -34 54 C-48 20 -44 -14 -18 -50Z', 'hair')],
    front: [art('M-24 -50 C-8 -62 14 -58 22 -46 C10 -44 4 -34 4 -20 C-8 -34 -18 -42 -24 -50Z', 'hair')],
  },
  comb: {
    back: [
      art(
        'M-26 -44 C-38 -60 -32 -76 -20 -74 C-16 -92 4 -92 6 -78 C18 -90 34 -78 28 -62 C36 -58 34 -46 26 -42Z',
        'blush',
      ),
    ],
    front: [art('M36 26 C46 30 46 48 38 50 C30 48 28 34 30 28Z', 'blush')],
  },
  eyeDomes: { back: [blob([-14, -44], 22, 22, 'skin'), blob([32, -46], 20, 21, 'skin')] },
  dinoSpikes: {
    back: [
      art(
        'M14 -50 L6 -76 L-14 -54 L-32 -72 L-40 -44 L-66 -52 L-54 -20 L-78 -12 L-54 8 L-70 28 L-42 36Z',
        'hair',
      ),
    ],
  },
  rhinoHorn: { front: [art('M44 -4 C56 -18 62 -34 60 -52 C72 -36 76 -12 68 6Z', 'light')] },
  antenna: {
    back: [
      line('M4 -50 L4 -78', 'metal', 6),
      blob([4, -84], 10, 10, 'accent'),
      art('M-62 -18 L-48 -18 L-48 18 L-62 18ZM50 -16 L60 -16 L60 16 L50 16Z', 'metal'),
    ],
  },
  plume: {
    back: [
      art(
        'M-30 -36 C-56 -58 -64 -76 -56 -92 C-44 -82 -36 -72 -28 -62 C-30 -82 -24 -96 -12 -102 C-8 -86 -6 -70 2 -50Z',
        'hair',
      ),
    ],
  },
} as const satisfies Record<string, Crest>;

export type CrestName = keyof typeof CRESTS;
