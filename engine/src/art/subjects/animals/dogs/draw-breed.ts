import { behind, body, paw } from '../../../coat.ts';
import { drawSubject } from '../../../drawing.ts';
import { limb, shape } from '../../../outline.ts';
import type { Subject, SubjectColors } from '../../../subject.ts';
import { fill, path, stroke } from '../../../svg.ts';
import { drawHead, type Face, type Paint } from '../young/cub.ts';

/** What makes a dog one of its breed. */
export type Breed = Face & {
  name: string;
  natural: SubjectColors;
  metres: number;
  /** What its coat is said to be. */
  marked?: 'dotted';
  /** How much shorter its legs are than a labrador's, in units of the drawing. */
  low?: number;
  /** Left, top, width, height of its ink, by pose. */
  standing: readonly [number, number, number, number];
  sitting: readonly [number, number, number, number];
  /** From (64, 150) up to the left, and from (84, 288) to the left. */
  tail: Paint;
  laidTail: Paint;
  /** On the trunk, cut off at its edge. */
  coat?: Partial<Record<'standing' | 'sitting', Paint>>;
  /** What its legs and paws are painted with; `main` when absent. */
  legs?: 'second' | 'light' | 'accent';
  paws?: 'light' | 'accent';
};

/** A grown dog of a breed, standing and sitting, in the hand that draws puppies. */
export function drawBreed(breed: Breed): Subject[] {
  const { name, natural, metres, low = 0 } = breed;
  const file = `dog-${name.replaceAll(' ', '-')}`;
  const presence = {
    nouns: ['dog'],
    breed: name,
    home: 'meadow',
    stands: 'ground',
    faces: 'right',
    ...(breed.marked ? { shows: [breed.marked] } : {}),
  } as const;
  const leg = (colors: SubjectColors): string => colors[breed.legs ?? 'main'];
  const paws = (colors: SubjectColors): string => colors[breed.paws ?? breed.legs ?? 'main'];
  const [left, top, width, height] = breed.standing;
  const [x, y, across, down] = breed.sitting;
  return [
    drawSubject({
      name: file,
      nouns: [],
      bounds: { x: left, y: top, width, height },
      natural,
      presence: { ...presence, tall: 0.36 - low / 700, metres },
      paint: (colors, id) => `
    ${behind(`${limb('112,214,44 118,256,26 114,304,22')}${limb('214,216,38 218,260,24 216,304,22')}${paw(115, 310, 31, 13)}${paw(217, 310, 31, 13)}`, leg(colors), colors, 0.26)}
    <g transform="translate(0 ${low})">${breed.tail(colors)}${path(limb('214,170,80 244,104,64'), fill(colors.main))}
    ${body(shape('54,184 58,150 92,132 150,134 200,124 236,122 252,160 242,204 208,228 150,222 96,222 66,214'), colors.main, colors, { id: `${id}b`, dx: -3, dy: -10, marks: breed.coat?.standing?.(colors) ?? '' })}</g>
    ${path(limb(`86,${196 + low / 2},58 80,${246 + low / 3},32 82,304,25`) + limb(`196,${206 + low / 2},46 198,${256 + low / 4},30 197,304,25`), fill(leg(colors)))}
    ${path(paw(83, 312, 34, 15) + paw(198, 312, 34, 15), fill(paws(colors)))}
    <g transform="translate(0 ${low})">${drawHead(breed, colors, id, [250, 88], { scale: 0.86 })}</g>`,
    }),
    drawSubject({
      name: `${file}-sitting`,
      nouns: [],
      bounds: { x, y, width: across, height: down },
      natural,
      presence: { ...presence, tall: 0.36 - low / 900, metres: metres * 1.1, posture: 'sitting' },
      paint: (colors, id) => `
    ${breed.laidTail(colors)}
    ${behind(`${limb('176,190,38 184,240,26 182,292,23')}${paw(184, 302, 32, 13)}`, leg(colors), colors, 0.26)}
    ${body(shape('62,264 66,210 92,158 128,116 176,104 202,140 202,200 186,252 160,288 112,294 76,290'), colors.main, colors, { id: `${id}b`, dx: -3, dy: -10, marks: breed.coat?.sitting?.(colors) ?? '' })}
    ${path(limb('156,176,46 158,236,30 156,294,26'), fill(leg(colors)))}${path(paw(158, 304, 35, 15), fill(paws(colors)))}
    ${path(shape('58,282 60,238 88,218 122,230 132,262 118,294 78,298'), fill(colors.main))}${path('M96 228C122 234 134 258 126 282', stroke(colors.ink, 4, 0.2))}
    ${path('M80 290H128C144 290 146 304 132 304H80C66 304 68 290 80 290Z', fill(paws(colors)))}
    ${drawHead(breed, colors, id, [172, 76], { scale: 0.86 })}`,
    }),
  ];
}
