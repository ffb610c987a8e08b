import { senderAndFoot, TURNS, titleAndRest, titleSlot } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** Words, and beside them a picture that leaves the card on three sides. */
export const photoSplit: Spec = {
  name: 'photo-split',
  leads: 'title',
  letters: [1, 110],
  most: { item: 0 },
  photo: 'field',
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 730, banner: 980, tall: 'content' },
        flow: senderAndFoot(...titleAndRest(titleSlot('split'))),
      },
      {
        rises: true,
        least: { wide: 300, square: 404, portrait: 533, story: 774 },
        art: [{ draw: 'picture', image: 'photo' }],
      },
    ],
  },
};
