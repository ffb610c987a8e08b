import { art, blob, line } from '../shape.ts';
import type { Act } from './act.ts';
import { floor, hip } from './act-props.ts';

const STANCE = { near: [-6, -3], far: [10, 4] } as const;

const STRIDE = { near: [-18, -26], far: [24, 6] } as const;

/** To teach, to speak, to look closely. */
export const learning: readonly Act[] = [
  {
    name: 'teaching',
    home: 'classroom',
    posture: 'standing',
    poses: [{ turn: 0.62, lean: 0, head: -2, arms: { near: [-34, 50], far: [104, 122] }, legs: STANCE }],
    props: [{ at: 'far', layer: 'front', shapes: [line('M-10 10 L72 -42', 'wood', 4.4)] }],
    uses: ['pointer', 'chalk'],
  },
  {
    name: 'speaking',
    home: 'stage-hall',
    posture: 'standing',
    poses: [{ turn: 0.64, lean: 0, head: -4, arms: { near: [-42, 40], far: [52, 118] }, legs: STANCE }],
    props: [
      hip('over', [
        line('M96 -92 L78 -112', 'metal', 4),
        blob([74, -116], 8, 8, 'ink'),
        line('M96 -20 L96 -92', 'metal', 4),
        art('M52 -24 L146 -36 L146 -20 L56 -8Z', 'wood'),
        art('M64 -12 L138 -20 L130 200 L74 200Z', 'wood'),
        art('M64 -12 L98 -16 L98 200 L74 200Z', 'ink', 0.15),
        art('M58 196 L146 196 L150 210 L54 210Z', 'wood'),
      ]),
    ],
    uses: ['podium', 'lectern', 'microphone'],
  },
  {
    name: 'phoning',
    posture: 'standing',
    poses: [
      {
        turn: 0.66,
        lean: 0,
        head: 4,
        arms: { near: { grips: [-14, -150], on: 'hip', bend: 1 }, far: [20, 44] },
        legs: STANCE,
      },
    ],
    props: [{ at: 'near', layer: 'over', shapes: [art('M-4 -22 L10 -24 L12 18 L-2 20Z', 'ink')] }],
    uses: ['phone', 'telephone', 'smartphone', 'mobile'],
  },
  {
    name: 'stargazing',
    posture: 'standing',
    poses: [
      {
        turn: 0.46,
        lean: 10,
        bow: 6,
        head: -10,
        arms: { near: { to: [0.5, 0.2], bend: -1 }, far: { to: [0.66, 0.02], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      hip('front', [
        line('M128 -92 L78 208M128 -92 L132 208M128 -92 L184 208', 'wood', 7),
        art('M56 -90 L62 -76 L228 -178 L214 -200Z', 'accent'),
        art('M196 -190 L236 -214 L254 -184 L212 -160Z', 'accent'),
        art('M196 -190 L206 -196 L224 -166 L212 -160Z', 'ink', 0.3),
        line('M50 -88 L62 -68', 'ink', 8),
        blob([128, -126], 10, 10, 'metal'),
      ]),
    ],
    uses: ['telescope'],
    when: { said: ['with', 'holding', 'at', 'looking'], of: ['telescope'] },
  },
  {
    name: 'microscope',
    home: 'classroom',
    posture: 'standing',
    poses: [
      {
        turn: 0.42,
        lean: 18,
        bow: 14,
        head: 4,
        arms: { near: { to: [0.66, 0.5], bend: -1 }, far: { to: [0.76, 0.4], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      hip('front', [
        art('M44 -16 L240 -16 L240 -2 L44 -2Z', 'light'),
        line('M60 -2 L60 208M224 -2 L224 208', 'metal', 9),
        art('M92 -26 L160 -26 L160 -16 L92 -16Z', 'ink'),
        line('M146 -26 C180 -60 168 -104 130 -110', 'ink', 12),
        line('M96 -124 L132 -62', 'metal', 17),
        line('M92 -132 L99 -119', 'ink', 12),
        line('M98 -50 L146 -50', 'ink', 7),
        art('M192 -66 L206 -66 L206 -46 L222 -16 L176 -16 L192 -46Z', 'light'),
        art('M188 -38 L210 -38 L222 -16 L176 -16Z', 'accent'),
      ]),
    ],
    uses: ['microscope', 'table', 'test tube'],
    when: { said: ['with', 'holding', 'at', 'using'], of: ['microscope'] },
  },
  {
    name: 'examining',
    posture: 'standing',
    poses: [
      {
        turn: 0.5,
        lean: 12,
        bow: 6,
        head: 10,
        arms: { near: [-14, 6], far: { to: [0.72, 0.06], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [
          line('M0 12 L14 -16', 'wood', 7),
          blob([24, -38], 25, 25, 'metal'),
          blob([24, -38], 20, 20, 'water'),
        ],
      },
    ],
    uses: ['magnifier', 'magnifying glass'],
    when: { said: ['with', 'holding'], of: ['magnifier', 'magnifying glass'] },
  },
  {
    name: 'flag-planting',
    home: 'mountains',
    posture: 'standing',
    poses: [
      {
        turn: 0.5,
        lean: 4,
        arms: { near: { to: [0.62, 0.3], bend: -1 }, far: { to: [0.66, -0.02], bend: -1 } },
        legs: STRIDE,
      },
    ],
    props: [
      hip('front', [
        line('M84 -300 L84 206', 'metal', 6),
        art('M86 -298 C120 -312 148 -286 196 -298 L196 -220 C148 -208 120 -234 86 -220Z', 'accent'),
        art('M86 -220 C120 -234 148 -208 196 -220 L196 -240 C148 -228 120 -254 86 -240Z', 'ink', 0.15),
      ]),
      floor('front', [art('M60 4 C70 -14 100 -14 110 4Z', 'stone')]),
    ],
    uses: ['flag'],
  },
];
