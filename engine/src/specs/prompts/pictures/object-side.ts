import { allAndPicture } from '../../regions.ts';
import type { Spec } from '../../spec.ts';

/** Words, and beside them on a field the thing that they are about. */
export const objectSide: Spec = {
  name: 'object-side',
  leads: 'title',
  letters: [1, 100],
  object: 'field',
  region: allAndPicture(730, {
    ground: 'field',
    least: { wide: 300, square: 380, story: 700 },
    art: [{ draw: 'object', image: 'object', size: 0.82 }],
  }),
};
