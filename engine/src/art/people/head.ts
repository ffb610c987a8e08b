import type { Age } from './body.ts';
import { type FacewearName, getFacewear } from './facewear.ts';
import type { Figure } from './figure.ts';
import { type BeardName, getBeard, getHair, type HairName } from './hairs.ts';
import { getHat, type Hat, type HatName } from './hats.ts';
import type { Mood } from './mood.ts';
import { createSpine, ribbon } from './ribbon.ts';
import { filled, filledOval, moveShapes, repaint, type Shape, stroked, type WornSlot } from './shape.ts';
import { drawUprightHead } from './uprights/draw-upright-head.ts';
import type { Upright } from './uprights/upright.ts';

export type Face = {
  age: Age;
  /** A quiet smile when absent. */
  mood?: Mood;
  hair: HairName;
  beard?: BeardName;
  hat?: HatName;
  facewear?: FacewearName;
  /** What of these has a color of its own. */
  recolored?: readonly WornSlot[];
  /** An animal's head instead. */
  upright?: Upright;
};

// Where the skull sits on the neck, in the head's own units.
const SEAT = { x: -5, y: 33 };

const SKULL = [
  filled(
    'M-2 -51 C23 -52 40 -36 41 -12 C43 -6 43.6 0 42.6 8 C42 20 40 31 33 40 C27 48 18 52 9 51 C-3 50 -15 41 -24 28 C-36 26 -43 8 -43 -8 C-43 -34 -27 -50 -2 -51Z',
    'skin',
  ),
];
const EAR = [
  filled('M-21 -7 C-31 -10 -36 0 -32 10 C-29 18 -22 19 -18 14Z', 'skin'),
  stroked('M-23 -1 C-28 -2 -29 5 -25 10', 'ink', 2.2, 0.28),
];

function features(age: Age, mood: Mood | undefined): Shape[] {
  const young = age === 'baby' || age === 'child';
  // A child's eyes sit lower and further apart: that is what makes a face young.
  const y = young ? 6 : 1;
  const size = young ? 1.22 : 1;
  return [
    filledOval([1, y + 15], 6.5 * size, 4.6 * size, 'blush', 0.4),
    filledOval([36, y + 15], 4 * size, 4.4 * size, 'blush', 0.4),
    ...eyes(y, size, mood),
    ...(age === 'baby' ? [] : [stroked(brows(y, mood), 'hair', young ? 2.4 : 3)]),
    stroked(
      young
        ? `M24 ${y + 6} Q28 ${y + 11} 23 ${y + 12}`
        : `M24 ${y + 1} C27 ${y + 7} 30 ${y + 11} 28 ${y + 14} C26 ${y + 16} 23 ${y + 16} 21 ${y + 14}`,
      'ink',
      2.2,
      0.36,
    ),
    ...mouth(young, mood),
    ...(age === 'old' ? [stroked('M38 6 L41 3M38 10 L42 10M4 18 C4 22 5 24 7 26', 'ink', 1.6, 0.26)] : []),
  ];
}

function eyes(y: number, size: number, mood: Mood | undefined): Shape[] {
  if (mood === 'asleep')
    return [stroked(`M5 ${y} Q10 ${y + 5} 15 ${y}M27 ${y} Q31 ${y + 5} 35 ${y}`, 'ink', 2.6, 0.8)];
  const wide = mood === 'shocked' ? 1.35 : 1;
  return [
    ...(mood === 'shocked'
      ? [
          filledOval([10, y], 6.4 * size, 7.4 * size, 'light'),
          filledOval([31, y], 6 * size, 7.4 * size, 'light'),
        ]
      : []),
    filledOval([10, y], 2.7 * size * wide, 3.5 * size * wide, 'ink'),
    filledOval([31, y], 2.4 * size * wide, 3.5 * size * wide, 'ink'),
    ...(mood === 'sad' ? [filledOval([8, y + 13], 2.6, 4.4, 'water')] : []),
  ];
}

function brows(y: number, mood: Mood | undefined): string {
  if (mood === 'shocked')
    return `M2 ${y - 14} Q10 ${y - 21} 17 ${y - 16}M25 ${y - 16} Q32 ${y - 21} 38 ${y - 14}`;
  if (mood === 'sad') return `M2 ${y - 7} Q9 ${y - 10} 17 ${y - 14}M25 ${y - 14} Q32 ${y - 11} 38 ${y - 7}`;
  if (mood === 'angry')
    return `M2 ${y - 13} Q10 ${y - 11} 17 ${y - 6}M25 ${y - 6} Q32 ${y - 11} 38 ${y - 13}`;
  return `M3 ${y - 9} Q10 ${y - 14} 16 ${y - 10}M26 ${y - 10} Q32 ${y - 14} 37 ${y - 8}`;
}

function mouth(young: boolean, mood: Mood | undefined): Shape[] {
  switch (mood) {
    case 'happy':
      return [
        filled('M9 24 C14 28 25 28 31 23 C31 34 25 39 19 39 C13 39 9 33 9 24Z', 'ink', 0.8),
        filled('M11 25.6 C16 28.4 24 28.4 30 25 L29 29 C23 31 17 31 12 29.4Z', 'light'),
      ];
    case 'sad':
    case 'angry':
      return [stroked('M11 32 Q19 24 29 31', 'ink', 2.8, 0.7)];
    case 'shocked':
      return [filledOval([20, 32], 6, 8, 'ink', 0.8)];
    default:
      return [stroked(young ? 'M13 27 Q20 33 28 27' : 'M11 27 Q20 34 30 26', 'ink', 2.6, 0.62)];
  }
}

// The heads of a children's book: larger than life, and more so on a large body.
const UPRIGHT_SCALE = { child: 1.42, adult: 1.72 } as const;
const UPRIGHT_SEAT = { x: -3, y: 40 };
// What hides a whole head is of glass before an animal's.
const GLASS: readonly Shape[] = [
  filledOval([4, -8], 84, 84, 'light', 0.22),
  stroked('M-54 -58 C-36 -80 -10 -90 14 -88', 'light', 7, 0.8),
  filled('M-50 58 C-20 78 28 78 56 56 L50 78 C20 92 -16 92 -46 78Z', 'light'),
];

// What stands high is pressed down by a hat.
const UNDER_A_HAT: Partial<Record<HairName, HairName>> = {
  bun: 'lowBun',
  afro: 'crop',
  curly: 'short',
  quiff: 'short',
};

const recoloredAs = (slot: WornSlot, { recolored }: Face, shapes: readonly Shape[]): readonly Shape[] =>
  recolored?.includes(slot) ? repaint(shapes, slot) : shapes;

function hatOf(face: Face): Hat | undefined {
  const hat = face.hat && getHat(face.hat);
  return hat && { ...hat, front: recoloredAs('headwear', face, hat.front) };
}

// What sits on the hair and presses nothing down.
const LIGHT: ReadonlySet<HatName> = new Set([
  'crown',
  'tiara',
  'halo',
  'veil',
  'headband',
  'partyHat',
  'beret',
]);

/** The head in its place: the hair behind the trunk, the neck in the collar, and the face before all. */
export function drawHead(figure: Figure, face: Face): { back: Shape[]; neck: Shape[]; front: Shape[] } {
  const { body, skeleton } = figure;
  const { upright } = face;
  const grown = upright?.large ? 'adult' : 'child';
  const scale = (body.head / 100) * (upright ? UPRIGHT_SCALE[grown] : 1);
  const seat = upright ? UPRIGHT_SEAT : SEAT;
  const angle = (skeleton.headAngle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [nx, ny] = skeleton.nape;
  const place = ([x, y]: readonly [number, number]): readonly [number, number] => {
    const [px, py] = [(x - seat.x) * scale, (y - seat.y) * scale];
    return [nx + px * cos - py * sin, ny + px * sin + py * cos];
  };
  const hat = hatOf(face);
  const facewear = face.facewear ? recoloredAs('facewear', face, getFacewear(face.facewear)) : [];
  const bare = hat?.hides === 'head';
  const pressed = hat?.hides !== undefined || (face.hat !== undefined && !LIGHT.has(face.hat));
  const hair = getHair(pressed ? (UNDER_A_HAT[face.hair] ?? face.hair) : face.hair);
  const animal = upright ? drawUprightHead(upright, face.mood) : undefined;
  const back = animal?.back ?? [...(bare ? [] : (hair.back ?? [])), ...(hat?.back ?? [])];
  const front: Shape[] = animal
    ? [...animal.front, ...facewear, ...(bare ? GLASS : (hat?.front ?? []))]
    : bare
      ? [...hat.front]
      : [
          ...SKULL,
          ...features(face.age, face.mood),
          ...(face.beard ? getBeard(face.beard) : []),
          ...(hair.hidesEar ? [] : EAR),
          ...hair.front,
          ...facewear,
          ...(hat?.front ?? []),
        ];
  const neck = createSpine([skeleton.neck, skeleton.nape], 0);
  const wide = body.neckWide;
  return {
    back: moveShapes(back, place, scale),
    neck: [
      {
        path: ribbon(
          neck,
          [
            [-0.35, wide * 1.1],
            [0, wide],
            [1.1, wide * 0.98],
          ],
          { start: 'round', end: 'flat' },
        ),
        slot: 'skin',
      },
      {
        path: ribbon(
          neck,
          [
            [0.2, wide],
            [1.1, wide * 0.98],
          ],
          { start: 'round', end: 'flat' },
        ),
        slot: 'ink',
        opacity: 0.13,
      },
    ],
    front: moveShapes(front, place, scale),
  };
}
