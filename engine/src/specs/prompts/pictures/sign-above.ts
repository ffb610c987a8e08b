import { poster, senderAndFoot, titleAndRest } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A warning over the whole width, and above its end the sign. */
export const signAbove: Spec = {
  name: 'sign-above',
  leads: 'title',
  letters: [1, 30],
  most: { label: 0 },
  sign: true,
  region: {
    ground: 'field',
    art: [
      {
        draw: 'object',
        image: 'sign',
        at: 'inside end top',
        size: { wide: 230, banner: 170, square: 400, portrait: 500, story: 640 },
      },
    ],
    flow: senderAndFoot(...titleAndRest(poster('text', { lines: { wide: 2, banner: 1, tall: 3 } }))),
  },
};
