import type { Prop } from '../draw-prop.ts';
import { art, blob, line } from '../shape.ts';
import type { Act } from './act.ts';
import { SEAT } from './table.ts';

const LEGS = { near: [88, 3], far: [82, -5] } as const;
const FEET = { near: 92, far: 92 } as const;
const STANCE = { near: [-5, -2], far: [8, 4] } as const;

const STOOL: Prop = {
  at: 'hip',
  layer: 'behind',
  seat: true,
  shapes: [line('M-26 28 L-32 114M26 28 L32 114', 'ink', 6), line('M-32 24 L32 24', 'ink', 13)],
};
const played = (name: string, nouns: readonly string[], rest: Omit<Act, 'name' | 'uses' | 'when'>): Act => ({
  name,
  ...rest,
  uses: [...nouns, 'chair', 'stool'],
  when: { said: ['playing', 'at', 'with', 'holding'], of: nouns },
});

/** With an instrument that is more than a thing in the hands. */
export const music: readonly Act[] = [
  played('piano', ['piano', 'upright piano', 'grand piano', 'keyboard'], {
    home: 'stage-hall',
    posture: 'playing',
    poses: [
      {
        turn: 0.36,
        lean: 4,
        bow: 6,
        head: 4,
        arms: { near: { to: [0.78, 0.4], bend: -1 }, far: { to: [0.86, 0.36], bend: -1 } },
        legs: LEGS,
        feet: FEET,
      },
    ],
    props: [
      STOOL,
      {
        at: 'hip',
        layer: 'behind',
        shapes: [
          art('M118 -150 L226 -150 L226 114 L118 114Z', 'wood'),
          art('M118 -150 L226 -150 L226 114 L118 114Z', 'ink', 0.5),
          art('M108 -158 L234 -158 L234 -146 L108 -146Z', 'ink'),
          art('M60 -38 L124 -38 L124 -14 L60 -14Z', 'ink'),
          art('M62 -45 L122 -45 L122 -38 L62 -38Z', 'light'),
          line('M72 -45 L72 -39M82 -45 L82 -39M92 -45 L92 -39M102 -45 L102 -39M112 -45 L112 -39', 'ink', 3),
          line('M68 -14 L68 114', 'ink', 9),
          art('M92 -110 L120 -110 L116 -66 L88 -66Z', 'light'),
          line('M94 -98 L114 -98M93 -88 L113 -88M92 -78 L112 -78', 'ink', 1.6, 0.5),
        ],
      },
    ],
  }),
  played('cello', ['cello', 'double bass', 'contrabass'], {
    home: 'stage-hall',
    posture: 'playing',
    poses: [
      {
        turn: 0.7,
        lean: -2,
        head: 6,
        arms: {
          near: { grips: [-22, 22], on: 'hip', bend: -1 },
          far: { grips: [34, -92], on: 'hip', bend: 1 },
        },
        legs: { near: [-30, 4], far: [50, -8] },
        feet: { near: 20, far: 92 },
      },
    ],
    props: [
      SEAT,
      {
        at: 'hip',
        layer: 'over',
        shapes: [
          line('M30 108 L30 84', 'metal', 4),
          art(
            'M30 -64 C60 -66 70 -42 60 -24 C54 -14 56 -4 66 8 C84 32 72 88 30 88 C-12 88 -24 32 -6 8 C4 -4 6 -14 0 -24 C-10 -42 0 -66 30 -64Z',
            'extra',
          ),
          art(
            'M30 -64 C60 -66 70 -42 60 -24 C54 -14 56 -4 66 8 C84 32 72 88 30 88 C62 70 60 30 48 6 C42 -10 52 -50 30 -64Z',
            'ink',
            0.18,
          ),
          line('M12 4 C6 14 16 20 10 32M50 4 C56 14 46 20 52 32', 'ink', 3),
          line('M30 40 L40 -128', 'ink', 8),
          line('M26 44 L37 -122M34 44 L42 -122', 'light', 1.4, 0.7),
          line('M22 44 L38 44', 'ink', 5),
          line('M41 -126 C46 -148 56 -146 54 -136', 'wood', 8),
          line('M34 -112 L48 -114', 'wood', 6),
        ],
      },
      {
        at: 'near',
        layer: 'over',
        shapes: [line('M-8 2 L124 -8', 'wood', 4), line('M-4 6 L122 -4', 'light', 1.6)],
      },
    ],
  }),
  played('drums', ['drum', 'drums', 'drum kit', 'drum set'], {
    home: 'stage-hall',
    posture: 'playing',
    poses: [
      {
        turn: 0.86,
        lean: 0,
        head: 4,
        arms: {
          near: { grips: [-56, -40], on: 'hip', bend: -1 },
          far: { grips: [64, -48], on: 'hip', bend: 1 },
        },
        legs: { near: [-40, -8], far: [40, 8] },
      },
    ],
    props: [
      STOOL,
      {
        at: 'hip',
        layer: 'over',
        shapes: [
          line('M-104 40 L-120 120M104 40 L122 120M-136 -96 L-132 120M146 -110 L140 120', 'metal', 4),
          blob([0, 64], 62, 58, 'accent'),
          blob([0, 64], 50, 47, 'light'),
          blob([0, 64], 20, 19, 'accent', 0.5),
          art('M-132 6 L-62 6 L-66 48 L-128 48Z', 'accent'),
          blob([-97, 6], 36, 9, 'light'),
          art('M66 -8 L134 -8 L130 40 L70 40Z', 'accent'),
          blob([100, -8], 35, 9, 'light'),
          art(
            'M-184 -92 C-160 -106 -112 -106 -88 -92 C-112 -86 -160 -86 -184 -92ZM96 -108 C120 -122 172 -122 196 -108 C172 -102 120 -102 96 -108Z',
            'extra',
          ),
        ],
      },
      { at: 'near', layer: 'over', shapes: [line('M12 -14 L-44 40', 'wood', 5)] },
      { at: 'far', layer: 'over', shapes: [line('M-10 18 L56 -44', 'wood', 5)] },
    ],
  }),
  played('saxophone', ['saxophone', 'sax'], {
    home: 'stage-hall',
    posture: 'playing',
    poses: [
      {
        turn: 0.6,
        lean: -4,
        head: 6,
        arms: {
          near: { grips: [52, -14], on: 'hip', bend: -1 },
          far: { grips: [50, -66], on: 'hip', bend: -1 },
        },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'hip',
        layer: 'front',
        shapes: [
          line('M18 -122 C30 -132 40 -126 42 -112 L46 -20', 'extra', 9),
          art(
            'M38 -60 L52 -60 L58 -6 C62 20 84 20 88 0 L92 -40 L124 -48 C120 -20 116 10 104 26 C84 48 46 40 40 6Z',
            'extra',
          ),
          art('M88 -38 C98 -46 116 -52 126 -50 C124 -44 100 -36 88 -38Z', 'ink', 0.4),
          line('M46 -46 L56 -48M48 -30 L58 -32M50 -14 L60 -16', 'light', 5),
        ],
      },
    ],
  }),
  played('deejaying', ['turntable', 'dj deck', 'mixing desk'], {
    home: 'stage-hall',
    posture: 'playing',
    poses: [
      {
        turn: 0.8,
        lean: 0,
        head: 8,
        arms: {
          near: { grips: [-34, -16], on: 'hip', bend: -1 },
          far: { grips: [92, -150], on: 'hip', bend: 1 },
        },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'hip',
        layer: 'over',
        shapes: [
          art('M-128 14 L128 14 L116 196 L-116 196Z', 'ink'),
          art('M-128 14 L128 14 L124 66 L-124 66Z', 'light', 0.12),
          art('M-140 -6 L140 -6 L140 16 L-140 16Z', 'metal'),
          blob([-74, -8], 46, 12, 'ink'),
          blob([-74, -8], 15, 4, 'accent'),
          blob([74, -8], 46, 12, 'ink'),
          blob([74, -8], 15, 4, 'accent'),
          line('M-14 -8 L14 -8M-14 4 L14 4', 'extra', 5),
          line(
            'M-80 110 L-80 150M-50 90 L-50 150M-20 120 L-20 150M10 84 L10 150M40 104 L40 150M70 94 L70 150',
            'accent',
            12,
          ),
        ],
      },
    ],
    mood: 'happy',
  }),
  played('trumpet', ['trumpet', 'horn', 'trombone', 'bugle'], {
    home: 'stage-hall',
    posture: 'playing',
    poses: [
      {
        turn: 0.52,
        lean: -6,
        head: -4,
        arms: { near: { to: [0.56, -0.06], bend: -1 }, far: { to: [0.66, -0.1], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'between',
        layer: 'front',
        shapes: [
          line('M-36 -12 L80 -22', 'extra', 6),
          line('M-10 -14 C-14 8 38 6 36 -16', 'extra', 6),
          art('M62 -24 C84 -26 94 -36 104 -50 L112 2 C98 -8 84 -14 64 -16Z', 'extra'),
          line('M6 -26 L6 -8M16 -27 L16 -9M26 -28 L26 -10', 'light', 4),
        ],
      },
    ],
  }),
  played('flute', ['flute', 'recorder', 'clarinet'], {
    home: 'stage-hall',
    posture: 'playing',
    poses: [
      {
        turn: 0.6,
        lean: -2,
        head: 4,
        arms: { near: { to: [0.42, 0.02], bend: -1 }, far: { to: [0.62, 0.06], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'across',
        layer: 'over',
        shapes: [line('M-26 -6 L88 -6', 'metal', 8), line('M0 -7 L72 -7', 'light', 2, 0.8)],
      },
    ],
  }),
  played('accordion', ['accordion', 'concertina'], {
    posture: 'playing',
    poses: [
      {
        turn: 0.76,
        lean: -2,
        head: 4,
        arms: { near: { to: [-0.22, 0.46], bend: -1 }, far: { to: [0.5, 0.42], bend: 1 } },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'between',
        layer: 'front',
        shapes: [
          art('M-54 -40 L-26 -46 L-26 40 L-54 34Z', 'accent'),
          art('M26 -46 L54 -40 L54 34 L26 40Z', 'accent'),
          art(
            'M-26 -46 L-16 -34 L-8 -44 L0 -32 L8 -44 L16 -34 L26 -46 L26 40 L16 30 L8 38 L0 28 L-8 38 L-16 30 L-26 40Z',
            'light',
          ),
          line('M-16 -34 L-16 30M0 -32 L0 28M16 -34 L16 30', 'ink', 2, 0.3),
          line('M34 -36 L34 32', 'light', 5),
        ],
      },
    ],
  }),
  played('harp', ['harp', 'lyre'], {
    home: 'stage-hall',
    posture: 'playing',
    poses: [
      {
        turn: 0.4,
        lean: -2,
        head: 2,
        arms: { near: { to: [0.6, 0.24], bend: -1 }, far: { to: [0.72, 0.1], bend: -1 } },
        legs: LEGS,
        feet: FEET,
      },
    ],
    props: [
      SEAT,
      {
        at: 'hip',
        layer: 'behind',
        shapes: [
          line('M30 -104 L150 108M150 108 L170 -190M30 -104 C80 -110 100 -200 170 -190', 'extra', 12),
          line(
            'M60 -114 L78 -26M84 -136 L98 4M108 -166 L116 34M132 -184 L134 66M152 -188 L148 90',
            'light',
            2,
            0.9,
          ),
        ],
      },
    ],
  }),
];
