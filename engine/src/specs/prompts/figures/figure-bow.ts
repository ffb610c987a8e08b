import { FOOT, SENDER, SUBTITLE, TURNS } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { FIGURE_AND_UNIT } from './figure-foot.ts';

/** A figure, and beside it a bow of colors that leaves the card. */
export const figureBow: Spec = {
  name: 'figure-bow',
  leads: 'figure',
  letters: [1, 7],
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 740, banner: 1040, tall: 'content' },
        flow: {
          groups: [
            [SENDER],
            [
              ...FIGURE_AND_UNIT(360, 'below'),
              {
                of: 'title',
                voice: 'title',
                size: 'second',
                lines: 3,
                gap: { wide: 44, square: 64, story: 72 },
              },
              { ...SUBTITLE, gap: 34 },
              FOOT,
            ],
          ],
          justify: 'between',
        },
      },
      {
        rises: true,
        least: { wide: 300, square: 300, story: 600 },
        art: [{ draw: 'arcs', at: { wide: 'bottom', tall: 'top' } }],
      },
    ],
  },
};
