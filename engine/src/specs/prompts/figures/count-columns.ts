import { FOOT, SENDER, SUBTITLE } from '../../slots.ts';
import type { PartSlot, Spec } from '../../spec.ts';

const COUNTS: PartSlot = {
  of: 'count',
  as: 'figures',
  voice: 'figure',
  size: { fit: { wide: 240, banner: 150, square: 240, portrait: 260, story: 300 } },
};

/** What several numbers are about, and the numbers in columns on the foot of the card. */
export const countColumns: Spec = {
  name: 'count-columns',
  leads: 'count',
  letters: [1, 12],
  least: { count: 2 },
  region: {
    flow: {
      groups: [
        [
          SENDER,
          {
            of: 'title',
            voice: 'title',
            size: { px: { wide: 76, banner: 60, square: 88, portrait: 92, story: 100 } },
            lines: 3,
            gap: { wide: 40, banner: 30, tall: 56 },
          },
          SUBTITLE,
        ],
        [{ ...COUNTS, gap: { wide: 48, banner: 36, tall: 64 } }, FOOT],
      ],
      justify: 'between',
    },
  },
};
