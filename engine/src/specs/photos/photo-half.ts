import { senderAndFoot, TURNS, titleAndRest, titleSlot } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** Words on one half of the card, and a picture on the other. */
export const photoHalf: Spec = {
  name: 'photo-half',
  leads: 'title',
  letters: [1, 70],
  most: { item: 0 },
  photo: 'field',
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 600, banner: 760, tall: 'content' },
        flow: senderAndFoot(...titleAndRest(titleSlot('split'))),
      },
      {
        rises: true,
        least: { wide: 300, square: 481, portrait: 636, story: 894 },
        art: [{ draw: 'picture', image: 'photo' }],
      },
    ],
  },
};
