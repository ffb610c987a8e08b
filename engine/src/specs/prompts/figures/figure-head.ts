import { FOOT, SENDER } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { FIGURE_AND_WORDS } from './figure-foot.ts';

/** The figure on the top of the card, and on its foot what it means. */
export const figureHead: Spec = {
  name: 'figure-head',
  leads: 'figure',
  letters: [1, 10],
  region: {
    flow: {
      groups: [FIGURE_AND_WORDS(440), [FOOT, { ...SENDER, gap: 44 }]],
      justify: 'between',
    },
  },
};
