import { FOOT, SUBTITLE, titleSlot } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** A picture as large as the card, with words on one side of it. */
export const photoAside: Spec = {
  name: 'photo-aside',
  leads: 'title',
  letters: [1, 90],
  most: { item: 0, fact: 3 },
  photo: 'start',
  region: {
    ground: 'cover',
    art: [{ draw: 'picture', image: 'photo' }],
    split: 'beside',
    regions: [
      {
        size: { wide: 640, banner: 800, tall: 0.62 },
        flow: {
          groups: [
            [
              { of: 'brand', as: 'brand', size: 'meta' },
              { of: 'label', size: 'meta', gap: 24 },
            ],
            [titleSlot('split'), SUBTITLE, FOOT],
          ],
          justify: 'between',
        },
      },
      {},
    ],
  },
};
