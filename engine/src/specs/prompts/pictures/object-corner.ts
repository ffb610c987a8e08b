import { wordsAndPicture } from '../../regions.ts';
import type { Spec } from '../../spec.ts';

/** The thing that a card is about, so large that it leaves the card at the foot and at the end. */
export const objectCorner: Spec = {
  name: 'object-corner',
  leads: 'title',
  letters: [1, 80],
  object: 'plain',
  region: wordsAndPicture(660, {
    least: { wide: 300, square: 400, story: 720 },
    art: [
      {
        draw: 'object',
        image: 'object',
        at: 'end bottom',
        size: { wide: 1, tall: 0.98 },
        bleed: { wide: 0.1, tall: 0 },
      },
    ],
  }),
};
