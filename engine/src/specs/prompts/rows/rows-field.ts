import { FOOT, SUBTITLE, senderAndFoot, TURNS, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A title on a field, and its list beside that. */
export const rowsField: Spec = {
  name: 'rows-field',
  leads: 'title',
  letters: [1, 50],
  least: { item: 2 },
  most: { item: 14 },
  region: {
    split: TURNS,
    regions: [
      {
        ground: 'field',
        size: { wide: 540, banner: 620, tall: 'content' },
        pad: { wide: 60, tall: 80 },
        flow: senderAndFoot(titleSlot('split'), SUBTITLE, FOOT),
      },
      {
        least: { wide: 0, square: 500, portrait: 660, story: 900 },
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
          justify: 'middle',
        },
      },
    ],
  },
};
