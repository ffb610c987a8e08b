import { FOOT, SUBTITLE, senderAndFoot, TURNS, titleSlot } from '../slots.ts';
import type { PartSlot, Spec } from '../spec.ts';

const above: PartSlot = { of: 'above', voice: 'strong', size: 'sub', lines: 2 };
const below: PartSlot = { of: 'below', voice: 'strong', size: 'sub', lines: 3 };
const day = (most: number): PartSlot => ({ of: 'figure', voice: 'figure', size: { fit: most }, gap: 40 });

/** The day as large as a picture. */
export const dayField: Spec = {
  name: 'day-field',
  leads: 'title',
  letters: [1, 90],
  least: { figure: 1 },
  day: true,
  region: {
    split: TURNS,
    regions: [
      { flow: senderAndFoot(titleSlot('split'), SUBTITLE, FOOT) },
      {
        ground: 'field',
        rises: true,
        size: { wide: 404, square: 440, portrait: 560, story: 820 },
        pad: { wide: 40, square: 60, story: 60 },
        flow: {
          wide: { groups: [[above], [day(300), { ...below, gap: 44 }]], justify: 'between' },
          banner: { groups: [[above], [day(220), { ...below, gap: 32 }]], justify: 'between' },
          square: {
            groups: [
              [
                {
                  row: [
                    { of: 'figure', voice: 'figure', size: { fit: 290 } },
                    { row: [above, below], join: 'below', between: 26 },
                  ],
                  join: 'beside',
                  cross: 'baseline',
                  between: 48,
                },
              ],
            ],
            justify: 'middle',
          },
          story: { groups: [[above, day(360), { ...below, gap: 44 }]], justify: 'middle' },
        },
      },
    ],
  },
};
