import { poster, senderAndFoot, titleAndRest } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** The title over the whole width, and above its end the thing that it is about. */
export const objectAbove: Spec = {
  name: 'object-above',
  leads: 'title',
  letters: [1, 40],
  most: { label: 0 },
  object: 'plain',
  region: {
    art: [
      {
        draw: 'object',
        image: 'object',
        at: 'inside end top',
        size: { wide: 250, banner: 190, square: 380, portrait: 480, story: 620 },
      },
    ],
    flow: senderAndFoot(...titleAndRest(poster('text', { lines: { wide: 2, tall: 3 } }))),
  },
};
