import { CALL, NOTES, PEOPLE, poster, SENDER, SUBTITLE } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A title above its terms, each in a column of its own. */
export const factColumns: Spec = {
  name: 'fact-columns',
  leads: 'title',
  letters: [1, 100],
  least: { fact: 1 },
  most: { fact: 4, byline: 2 },
  region: {
    flow: {
      groups: [
        [SENDER],
        [
          poster('text'),
          SUBTITLE,
          { ...PEOPLE, gap: 44 },
          {
            of: 'fact',
            as: 'facts',
            size: { px: { wide: 36, square: 44, story: 48 } },
            gap: { wide: 60, banner: 40, square: 64, story: 76 },
          },
          { row: [NOTES, CALL], join: 'apart', cross: 'middle', gap: 44 },
        ],
      ],
      justify: 'between',
    },
  },
};
