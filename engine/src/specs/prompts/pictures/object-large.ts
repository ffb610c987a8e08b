import { wordsAndPicture } from '../../regions.ts';
import type { Spec } from '../../spec.ts';

/** The thing that a card is about, so large that it leaves the card at the foot; neither side of it is cut. */
export const objectLarge: Spec = {
  name: 'object-large',
  leads: 'title',
  letters: [1, 80],
  object: 'plain',
  region: wordsAndPicture(660, {
    least: { wide: 300, square: 400, story: 720 },
    art: [
      {
        draw: 'object',
        image: 'object',
        at: { wide: 'bottom', tall: 'end bottom' },
        size: { wide: 1, tall: 0.98 },
        bleed: { wide: 0.08, tall: 0 },
      },
    ],
  }),
};
