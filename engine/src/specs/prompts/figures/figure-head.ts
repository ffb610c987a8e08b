import { FOOT, SENDER, SUBTITLE } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { FIGURE_AND_UNIT } from './figure-foot.ts';

/** The figure on the top of the card, and on its foot what it means. */
export const figureHead: Spec = {
  name: 'figure-head',
  leads: 'figure',
  letters: [1, 10],
  region: {
    flow: {
      groups: [
        FIGURE_AND_UNIT(440),
        [
          { of: 'title', voice: 'title', size: 'second', lines: { wide: 2, tall: 3 } },
          { ...SUBTITLE, gap: 34 },
          FOOT,
          { ...SENDER, gap: 44 },
        ],
      ],
      justify: 'between',
    },
  },
};
