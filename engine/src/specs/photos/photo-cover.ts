import { senderAndFoot, titleAndRest, titleSlot } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** A picture as large as the card, with words on its foot. */
export const photoCover: Spec = {
  name: 'photo-cover',
  leads: 'title',
  letters: [1, 110],
  most: { item: 0, fact: 3 },
  photo: 'bottom',
  region: {
    ground: 'cover',
    art: [{ draw: 'picture', image: 'photo' }],
    flow: senderAndFoot(...titleAndRest(titleSlot('text', { voice: 'display' }))),
  },
};
