import { wordsAndPicture } from '../../regions.ts';
import type { Spec } from '../../spec.ts';

/** Words, and beside them the first letter of the sender, larger than its field. */
export const sideInitial: Spec = {
  name: 'side-initial',
  leads: 'title',
  letters: [1, 90],
  least: { brand: 1 },
  region: wordsAndPicture(760, {
    ground: 'field',
    art: [
      {
        draw: 'mark',
        at: { wide: 'start bottom', tall: 'end bottom' },
        size: { wide: 1.1, tall: 0.7 },
        bleed: { wide: 0.12, tall: 0.1 },
        ink: 'fill',
      },
    ],
  }),
};
