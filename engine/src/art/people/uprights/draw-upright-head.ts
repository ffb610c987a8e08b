import type { Mood } from '../mood.ts';
import { filled, filledOval, type Shape, stroked } from '../shape.ts';
import { getCrest, getEars, getMark, getSnout, type SnoutName } from './animal-parts.ts';
import type { Upright } from './upright.ts';

const SKULL = 'M-4 -52 C30 -54 50 -34 50 -6 C50 22 36 46 4 46 C-28 46 -52 26 -52 -4 C-52 -32 -34 -50 -4 -52Z';
const BOX =
  'M-30 -50 L38 -50 C52 -50 58 -42 58 -30 L58 28 C58 40 52 46 40 46 L-32 46 C-46 46 -52 40 -52 28 L-52 -30 C-52 -42 -46 -50 -30 -50Z';
const BOX_SHADE = 'M40 -50 C52 -50 58 -42 58 -30 L58 28 C58 40 52 46 40 46 L10 46 C44 30 52 -10 40 -50Z';
const SHADE = 'M26 -44 C44 -34 50 -22 50 -6 C50 22 36 46 4 46 C-14 46 -30 40 -40 28 C-10 40 34 20 26 -44Z';
// Who has eyes elsewhere than on the skull's middle.
const OWN_EYES: Readonly<
  Partial<Record<SnoutName, readonly [near: number, far: number, y: number, size: number]>>
> = {
  frog: [-12, 34, -42, 1.5],
  owlBeak: [7, 37, -2, 1.9],
  horse: [-4, 30, -14, 1.1],
  dino: [4, 34, -16, 1.25],
  hippo: [2, 34, -14, 1.1],
  trunk: [4, 36, -10, 1.1],
};

function drawEyes({ snout, marks = [] }: Upright, mood: Mood | undefined): Shape[] {
  if (snout === 'screen') return [];
  const [near, far, y, size] = OWN_EYES[snout] ?? [9, 35, -3, 1.15];
  if (mood === 'asleep')
    return [
      stroked(`M${near - 7} ${y} C${near - 3} ${y + 6} ${near + 3} ${y + 6} ${near + 7} ${y}`, 'ink', 3),
      stroked(`M${far - 6} ${y} C${far - 3} ${y + 6} ${far + 3} ${y + 6} ${far + 6} ${y}`, 'ink', 3),
    ];
  const ringed = snout === 'frog' || marks.includes('eyePatches') || marks.includes('mask');
  return [
    ...(ringed
      ? [
          filledOval([near, y], 6.4 * size, 7.6 * size, 'light'),
          filledOval([far, y], 5.8 * size, 7.4 * size, 'light'),
        ]
      : []),
    filledOval([near, y], 4.4 * size, 5.8 * size, 'ink'),
    filledOval([far, y], 4 * size, 5.6 * size, 'ink'),
    filledOval([near - 1.5 * size, y - 2.2 * size], 1.5 * size, 1.8 * size, 'light'),
    filledOval([far - 1.4 * size, y - 2.2 * size], 1.4 * size, 1.7 * size, 'light'),
  ];
}

/** The head of an upright animal that looks to the right, in the units of `hats.ts`. */
export function drawUprightHead(upright: Upright, mood?: Mood): { back: Shape[]; front: Shape[] } {
  const { ears, marks = [], crest, snout } = upright;
  const grown = crest ? getCrest(crest) : {};
  const heard = ears ? getEars(ears) : {};
  const robot = snout === 'screen';
  return {
    back: [...(grown.back ?? []), ...(heard.back ?? [])],
    front: [
      filled(robot ? BOX : SKULL, 'skin'),
      ...marks.flatMap(getMark),
      filled(robot ? BOX_SHADE : SHADE, 'ink', 0.1),
      ...getSnout(snout),
      ...drawEyes(upright, mood),
      ...(grown.front ?? []),
      ...(heard.front ?? []),
    ],
  };
}
