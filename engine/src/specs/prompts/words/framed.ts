import { CALL, FACTS, NOTES, SIGNED, SUBTITLE, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** All in the middle of a fine frame. */
export const framed: Spec = {
  name: 'framed',
  leads: 'title',
  letters: [6, 90],
  most: { byline: 1, label: 1, brand: 1, fact: 3 },
  region: {
    art: [{ draw: 'frame', ink: 'muted' }],
    flow: {
      groups: [
        [
          { of: 'brand', voice: 'strong', size: SIGNED },
          { of: 'label', size: SIGNED, ink: 'muted', gap: 24 },
          titleSlot('split', { width: { wide: 940, tall: 1 }, gap: 56 }),
          { ...SUBTITLE, gap: 44 },
          { ...FACTS, gap: 44 },
          { ...CALL, gap: 40 },
          { of: 'byline', as: 'signature', size: 'desc', gap: 56 },
          { ...NOTES, gap: 26 },
        ],
      ],
      justify: 'middle',
      align: 'center',
    },
  },
};
