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
        at: { wide: 'start bottom', tall: 'end bottom' },
        size: { wide: 1.1, tall: 0.7 },
        bleed: { wide: 0.12, tall: 0.1 },
        ink: 'fill',
      },
    ],
  }),
};
