import { FOOT, LIST_TITLE, SENDER, SUBTITLE } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A title above its list. */
export const rowsBelow: Spec = {
  name: 'rows-below',
  leads: 'title',
  letters: [1, 60],
  least: { item: 2 },
  most: { item: 30 },
  region: {
    flow: {
      groups: [
        [SENDER],
        [
          LIST_TITLE,
          SUBTITLE,
          {
            of: 'item',
            as: 'table',
            size: { fit: { wide: 56, banner: 40, square: 62, portrait: 66, story: 70 } },
            gap: { wide: 48, tall: 64 },
          },
          { ...FOOT, gap: 32 },
        ],
      ],
      justify: 'between',
    },
  },
};
