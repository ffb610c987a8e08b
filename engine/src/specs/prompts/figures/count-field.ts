import { FOOT, SUBTITLE, senderAndFoot, TURNS } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { COUNTS } from './count-columns.ts';

/** What several numbers are about, and beside it the numbers on a field, below each other. */
export const countField: Spec = {
  name: 'count-field',
  leads: 'count',
  letters: [1, 12],
  least: { count: 2, title: 1 },
  most: { count: 3 },
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 560, banner: 560, tall: 'content' },
        flow: senderAndFoot(
          {
            of: 'title',
            voice: 'title',
            size: { px: { wide: 84, banner: 64, square: 92, portrait: 96, story: 108 } },
            lines: { wide: 4, tall: 3 },
          },
          SUBTITLE,
          FOOT,
        ),
      },
      {
        ground: 'field',
        pad: { wide: 60, tall: 80 },
        flow: { groups: [[COUNTS]], justify: 'middle' },
      },
    ],
  },
};
