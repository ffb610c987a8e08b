import { CALL, FACTS, NOTES, poster, SIGNED, SUBTITLE } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** All in the middle of a fine frame. */
export const framed: Spec = {
  name: 'framed',
  leads: 'title',
  letters: [6, 90],
  most: { byline: 1, label: 0, brand: 1, fact: 2 },
  region: {
    art: [{ draw: 'frame', ink: 'muted' }],
    flow: {
      groups: [
        [
          { of: 'brand', voice: 'strong', size: SIGNED },
          poster('split', {
            size: { fit: { wide: 128, banner: 96, square: 132, portrait: 144, story: 168 } },
            width: { wide: 960, tall: 1 },
            gap: 56,
          }),
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
