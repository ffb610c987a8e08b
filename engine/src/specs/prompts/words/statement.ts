import { FOOT, SIGNED, SUBTITLE, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** Everything on the foot of the card, its kind over the title, and who says it last; the air is above. */
export const statement: Spec = {
  name: 'statement',
  leads: 'title',
  letters: [1, 110],
  region: {
    flow: {
      groups: [
        [
          { of: 'label', voice: 'strong', size: SIGNED, ink: 'accent' },
          titleSlot('text', { voice: 'display', gap: { wide: 36, tall: 48 } }),
          SUBTITLE,
          FOOT,
          { of: 'brand', as: 'brand', size: SIGNED, gap: { wide: 40, tall: 52 } },
        ],
      ],
      justify: 'bottom',
    },
  },
};
