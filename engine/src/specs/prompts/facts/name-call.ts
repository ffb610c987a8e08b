import { CALL, CREDITS, SUBTITLE, senderAndFoot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A name as large as the card, and below it what one does about it, and when. */
export const nameCall: Spec = {
  name: 'name-call',
  leads: 'title',
  letters: [1, 24],
  least: { action: 1 },
  most: { fact: 3 },
  region: {
    flow: senderAndFoot(
      {
        of: 'title',
        voice: 'display',
        size: { fit: { wide: 340, banner: 240, square: 360, portrait: 380, story: 400 } },
        lines: { wide: 2, tall: 3 },
      },
      { ...SUBTITLE, size: { px: { wide: 38, banner: 32, square: 42, portrait: 44, story: 50 } } },
      {
        row: [
          { ...CALL, size: 'desc' },
          {
            of: 'fact',
            as: 'meta',
            voice: 'strong',
            size: { px: { wide: 40, banner: 34, tall: 46, story: 54 } },
          },
        ],
        join: { wide: 'beside', tall: 'below' },
        cross: 'middle',
        between: { wide: 36, tall: 44 },
        gap: { wide: 44, banner: 32, square: 60, story: 68 },
      },
      { ...CREDITS, gap: 36 },
    ),
  },
};
