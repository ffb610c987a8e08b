import type { Point } from '../svg.ts';
import { drawSkirt, onTrunk } from './clothes.ts';
import { type Figure, trunkPath } from './figure.ts';
import type { Extra, Outfit } from './outfit.ts';
import type { PathData } from './path-data.ts';
import {
  filled,
  filledOval,
  moveShapes,
  placeAt,
  repaint,
  type Shape,
  stroked,
  type WornSlot,
} from './shape.ts';

const WORN_AT: Partial<Record<Extra, WornSlot>> = {
  scarf: 'neckwear',
  tie: 'neckwear',
  bowTie: 'neckwear',
  cape: 'overwear',
  apron: 'overwear',
  backpack: 'overwear',
};

type Worn = { behind?: readonly Shape[]; front?: readonly Shape[] };

/** What is worn over the clothes: before the trunk, and behind the whole figure. */
export function drawExtras(
  figure: Figure,
  { extras = [], recolored = [] }: Outfit,
): { behind: Shape[]; front: Shape[] } {
  const worn = extras.map((extra): Worn => {
    const drawn = wear(figure, extra);
    const slot = WORN_AT[extra];
    if (slot === undefined || !recolored.includes(slot)) return drawn;
    return { behind: repaint(drawn.behind ?? [], slot), front: repaint(drawn.front ?? [], slot) };
  });
  return {
    behind: worn.flatMap(({ behind = [] }) => behind),
    front: worn.flatMap(({ front = [] }) => front),
  };
}

function wear(figure: Figure, extra: Extra): Worn {
  const drawn = TRUNK_ART[extra];
  if (drawn) return { front: onTrunk(figure, drawn) };
  const { scale } = figure;
  const yoke = figure.onTrunk([-30, 14]);
  const [bottom, top] = [figure.trunk.at(0), figure.trunk.at(2)];
  const tilt = (Math.atan2(top[0] - bottom[0], bottom[1] - top[1]) * 180) / Math.PI;
  const behind = (shapes: readonly Shape[]): Worn => ({
    behind: moveShapes(shapes, placeAt(yoke, tilt, scale), scale),
  });
  switch (extra) {
    case 'apron':
      return {
        front: [
          ...drawSkirt(figure, 'light', 0.74, -1, 0.84),
          ...onTrunk(figure, [
            stroked('M-44 24 L-36 4M48 24 L38 4', 'light', 3.6),
            filled('M-46 22 L50 22 L62 62 L-58 62Z', 'light'),
            filled('M-30 76 L34 76 L32 94 L-28 94Z', 'ink', 0.1),
            stroked('M-90 60 L92 60', 'ink', 1.8, 0.2),
          ]),
        ],
      };
    case 'cape': {
      const [left, right] = [figure.onTrunk([-98, 13]), figure.onTrunk([70, 13])];
      const end = figure.trunk.at(0);
      const { legs } = figure.skeleton;
      const floor = Math.max(legs.near.end[1], legs.far.end[1]) + figure.body.ankle - end[1];
      // It trails behind who flies or lies, and lies on the ground behind who sits.
      const trails = Math.abs(figure.pose.lean) > 40;
      const fall = placeAt(end, trails ? figure.pose.lean : 0, scale);
      const hem = (x: number, y: number): Point =>
        fall([x, trails ? y : Math.min(y, (floor / scale) * (y > 140 ? 1 : 0.94))]);
      const cloth = (to: Point, corner: Point): PathData => [
        { letter: 'M', points: [left] },
        { letter: 'C', points: [left, right, right] },
        { letter: 'C', points: [hem(52, -20), hem(60, 60), to] },
        { letter: 'C', points: [hem(20, 150), hem(-50, 150), corner] },
        { letter: 'C', points: [hem(-74, 60), hem(-58, -40), left] },
        { letter: 'Z', points: [] },
      ];
      return {
        behind: [
          { path: cloth(hem(62, 128), hem(-88, 122)), slot: 'accent' },
          { path: cloth(hem(-30, 142), hem(-88, 122)), slot: 'ink', opacity: 0.14 },
        ],
      };
    }
    case 'tartan': {
      const { near, far } = figure.skeleton.legs;
      // On a lap the cloth has folds of its own.
      if ([near, far].some(({ root, joint }) => joint[1] - root[1] < Math.abs(joint[0] - root[0]))) return {};
      return {
        front: moveShapes(
          [
            stroked('M-30 4 L-38 88M-10 6 L-14 92M12 6 L16 92M32 4 L42 86', 'light', 3, 0.5),
            stroked('M-38 34 C-14 40 18 40 42 32M-42 64 C-14 72 18 72 46 62', 'light', 3, 0.5),
            stroked('M-34 48 C-14 54 18 54 42 48', 'ink', 5, 0.25),
            filledOval([6, 34], 13, 17, 'ink'),
            filledOval([6, 26], 10, 7, 'extra'),
          ],
          placeAt(bottom, tilt, scale),
          scale,
        ),
      };
    }
    case 'wings':
      return behind([
        filled(
          'M0 16 C-30 -60 -90 -84 -128 -66 C-116 -50 -124 -40 -112 -22 C-110 -4 -100 4 -88 14 C-82 28 -66 36 -54 38 C-40 50 -16 48 0 40Z',
          'light',
        ),
        filled(
          'M40 16 C60 -60 110 -84 146 -66 C134 -50 142 -40 130 -22 C128 -4 118 4 106 14 C100 28 86 36 76 38 C62 48 50 46 40 40Z',
          'light',
        ),
        stroked(
          'M-112 -22 C-90 -20 -60 -6 -40 12M-88 14 C-70 12 -50 18 -36 26M130 -22 C110 -18 90 -6 74 12M106 14 C92 12 80 18 70 26',
          'ink',
          2.4,
          0.18,
        ),
      ]);
    case 'backpack':
      return {
        ...behind([
          filled('M10 -4 C-30 -14 -52 4 -54 30 L-54 86 C-52 100 -40 104 -26 104 L20 104Z', 'accent'),
          filled('M-54 62 C-40 60 -24 60 -10 60 L-10 104 L-26 104 C-40 104 -52 100 -54 86Z', 'ink', 0.18),
          stroked('M-46 14 C-34 4 -20 4 -8 10', 'ink', 3, 0.25),
        ]),
        front: onTrunk(figure, [
          stroked('M-62 6 C-50 24 -52 44 -74 60M46 4 C56 24 54 44 62 60', 'accent', 7),
        ]),
      };
    case 'airTank':
      return behind([
        filled('M10 -6 C-20 -14 -40 -10 -42 6 L-42 86 C-40 98 -20 98 10 94Z', 'light'),
        filled('M10 -6 C-20 -14 -40 -10 -42 6 L-42 86 C-40 98 -20 98 10 94Z', 'ink', 0.2),
        stroked('M-42 30 L-6 30M-42 62 L-6 62', 'ink', 4, 0.3),
      ]);
    case 'furTrim':
      return {
        front: [
          ...onTrunk(figure, [
            filled('M-50 0 C-72 12 -40 26 4 28 C44 26 74 12 54 0 C36 8 -30 8 -50 0Z', 'light'),
            filled('M-8 20 L14 20 L14 100 L-8 100Z', 'light'),
          ]),
        ],
      };
    case 'vest':
      return {
        front: [
          { path: trunkPath(figure, 0.3, 1.86, 3.6 * scale, { back: 1, front: -0.12 }), slot: 'second' },
          { path: trunkPath(figure, 0.3, 1.86, 3.6 * scale, { back: -0.5, front: 1 }), slot: 'second' },
        ],
      };
    case 'breastplate':
      return {
        front: [
          { path: trunkPath(figure, 0.5, 1.84, 3 * scale), slot: 'extra' },
          {
            path: trunkPath(figure, 0.5, 1.84, 3 * scale, { back: -0.5, front: 1 }),
            slot: 'ink',
            opacity: 0.16,
          },
          ...onTrunk(figure, [
            stroked('M2 16 L2 72', 'ink', 2, 0.3),
            stroked('M-80 66 C-40 76 40 76 80 66', 'ink', 2, 0.3),
          ]),
        ],
      };
    default:
      return {};
  }
}

/** Authored on the trunk: -100..100 across, 0 at the neck to 100 at the hip. */
const TRUNK_ART: Partial<Record<Extra, readonly Shape[]>> = {
  overalls: [
    filled('M-46 30 L50 30 L56 58 L98 66 L98 106 L-98 106 L-98 66 L-58 58Z', 'second'),
    stroked('M-44 32 L-50 4M48 32 L50 4', 'second', 9),
    filled('M-24 42 L28 42 L26 58 L-22 58Z', 'ink', 0.16),
    filledOval([-42, 35], 6, 2.6, 'extra'),
    filledOval([46, 35], 6, 2.6, 'extra'),
  ],
  tie: [filled('M-7 13 L12 13 L8 20 L17 54 L3 64 L-11 54 L-3 20Z', 'accent')],
  bowTie: [
    filled('M-2 12 L-30 2 L-32 26 L-2 17 L8 17 L38 26 L36 2 L8 12Z', 'accent'),
    filled('M-4 11 L10 11 L10 19 L-4 19Z', 'ink', 0.3),
  ],
  buttons: [
    filledOval([3, 36], 4.4, 2, 'extra'),
    filledOval([3, 52], 4.4, 2, 'extra'),
    filledOval([3, 68], 4.4, 2, 'extra'),
    filledOval([3, 84], 4.4, 2, 'extra'),
  ],
  belt: [
    filled('M-100 68 L100 68 L100 78 L-100 78Z', 'ink'),
    filled('M-14 66.6 L20 66.6 L20 79.4 L-14 79.4Z', 'extra'),
  ],
  stripes: [28, 44, 60, 76].map((y) => filled(`M-100 ${y} L100 ${y} L100 ${y + 7} L-100 ${y + 7}Z`, 'light')),
  emblem: [
    filled('M2 24 L34 34 C34 50 22 60 2 66 C-18 60 -30 50 -30 34Z', 'extra'),
    filled('M2 31 L22 38 C21 48 14 54 2 58Z', 'ink', 0.2),
  ],
  badge: [filled('M34 30 L42 33 C42 38 39 41 34 43 C29 41 26 38 26 33Z', 'extra')],
  harness: [
    stroked('M-60 20 L40 72M56 20 L-44 72', 'extra', 4.4),
    filled('M-98 70 L98 70 L98 78 L-98 78Z', 'extra'),
  ],
  obi: [filled('M-100 50 L100 50 L100 80 L-100 80Z', 'accent'), stroked('M-100 65 L100 65', 'light', 3, 0.8)],
  drape: [
    filled('M16 2 L54 0 C44 30 -10 62 -88 84 L-96 52 C-50 44 0 26 16 2Z', 'main'),
    stroked('M54 0 C44 30 -10 62 -88 84', 'extra', 4),
  ],
  sash: [filled('M-84 20 L-56 12 L96 72 L92 88Z', 'accent')],
  scarf: [
    filled('M4 18 L44 14 L56 68 L14 73Z', 'accent'),
    filled('M4 22 C18 26 32 24 45 18 L47 26 C34 33 18 34 6 31Z', 'ink', 0.18),
    filled('M-64 -14 C-74 14 -26 28 4 28 C36 28 74 14 64 -14 C38 4 -34 4 -64 -14Z', 'accent'),
    stroked('M-58 0 C-30 16 34 16 58 0', 'ink', 2.6, 0.16),
    stroked('M14 60 L53 56M15 66 L54 62', 'light', 2.4, 0.6),
  ],
  stethoscope: [
    stroked('M-30 0 C-34 30 -20 40 -6 42M32 0 C36 26 34 44 30 52', 'ink', 2.6),
    stroked('M-6 42 C6 44 8 54 2 60', 'ink', 2.6),
    filledOval([30, 56], 8, 4, 'extra'),
  ],
  numbers: [filled('M-12 32 L14 32 L14 38 L2 62 L-10 62 L2 38 L-12 38Z', 'light')],
  reflectors: [
    filled('M-100 52 L100 52 L100 60 L-100 60Z', 'extra'),
    filled('M-100 78 L100 78 L100 86 L-100 86Z', 'extra'),
  ],
  medal: [stroked('M-28 0 L4 34 L34 0', 'accent', 5), filledOval([4, 40], 14, 6.4, 'extra')],
  ermine: [
    filled('M-66 0 C-96 18 -40 34 4 36 C48 34 98 18 68 0 C50 10 28 14 4 14 C-22 14 -46 10 -66 0Z', 'light'),
    ...[-54, -26, 4, 34, 60].map((x, i) => filledOval([x, [16, 24, 26, 24, 16][i] ?? 20], 3.4, 2.6, 'ink')),
  ],
  spacesuit: [
    filled('M-40 40 L44 40 L44 66 L-40 66Z', 'second'),
    filledOval([-22, 50], 7, 4, 'accent'),
    filled('M-4 46 L34 46 L34 54 L-4 54ZM-30 58 L34 58 L34 62 L-30 62Z', 'ink', 0.35),
    filled('M-100 82 L100 82 L100 88 L-100 88Z', 'ink', 0.14),
    filled('M52 22 L78 22 L76 32 L52 32Z', 'accent'),
  ],
};
