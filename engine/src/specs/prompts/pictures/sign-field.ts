import { poster, senderAndFoot, TURNS, titleAndRest } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A sign on the color of its meaning, and beside it what it means. */
export const signField: Spec = {
  name: 'sign-field',
  leads: 'title',
  letters: [1, 110],
  sign: true,
  region: {
    split: TURNS,
    regions: [
      {
        ground: 'field',
        rises: true,
        size: { wide: 500, banner: 500, square: 480, portrait: 640, story: 860 },
        art: [{ draw: 'object', image: 'sign', size: 0.74 }],
      },
      { flow: senderAndFoot(...titleAndRest(poster('split'))) },
    ],
  },
};
