import { wordsAndPicture } from '../../regions.ts';
import type { Spec } from '../../spec.ts';

/** Words, and beside them a field with the pattern of the style. */
export const sidePattern: Spec = {
  name: 'side-pattern',
  leads: 'title',
  letters: [1, 90],
  region: wordsAndPicture(760, { ground: 'field', art: [{ draw: 'pattern' }] }),
};
