import { FOOT, SUBTITLE, senderAndFoot, TURNS, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A title, and its list beside it. */
export const rowsBeside: Spec = {
  name: 'rows-beside',
  leads: 'title',
  letters: [1, 70],
  least: { item: 2 },
  most: { item: 14 },
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 520, banner: 620, tall: 'content' },
        flow: senderAndFoot(titleSlot('split'), SUBTITLE, FOOT),
      },
      {
        least: { wide: 0, square: 520, portrait: 660, story: 780 },
        pad: { wide: 40, tall: 60 },
        flow: {
          groups: [
            [
              {
                of: 'item',
                as: 'table',
                size: { fit: { wide: 56, banner: 44, square: 62, portrait: 66, story: 72 } },
                lines: 2,
              },
            ],
          ],
          justify: { wide: 'middle', tall: 'bottom' },
        },
      },
    ],
  },
};
