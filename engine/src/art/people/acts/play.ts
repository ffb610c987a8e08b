import { art, blob, line } from '../shape.ts';
import type { Act } from './act.ts';
import { floor } from './act-props.ts';

const STANCE = { near: [-6, -3], far: [10, 4] } as const;
const KNEELING = { near: [2, -88], far: [88, 0] } as const;
const KNEELING_FEET = { near: -70, far: 90 } as const;

const AT_SAND = {
  turn: 0.38,
  lean: 22,
  bow: 12,
  head: 14,
  arms: { near: { to: [0.6, 0.52], bend: -1 }, far: { to: [0.72, 0.44], bend: -1 } },
  legs: KNEELING,
  feet: KNEELING_FEET,
} as const;
const AT_SNOW = {
  turn: 0.42,
  lean: 8,
  head: -4,
  arms: { near: { to: [0.78, 0.16], bend: -1 }, far: { to: [0.86, 0.02], bend: -1 } },
  legs: STANCE,
} as const;

/** Games, feelings and what two do together. */
export const play: readonly Act[] = [
  {
    name: 'kite-flying',
    posture: 'standing',
    poses: [
      {
        turn: 0.5,
        lean: -8,
        head: -18,
        arms: { near: { to: [0.5, 0.1], bend: -1 }, far: [112, 128] },
        legs: { near: [-12, -18], far: [22, 6] },
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'behind',
        shapes: [
          line('M0 0 C60 -60 130 -150 214 -262', 'ink', 2.2, 0.75),
          line('M0 0 C-20 12 -34 24 -46 30', 'ink', 2.2, 0.75),
          line('M188 -226 C160 -200 190 -180 164 -156 C146 -140 170 -120 150 -100', 'extra', 3.4),
          art('M168 -180 L150 -190 L156 -170ZM160 -136 L176 -146 L174 -126Z', 'light'),
          art('M262 -372 L290 -290 L190 -224 L176 -318Z', 'accent'),
          art('M262 -372 L290 -290 L228 -302Z', 'ink', 0.14),
          art('M262 -372 L228 -302 L176 -318Z', 'light', 0.3),
          line('M262 -372 L190 -224M176 -318 L290 -290', 'ink', 3, 0.55),
        ],
      },
    ],
    // German and Swedish have one word for both.
    uses: ['kite', 'dragon'],
    when: { said: ['flying', 'with', 'holding', 'playing'], of: ['kite'] },
  },
  {
    name: 'sandcastle',
    home: 'beach',
    posture: 'sitting',
    poses: [AT_SAND],
    props: [
      floor('front', [
        art('M74 4 C90 -26 250 -30 276 4Z', 'sand'),
        art(
          'M104 -6 L104 -84 L112 -84 L112 -74 L122 -74 L122 -84 L132 -84 L132 -74 L142 -74 L142 -84 L150 -84 L150 -6ZM204 -6 L204 -84 L212 -84 L212 -74 L222 -74 L222 -84 L232 -84 L232 -74 L242 -74 L242 -84 L250 -84 L250 -6Z',
          'sand',
        ),
        art('M144 -6 L144 -54 L210 -54 L210 -6Z', 'sand'),
        art(
          'M156 -54 L156 -118 L166 -118 L166 -106 L174 -106 L174 -118 L182 -118 L182 -106 L190 -106 L190 -118 L198 -118 L198 -54Z',
          'sand',
        ),
        art('M164 -6 L164 -30 C164 -44 190 -44 190 -30 L190 -6Z', 'ink', 0.45),
        art(
          'M138 -84 L150 -84 L150 -6 L138 -6ZM238 -84 L250 -84 L250 -6 L238 -6ZM186 -118 L198 -118 L198 -54 L186 -54Z',
          'ink',
          0.12,
        ),
        line('M177 -118 L177 -158', 'wood', 3),
        art('M178 -158 L206 -148 L178 -136Z', 'accent'),
        art('M288 -36 L330 -36 L324 2 L294 2Z', 'accent'),
        line('M290 -36 C292 -60 326 -60 328 -36', 'ink', 3),
      ]),
    ],
    uses: ['sandcastle', 'sand castle', 'castle', 'sand', 'bucket', 'shovel'],
    when: { said: ['building', 'playing', 'with', 'beside', 'holding'], of: ['sandcastle', 'sand castle'] },
    partner: { pose: AT_SAND, apart: 356, mirrored: true },
    wears: 'swim',
  },
  {
    name: 'snowman',
    home: 'snowfield',
    posture: 'standing',
    poses: [AT_SNOW],
    props: [
      floor('front', [
        blob([172, -62], 74, 66, 'light'),
        blob([172, -160], 54, 50, 'light'),
        blob([172, -236], 40, 38, 'light'),
        art(
          'M196 -118 C232 -96 246 -70 246 -56 C244 -20 210 4 172 4 C214 -30 220 -80 196 -118Z',
          'metal',
          0.22,
        ),
        art('M206 -120 C224 -140 228 -180 204 -204 C214 -176 214 -140 192 -112Z', 'metal', 0.22),
        line('M122 -172 L76 -204M84 -198 L74 -188M222 -172 L268 -204M258 -198 L270 -190', 'wood', 5),
        art('M132 -202 C150 -192 194 -192 212 -202 L214 -188 C190 -178 154 -178 130 -188Z', 'accent'),
        art('M194 -190 L212 -192 L218 -140 L198 -138Z', 'accent'),
        blob([158, -244], 5, 5, 'ink'),
        blob([184, -244], 5, 5, 'ink'),
        art('M172 -236 L206 -228 L172 -226Z', 'extra'),
        line('M156 -218 C164 -212 178 -212 186 -218', 'ink', 3),
        blob([172, -172], 5, 5, 'ink'),
        blob([172, -150], 5, 5, 'ink'),
        art('M128 -262 L216 -262 L216 -270 L198 -270 L198 -312 L146 -312 L146 -270 L128 -270Z', 'ink'),
        art('M146 -282 L198 -282 L198 -270 L146 -270Z', 'accent'),
      ]),
    ],
    uses: ['snowman', 'snow'],
    when: { said: ['building', 'playing', 'with', 'holding'], of: ['snowman'] },
    partner: { pose: AT_SNOW, apart: 344, mirrored: true },
    wears: 'warm',
  },
  {
    name: 'celebrating',
    posture: 'jumping',
    mood: 'happy',
  },
  {
    name: 'cheering',
    posture: 'standing',
    poses: [{ turn: 0.8, lean: 0, head: -8, arms: { near: [-146, -168], far: [146, 168] }, legs: STANCE }],
    mood: 'happy',
  },
  {
    name: 'pointing',
    posture: 'standing',
    poses: [{ turn: 0.6, lean: 0, head: -4, arms: { near: [-44, 40], far: [98, 104] }, legs: STANCE }],
  },
  {
    name: 'thinking',
    posture: 'standing',
    poses: [
      {
        turn: 0.62,
        lean: -2,
        head: -4,
        arms: { near: [30, 94], far: [6, 184] },
        legs: STANCE,
      },
    ],
  },
  {
    name: 'feeding',
    ofAnimals: true,
    posture: 'standing',
    poses: [
      {
        turn: 0.52,
        lean: 8,
        bow: 6,
        head: 14,
        arms: { near: { to: [0.4, 0.62], bend: -1 }, far: [58, 72] },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'near',
        layer: 'over',
        shapes: [art('M-18 -10 L20 -14 L24 24 L-16 26Z', 'sand'), line('M-16 -2 L21 -6', 'wood', 3)],
      },
      {
        at: 'far',
        layer: 'front',
        shapes: [
          blob([16, 22], 4, 3.4, 'sand'),
          blob([26, 46], 4, 3.4, 'sand'),
          blob([14, 66], 4, 3.4, 'sand'),
          blob([36, 74], 4, 3.4, 'sand'),
          blob([24, 100], 4, 3.4, 'sand'),
        ],
      },
    ],
    uses: ['bread', 'seed', 'seeds', 'grain', 'corn', 'crumb'],
  },
  {
    name: 'juggling',
    home: 'park',
    posture: 'standing',
    poses: [
      {
        turn: 0.82,
        lean: 0,
        head: -10,
        arms: {
          near: { grips: [-58, -52], on: 'hip', bend: 1 },
          far: { grips: [64, -60], on: 'hip', bend: -1 },
        },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'hip',
        layer: 'over',
        shapes: [
          blob([-58, -72], 15, 15, 'accent'),
          blob([-52, -190], 15, 15, 'extra'),
          blob([4, -238], 15, 15, 'blush'),
          blob([62, -186], 15, 15, 'water'),
          blob([66, -80], 15, 15, 'leaf'),
        ],
      },
    ],
    uses: ['ball', 'juggling ball', 'orange', 'apple', 'pin'],
    mood: 'happy',
  },
  {
    name: 'bubbles',
    posture: 'standing',
    poses: [
      {
        turn: 0.6,
        lean: -2,
        head: -6,
        arms: { near: [-20, 30], far: { to: [0.44, -0.14], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [
          line('M-2 14 L4 -16', 'accent', 4),
          ...(
            [
              [40, -40, 17],
              [84, -70, 24],
              [70, -14, 12],
              [130, -100, 18],
              [128, -40, 13],
              [170, -140, 22],
            ] as const
          ).flatMap(([x, y, r]) => [
            blob([x, y], r, r, 'water', 0.7),
            blob([x - r * 0.35, y - r * 0.35], r * 0.22, r * 0.22, 'light'),
          ]),
        ],
      },
    ],
    uses: ['bubble', 'bubbles', 'soap bubble', 'soap bubbles'],
  },
  { name: 'crying', posture: 'standing', mood: 'sad' },
  { name: 'smiling', posture: 'standing', mood: 'happy' },
  { name: 'shouting', posture: 'standing', mood: 'angry' },
];
