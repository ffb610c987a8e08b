import { senderAndFoot, TURNS, titleAndRest, titleSlot } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** Words, and beside them a field with the pattern of the style. */
export const sidePattern: Spec = {
  name: 'side-pattern',
  leads: 'title',
  letters: [1, 90],
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 760, banner: 1040, tall: 'content' },
        flow: senderAndFoot(...titleAndRest(titleSlot('split'))),
      },
      {
        ground: 'field',
        rises: true,
        least: { wide: 300, square: 320, story: 640 },
        art: [{ draw: 'pattern' }],
      },
    ],
  },
};
