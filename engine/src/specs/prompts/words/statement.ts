import { FOOT, SIGNED, SUBTITLE, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** The title from the top of the card, everything else on the foot. */
export const statement: Spec = {
  name: 'statement',
  leads: 'title',
  letters: [1, 110],
  others: 1,
  region: {
    flow: {
      groups: [
        [titleSlot('text', { voice: 'display' }), SUBTITLE],
        [
          FOOT,
          {
            row: [
              { of: 'brand', as: 'brand', size: SIGNED },
              { of: 'label', size: SIGNED, ink: 'muted' },
            ],
            join: 'apart',
            cross: 'middle',
            gap: 40,
          },
        ],
      ],
      justify: 'between',
    },
  },
};
