import { CALL, CREDITS, poster, SENDER, SUBTITLE } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A name, and when, where and how much nearly as large at the other end of the card. */
export const dateLine: Spec = {
  name: 'date-line',
  leads: 'title',
  letters: [1, 60],
  least: { fact: 1 },
  most: { fact: 3 },
  region: {
    flow: {
      groups: [
        [poster('text'), SUBTITLE],
        [
          {
            row: [{ of: 'fact', voice: 'title', size: 'lead' }, CALL],
            join: { wide: 'apart', tall: 'below' },
            cross: 'middle',
            between: { wide: 48, tall: 52 },
          },
          { ...CREDITS, gap: 36 },
          { ...SENDER, gap: 40 },
        ],
      ],
      justify: 'between',
    },
  },
};
