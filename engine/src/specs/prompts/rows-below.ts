import { FOOT, LIST_TITLE, SENDER, SUBTITLE } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** A title above its list. */
export const rowsBelow: Spec = {
  name: 'rows-below',
  leads: 'title',
  letters: [1, 60],
  least: { item: 3 },
  most: { item: 5 },
  region: {
    flow: {
      groups: [
        [SENDER],
        [
          LIST_TITLE,
          SUBTITLE,
          { of: 'item', as: 'rows', size: 'desc', lines: { wide: 1, tall: 2 }, gap: { wide: 52, tall: 70 } },
          { ...FOOT, gap: 32 },
        ],
      ],
      justify: 'between',
    },
  },
};
