import { FOOT, senderAndFoot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A title over the whole width, and below it all that there is to say. */
export const textBelow: Spec = {
  name: 'text-below',
  leads: 'title',
  letters: [1, 50],
  least: { text: 1 },
  words: [90, 620],
  region: {
    flow: senderAndFoot(
      {
        of: 'title',
        voice: 'display',
        size: { px: { wide: 104, banner: 84, square: 120, portrait: 128, story: 140 } },
        lines: { wide: 2, tall: 3 },
      },
      {
        of: 'text',
        size: { fit: { wide: 38, banner: 32, square: 46, portrait: 48, story: 56 } },
        lines: 12,
        gap: { wide: 44, tall: 64 },
      },
      FOOT,
    ),
  },
};
