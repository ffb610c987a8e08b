import { allAndPicture } from '../../regions.ts';
import type { Spec } from '../../spec.ts';

/** Words, and beside them the thing that they are about, standing on the foot of the card. */
export const objectBleed: Spec = {
  name: 'object-bleed',
  leads: 'title',
  letters: [1, 90],
  object: 'plain',
  region: allAndPicture(700, {
    least: { wide: 300, square: 380, story: 700 },
    art: [
      {
        draw: 'object',
        image: 'object',
        at: { wide: 'bottom', tall: 'end bottom' },
        size: { wide: 0.88, tall: 0.86 },
      },
    ],
  }),
};
