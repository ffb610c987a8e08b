import { CALL, NOTES, SENDER } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { FIGURE_AND_WORDS } from './figure-foot.ts';

/** A sum, and its terms in columns below it. */
export const figureColumns: Spec = {
  name: 'figure-columns',
  leads: 'figure',
  letters: [1, 10],
  least: { fact: 1 },
  most: { fact: 4, title: 1 },
  region: {
    flow: {
      groups: [
        [SENDER],
        [
          ...FIGURE_AND_WORDS(420),
          {
            of: 'fact',
            as: 'facts',
            size: { px: { wide: 36, square: 44, story: 48 } },
            gap: { wide: 52, square: 64, story: 76 },
          },
          { row: [NOTES, CALL], join: { wide: 'apart', tall: 'below' }, cross: 'middle', gap: 36 },
        ],
      ],
      justify: 'between',
    },
  },
};
