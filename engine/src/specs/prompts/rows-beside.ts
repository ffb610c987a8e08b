import { FOOT, LIST_TITLE, SUBTITLE, senderAndFoot, TURNS } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** A title, and its list beside it. */
export const rowsBeside: Spec = {
  name: 'rows-beside',
  leads: 'title',
  letters: [1, 70],
  least: { item: 3 },
  most: { item: 7 },
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 520, banner: 620, tall: 'content' },
        flow: senderAndFoot(LIST_TITLE, SUBTITLE, FOOT),
      },
      {
        pad: { wide: 40, tall: 60 },
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
          justify: { wide: 'middle', tall: 'bottom' },
        },
      },
    ],
  },
};
