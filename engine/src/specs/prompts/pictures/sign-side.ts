import { wordsAndPicture } from '../../regions.ts';
import type { Spec } from '../../spec.ts';

/** What a sign means, and the sign as large as its side of the card. */
export const signSide: Spec = {
  name: 'sign-side',
  leads: 'title',
  letters: [1, 110],
  sign: true,
  region: wordsAndPicture(640, {
    least: { wide: 300, square: 420, story: 760 },
    art: [{ draw: 'object', image: 'sign', size: 0.78 }],
  }),
};
