import { senderAndFoot, TURNS, titleAndRest, titleSlot } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** A bow of colors leaves the card beside the words. */
export const bow: Spec = {
  name: 'bow',
  leads: 'title',
  letters: [1, 80],
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 740, banner: 1040, tall: 'content' },
        flow: senderAndFoot(...titleAndRest(titleSlot('split'))),
      },
      {
        rises: true,
        least: { wide: 300, square: 320, story: 640 },
        art: [{ draw: 'arcs', at: { wide: 'bottom', tall: 'top' } }],
      },
    ],
  },
};
