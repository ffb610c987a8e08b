import type { Point } from '../svg.ts';
import { armPath, type Cut, type Figure, legPath, limbSpine, type Side, trunkPath } from './figure.ts';
import type { Legs, Outfit, ShoeName, Top } from './outfit.ts';
import type { PathData, PathStep } from './path-data.ts';
import { step } from './pose.ts';
import { smooth } from './ribbon.ts';
import { type ColorSlot, filled, moveShapes, placeAt, type Shape, stroked } from './shape.ts';

const SHADE = 0.13;
const FAR_SHADE = 0.16;

const whole = (path: PathData, slot: ColorSlot, opacity = 1): Shape => ({
  path,
  slot,
  ...(opacity === 1 ? {} : { opacity }),
});

/** Shapes authored on the trunk of an adult, bent with it. */
export const onTrunk = (figure: Figure, shapes: readonly Shape[]): Shape[] =>
  moveShapes(shapes, figure.onTrunk, figure.scale);

export function drawArm(figure: Figure, side: Side, { top, extras = [], recolored = [] }: Outfit): Shape[] {
  const { scale, skeleton, body } = figure;
  const glove: ColorSlot = recolored.includes('handwear') ? 'handwear' : 'accent';
  const gloved = extras.includes('gloves');
  const ease = (top.ease ?? 2) * scale;
  const { joint, end } = skeleton.arms[side];
  const turn = -(Math.atan2(end[0] - joint[0], end[1] - joint[1]) * 180) / Math.PI;
  const hand = moveShapes(HAND(gloved ? glove : 'skin'), placeAt(end, turn, body.hand / 24.5), scale);
  const cut = { to: top.sleeve, close: true, ease, endEase: ease + (top.cuff ?? 0) * scale };
  const slot = top.sleeveSlot ?? top.slot;
  const skin = gloved && top.sleeve > 1.8 ? glove : 'skin';
  const stretch = (part: Cut, paint: ColorSlot): Shape[] =>
    shaded((piece) => armPath(figure, side, piece), part, paint, side === 'far' ? FAR_SHADE * 0.6 : 0, SHADE);
  const sleeve = top.sleeve > 0.1;
  return [
    ...hand,
    // Up into the sleeve: else the picture behind would show at its end.
    ...stretch({ from: sleeve ? Math.max(0, top.sleeve - 0.14) : 0, to: 2 }, skin),
    ...(sleeve ? stretch(cut, slot) : []),
    ...(extras.includes('furTrim')
      ? [whole(armPath(figure, side, { from: 1.66, to: 1.9, ease: ease + 2 * scale }), 'light')]
      : []),
  ];
}

/** A stretch of a limb with its shaded side; all of it darker where the limb is the far one. */
function shaded(
  path: (cut: Cut) => PathData,
  cut: Cut,
  slot: ColorSlot,
  far: number,
  shade: number,
): Shape[] {
  return [
    whole(path(cut), slot),
    ...(far > 0 ? [whole(path(cut), 'ink', far)] : []),
    whole(path({ ...cut, shade: true }), 'ink', shade),
  ];
}

const HAND = (slot: ColorSlot): Shape[] => [
  filled('M-6.4 -3 C-8 4 -8.4 12 -6.4 17 C-5 22 -2 25 1 24.5 C5 23.5 7 18 7 12 C7 6 6.6 2 6 -3Z', slot),
  filled('M4 1 C8 4 12 9 12 14 C12 18 8.4 18.6 7 15.4 L4 9Z', slot),
];

export function drawLeg(figure: Figure, side: Side, { legs, shoes }: Outfit): Shape[] {
  if (legs.kind === 'tail') return [];
  const { scale } = figure;
  const stretch = (part: Cut, paint: ColorSlot): Shape[] =>
    shaded((piece) => legPath(figure, side, piece), part, paint, side === 'far' ? FAR_SHADE : 0, SHADE * 0.8);
  const foot = drawFoot(figure, side, shoes);
  if (legs.kind !== 'trousers') return [...stretch({ to: 2 }, 'skin'), ...foot];
  const ease = (legs.ease ?? 2) * scale;
  // Tucked into boots: wider trousers would show beside them.
  const shaft = SHAFTS[shoes];
  const cut = {
    to: Math.min(legs.to, shaft === undefined ? 1.96 : shaft + 0.06),
    ease,
    endEase: (legs.endEase ?? legs.ease ?? 3) * scale,
  };
  const skin = legs.to < 1.8 ? stretch({ from: Math.max(0, legs.to - 0.14), to: 2 }, 'skin') : [];
  const trousers = stretch(cut, legs.slot);
  return shaft !== undefined ? [...skin, ...trousers, ...foot] : [...skin, ...foot, ...trousers];
}

function drawFoot(figure: Figure, side: Side, shoe: ShoeName): Shape[] {
  const { body, skeleton, pose } = figure;
  const { end, toes } = skeleton.legs[side];
  const long = body.foot / 51;
  const place = placeAt(end, 90 - toes, body.ankle / 13.6, long * (1 - 0.22 * pose.turn));
  const shapes = moveShapes(SHOES[shoe], place, figure.scale);
  const dark =
    side === 'far'
      ? shapes.slice(0, 1).map((shape) => ('path' in shape ? whole(shape.path, 'ink', FAR_SHADE) : shape))
      : [];
  const shaft = SHAFTS[shoe];
  if (shaft === undefined) return [...shapes, ...dark];
  const cut = { from: shaft, to: 2, ease: 4.5 * figure.scale, endEase: 3.5 * figure.scale };
  return [
    ...shapes,
    whole(legPath(figure, side, cut), 'shoe'),
    ...(side === 'far' ? [whole(legPath(figure, side, cut), 'ink', FAR_SHADE)] : []),
    ...dark,
  ];
}

// Where a boot begins on the leg.
const SHAFTS: Readonly<Partial<Record<ShoeName, number>>> = { boot: 1.62, highBoot: 1.25 };

const SHOES: Readonly<Record<ShoeName, readonly Shape[]>> = {
  sneaker: [
    filled('M-10 -8 C-13 0 -14 7 -13.4 13.6 L37 13.6 C38.4 8 34 4.6 27 2.6 C18 0 12 -4 9 -9Z', 'shoe'),
    filled(
      'M-13.6 9.6 L37.4 9.6 C38 11 38 12.4 37.4 13.6 L-13.4 13.6 C-13.8 12.4 -13.8 11 -13.6 9.6Z',
      'light',
    ),
  ],
  shoe: [
    filled('M-9.6 -6 C-13 2 -13.4 8 -13 13.6 L36.4 13.6 C38 10 34 6.6 27 5 C18 3 12 -1 8.6 -7Z', 'shoe'),
    filled('M-13.2 11.4 L37 11.4 L36.6 13.6 L-13 13.6Z', 'ink', 0.35),
  ],
  boot: [
    filled('M-11 -10 C-13.4 0 -13.8 8 -13.4 13.6 L37 13.6 C39 8 35 3 27 1 C19 -1 13 -5 11 -11Z', 'shoe'),
    filled('M-13.6 10.6 L37.8 10.6 L37 13.6 L-13.4 13.6Z', 'ink', 0.4),
  ],
  highBoot: [
    filled('M-10 -10 C-12.4 0 -13 8 -12.6 13.6 L36 13.6 C38 9 34 5 27 3 C19 0 12 -5 10 -11Z', 'shoe'),
    filled('M-12.8 11.2 L36.8 11.2 L36 13.6 L-12.6 13.6Z', 'ink', 0.4),
  ],
  flat: [
    filled('M-7.6 -7 C-11 2 -12 8 -11 13 L33 13.6 C37 11 32 7 25 5 C16 2 11 -3 7.6 -8Z', 'skin'),
    filled('M-12 3 C-13 8 -13 11 -12.4 13.6 L35 13.6 C37.6 10.6 32 6.6 26 5.2 C18 12 0 12 -12 3Z', 'shoe'),
  ],
  bare: [
    filled(
      'M-7.6 -7 C-11 2 -12.4 9 -10 13.2 C0 13.8 24 13.6 33 13.6 C37 11 32 7 25 5 C16 2 11 -3 7.6 -8Z',
      'skin',
    ),
  ],
  fin: [
    filled('M-9 -7 C-12 2 -12.4 9 -11 13.6 L24 13.6 L64 22 C68 14 60 6 46 4 C30 2 14 -2 8.6 -8Z', 'shoe'),
  ],
};

/** The seat of trousers or the upper part of a skirt, over the roots of the legs. */
export function drawSeat(figure: Figure, { legs, top }: Outfit): Shape[] {
  if (legs.kind === 'bare' && top.skirt === undefined)
    return [whole(trunkPath(figure, -0.16, 1, 0, undefined, 'round'), top.slot)];
  if (legs.kind === 'bare' || legs.kind === 'tail') return [];
  const slot = legs.slot;
  const ease = (legs.kind === 'trousers' ? (legs.ease ?? 2) : 2) * figure.scale * 0.6;
  return [whole(trunkPath(figure, -0.14, 0.9, ease, undefined, 'round'), slot)];
}

export function drawSkirtOf(figure: Figure, legs: Legs): Shape[] {
  return legs.kind === 'skirt' ? drawSkirt(figure, legs.slot, legs.to, legs.flare, 0.72) : [];
}

export function drawTop(figure: Figure, outfit: Outfit): Shape[] {
  const { top, legs } = outfit;
  const { scale } = figure;
  const ease = (top.ease ?? 2) * scale;
  const tucked = legs.kind === 'skirt' || outfit.extras?.includes('belt');
  const hem = top.skirt ? -0.1 : tucked ? 0.62 : 0.14;
  const skirt = top.skirt
    ? drawSkirt(figure, top.slot, top.skirt.to, top.skirt.flare, 1, top.skirt.split)
    : [];
  const sleeveless = top.sleeve <= 0.1;
  return [
    ...skirt,
    ...(sleeveless ? [whole(trunkPath(figure, 1.3, 2), 'skin')] : []),
    whole(trunkPath(figure, hem, sleeveless ? 1.56 : 2, ease), top.slot),
    ...(sleeveless ? onTrunk(figure, STRAPS(top.slot)) : []),
    whole(
      trunkPath(figure, hem, sleeveless ? 1.56 : 1.78, ease, { back: -0.45, front: 1 }),
      'ink',
      SHADE * 0.75,
    ),
    ...drawCollar(figure, top),
  ];
}

const STRAPS = (slot: ColorSlot): Shape[] => [
  filled('M-86 23 C-66 20 -58 12 -50 3 L-30 1 C-28 12 -22 18 -14 23Z', slot),
  filled('M78 23 C64 20 58 12 52 3 L32 1 C30 12 24 18 16 23Z', slot),
];

function drawCollar(figure: Figure, { collar = 'crew' }: Top): Shape[] {
  const neck = COLLARS[collar];
  return onTrunk(figure, neck);
}

const COLLARS: Readonly<Record<NonNullable<Top['collar']>, readonly Shape[]>> = {
  crew: [filled('M-30 -3 C-28 6 -10 10 2 10 C16 10 30 6 32 -3Z', 'skin')],
  vee: [filled('M-30 -3 C-24 6 -8 18 4 24 C16 18 28 6 32 -3Z', 'skin')],
  shirt: [
    filled('M-22 -3 L4 16 L28 -3Z', 'skin'),
    filled('M-32 -4 L-24 -4 L4 15 L-10 22 C-22 16 -30 8 -34 2Z', 'light'),
    filled('M34 -4 L28 -4 L4 15 L18 22 C28 16 34 8 37 2Z', 'light'),
  ],
  roll: [
    filled('M-40 -9 C-20 -4 24 -4 44 -9 L46 5 C24 12 -20 12 -42 5Z', 'main'),
    stroked('M-42 5 C-20 12 24 12 46 5', 'ink', 1.6, 0.2),
  ],
  hood: [
    filled('M-28 -3 C-26 6 -10 10 2 10 C16 10 28 6 30 -3Z', 'skin'),
    filled(
      'M-62 2 C-64 14 -36 26 2 27 C38 26 64 14 62 2 C44 -2 38 -4 34 -6 C30 8 16 13 2 13 C-14 13 -28 8 -32 -6 C-40 -4 -50 -2 -62 2Z',
      'main',
    ),
    filled('M-62 2 C-64 14 -36 26 2 27 C38 26 64 14 62 2 C40 16 -38 16 -62 2Z', 'ink', 0.16),
    stroked('M-10 26 L-11 46M16 26 L17 44', 'light', 2),
  ],
  suit: [
    filled('M-40 -5 L2 62 L44 -5Z', 'light'),
    filled('M-24 -5 L2 12 L28 -5Z', 'skin'),
    filled('M-46 -5 C-56 8 -54 20 -50 24 L-38 27 L-44 33 L2 70 C-16 44 -32 18 -38 -5Z', 'ink', 0.24),
    filled('M50 -5 C60 8 58 20 54 24 L42 27 L48 33 L2 70 C20 44 36 18 42 -5Z', 'ink', 0.24),
    stroked('M2 70 L3 104', 'ink', 1.6, 0.25),
  ],
  straps: [],
  ruff: [filled('M-44 -6 C-50 6 -20 14 2 14 C28 14 52 6 48 -6 C30 0 -28 0 -44 -6Z', 'light')],
};

/** Cloth from the waist over both legs; drawn as two wide ribbons where the legs are lifted. */
export function drawSkirt(
  figure: Figure,
  slot: ColorSlot,
  to: number,
  flare: number,
  from: number,
  split = false,
): Shape[] {
  const { scale, skeleton, body } = figure;
  const angles = (['near', 'far'] as const).map((side) => {
    const { root, joint, end } = skeleton.legs[side];
    const thigh = (Math.atan2(joint[0] - root[0], joint[1] - root[1]) * 180) / Math.PI;
    const shin = (Math.atan2(end[0] - joint[0], end[1] - joint[1]) * 180) / Math.PI;
    return { thigh, shin };
  });
  const lifted = angles.some(({ thigh }) => Math.abs(thigh) > 56);
  const bent = angles.some(({ thigh, shin }) => Math.abs(thigh - shin) > 50);
  const end = bent && to > 1 && !lifted ? 1.02 : to;
  if (lifted) {
    const cut = { to: Math.min(end, 1.75), ease: 5 * scale, endEase: (3 + flare * 0.15) * scale };
    return [
      whole(drape(figure, cut.to, 5 * scale), slot),
      whole(legPath(figure, 'near', cut), slot),
      whole(trunkPath(figure, -0.14, from, 2 * scale, undefined, 'round'), slot),
      whole(legPath(figure, 'near', { ...cut, shade: true }), 'ink', SHADE * 0.8),
    ];
  }
  const radius = body.leg[end < 0.8 ? 0 : end < 1.5 ? 1 : 2];
  const ends = (['near', 'far'] as const).map((side) => limbSpine(skeleton.legs[side]).at(end));
  const [left, right] = [...ends].sort((a, b) => a[0] - b[0]) as [Point, Point];
  const out = radius + (3 + flare) * scale;
  const side = (sign: 1 | -1): Point[] =>
    [from, from * 0.5, 0.1].map((s) => {
      const [[x, y], [nx, ny]] = [figure.trunk.at(s), figure.trunk.normal(s)];
      const wide = (figure.half(s) + 2.5 * scale) * sign;
      return [x + nx * wide, y + ny * wide];
    });
  const there = [...side(1), [right[0] + out, right[1]] as Point];
  const back = [[left[0] - out, left[1]] as Point, ...side(-1).reverse()];
  const sag = 5 * scale;
  const hem: PathStep = {
    letter: 'C',
    points: [
      [right[0] + out * 0.3, right[1] + sag],
      [left[0] - out * 0.3, left[1] + sag],
      [left[0] - out, left[1]],
    ],
  };
  const path: PathData = [
    { letter: 'M', points: there.slice(0, 1) },
    ...smooth(there),
    hem,
    ...smooth(back),
    { letter: 'Z', points: [] },
  ];
  const middle = side(1)[2] ?? [0, 0];
  const hemInside: Point = [right[0] - out * 0.15, right[1] + sag * 0.6];
  const fold: PathData = [
    { letter: 'M', points: there.slice(0, 1) },
    {
      letter: 'C',
      points: [
        [middle[0] * 0.7, (middle[1] + right[1]) / 2],
        [hemInside[0], hemInside[1] - 2 * sag],
        hemInside,
      ],
    },
    { letter: 'L', points: there.slice(-1) },
    ...smooth(there.toReversed()),
    { letter: 'Z', points: [] },
  ];
  const slit: Shape[] = split
    ? [
        {
          path: [
            { letter: 'M', points: [figure.onTrunk([2, 60])] },
            { letter: 'L', points: [[(left[0] + right[0]) / 2 + 3 * scale, left[1] + sag * 0.7]] },
          ],
          slot: 'ink',
          width: 1.8 * scale,
          opacity: 0.28,
        },
      ]
    : [];
  return [whole(path, slot), whole(fold, 'ink', SHADE * 0.8), ...slit];
}

/** Cloth stretched over lifted legs: all that lies between them. */
function drape(figure: Figure, to: number, ease: number): PathData {
  const [, knee] = figure.body.leg;
  const points = (['near', 'far'] as const).flatMap((side) => {
    const spine = limbSpine(figure.skeleton.legs[side]);
    return [0, 0.3, 0.6, 0.8, 0.9, 1, 1.1, 1.2, 1.4, to]
      .filter((s) => s <= to)
      .flatMap((s): Point[] => {
        const [[x, y], [nx, ny]] = [spine.at(s), spine.normal(s)];
        const wide = knee + ease * 0.6;
        return [
          [x + nx * wide, y + ny * wide],
          [x - nx * wide, y - ny * wide],
        ];
      });
  });
  const [first, ...rest] = hull(points);
  return [
    { letter: 'M', points: first ? [first] : [] },
    ...rest.map((point): PathStep => ({ letter: 'L', points: [point] })),
    { letter: 'Z', points: [] },
  ];
}

/** The convex hull, by Andrew's monotone chain. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)];
        if (!a || !b) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** A mermaid's tail along both legs. */
export function drawTail(figure: Figure, slot: ColorSlot): Shape[] {
  const { scale, skeleton } = figure;
  const { end, joint } = skeleton.legs.near;
  const cut = { to: 2, ease: 12 * scale, endEase: 0 };
  const turn = -(Math.atan2(end[0] - joint[0], end[1] - joint[1]) * 180) / Math.PI;
  const tip = step(end, -turn, -4 * scale);
  return [
    ...moveShapes(
      [
        filled(
          'M-8 -4 C-16 14 -44 20 -58 44 C-30 46 -10 38 0 26 C10 38 30 46 58 44 C44 20 16 14 8 -4Z',
          slot,
        ),
        stroked('M-4 6 C-14 20 -30 28 -42 36M4 6 C14 20 30 28 42 36', 'light', 2.4, 0.4),
      ],
      placeAt(tip, turn, scale),
      scale,
    ),
    whole(legPath(figure, 'far', cut), slot),
    whole(legPath(figure, 'near', cut), slot),
    whole(trunkPath(figure, -0.1, 0.7, 3 * scale, undefined, 'round'), slot),
    whole(legPath(figure, 'far', { ...cut, shade: true }), 'ink', SHADE),
  ];
}
