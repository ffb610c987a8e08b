import { CALL, NOTES, SENDER, SUBTITLE } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { FIGURE_AND_UNIT } from './figure-foot.ts';

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
          ...FIGURE_AND_UNIT(420),
          {
            row: [{ of: 'title', voice: 'title', size: 'second', lines: 2 }, CALL],
            join: { wide: 'apart', tall: 'below' },
            cross: 'middle',
            gap: { wide: 40, tall: 60 },
          },
          { ...SUBTITLE, gap: 30 },
          {
            of: 'fact',
            as: 'facts',
            size: { px: { wide: 36, square: 44, story: 48 } },
            gap: { wide: 52, square: 64, story: 76 },
          },
          { ...NOTES, gap: 36 },
        ],
      ],
      justify: 'between',
    },
  },
};
