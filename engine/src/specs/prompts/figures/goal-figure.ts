import { FOOT, SENDER, SUBTITLE } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** How much is reached as large as the card, and below it how much that is of the whole. */
export const goalFigure: Spec = {
  name: 'goal-figure',
  leads: 'figure',
  letters: [1, 10],
  least: { goal: 1 },
  region: {
    flow: {
      groups: [
        [SENDER],
        [
          {
            of: 'figure',
            voice: 'figure',
            lines: 1,
            size: { fit: { wide: 300, banner: 190, square: 340, story: 400 } },
          },
          { of: 'goal', as: 'progress', size: 'lead', gap: { wide: 52, banner: 36, tall: 72 } },
          {
            of: 'title',
            voice: 'title',
            size: 'second',
            lines: { wide: 2, tall: 3 },
            gap: { wide: 48, tall: 64 },
          },
          { ...SUBTITLE, gap: 34 },
          FOOT,
        ],
      ],
      justify: 'between',
    },
  },
};
