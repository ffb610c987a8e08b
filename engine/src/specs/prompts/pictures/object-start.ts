import { poster, senderAndFoot, TURNS, titleAndRest } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** The thing that a card is about on a field where reading starts. */
export const objectStart: Spec = {
  name: 'object-start',
  leads: 'title',
  letters: [1, 90],
  object: 'field',
  region: {
    split: TURNS,
    regions: [
      {
        ground: 'field',
        rises: true,
        size: { wide: 470, banner: 460, square: 460, portrait: 640, story: 860 },
        art: [{ draw: 'object', image: 'object', size: 0.86 }],
      },
      { flow: senderAndFoot(...titleAndRest(poster('split'))) },
    ],
  },
};
