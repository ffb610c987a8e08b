import { wordsAndPicture } from '../../regions.ts';
import type { Spec } from '../../spec.ts';

/** Words, and beside them what their title counts, or that it asks, as large as its field. */
export const sideGlyph: Spec = {
  name: 'side-glyph',
  leads: 'title',
  letters: [1, 90],
  glyph: true,
  region: wordsAndPicture(760, {
    ground: 'field',
    art: [
      {
        draw: 'mark',
        size: { wide: 0.6, tall: 0.5 },
        ink: 'fill',
      },
    ],
  }),
};
