import { FOOT, LIST_TITLE, SUBTITLE, senderAndFoot, TURNS } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** A title on a field, and its list beside that. */
export const rowsField: Spec = {
  name: 'rows-field',
  leads: 'title',
  letters: [1, 50],
  least: { item: 3 },
  most: { item: 7 },
  region: {
    split: TURNS,
    regions: [
      {
        ground: 'field',
        size: { wide: 540, banner: 620, tall: 'content' },
        pad: { wide: 60, tall: 80 },
        flow: senderAndFoot(LIST_TITLE, SUBTITLE, FOOT),
      },
      {
        flow: {
          groups: [
            [
              {
                of: 'item',
                as: 'rows',
                size: { px: { wide: 42, banner: 36, square: 46, portrait: 50, story: 56 } },
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
