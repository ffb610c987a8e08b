import { wordsAndPicture } from '../../regions.ts';
import type { Spec } from '../../spec.ts';

/** A bow of colors leaves the card beside the words. */
export const bow: Spec = {
  name: 'bow',
  leads: 'title',
  letters: [1, 80],
  region: wordsAndPicture(740, { art: [{ draw: 'arcs', at: { wide: 'bottom', tall: 'top' } }] }),
};
