import { senderAndFoot, TURNS, titleAndRest, titleSlot } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** Words, and beside them a picture inside the margins. */
export const photoInset: Spec = {
  name: 'photo-inset',
  leads: 'title',
  letters: [1, 90],
  most: { item: 0 },
  photo: 'field',
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 640, banner: 860, tall: 'content' },
        flow: senderAndFoot(...titleAndRest(titleSlot('split'))),
      },
      {
        rises: true,
        least: { wide: 300, square: 480, portrait: 640, story: 1000 },
        art: [{ draw: 'picture', image: 'photo', at: 'inside middle', size: 1, corner: 20 }],
      },
    ],
  },
};
