import { FOOT, SUBTITLE, titleSlot } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** A picture across the card, and words below it. */
export const photoAbove: Spec = {
  name: 'photo-above',
  leads: 'title',
  letters: [1, 44],
  most: { item: 0, label: 0, text: 1, byline: 1 },
  photo: 'field',
  region: {
    split: 'below',
    regions: [
      {
        rises: true,
        least: { wide: 280, square: 500, portrait: 700, story: 960 },
        art: [{ draw: 'picture', image: 'photo' }],
      },
      {
        size: 'content',
        pad: { wide: 44, tall: 64 },
        flow: {
          groups: [
            [titleSlot('split', { voice: 'display' }), SUBTITLE],
            [FOOT, { of: 'brand', as: 'brand', size: 'meta' }],
          ],
          justify: 'between',
        },
      },
    ],
  },
};
