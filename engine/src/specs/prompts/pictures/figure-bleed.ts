import { flowAndPicture } from '../../regions.ts';
import { FOOT, SUBTITLE, senderAndFoot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { FIGURE_AND_UNIT } from '../figures/figure-foot.ts';

/** A figure, and beside it the thing that it is about, standing on the foot of the card. */
export const figureBleed: Spec = {
  name: 'figure-bleed',
  leads: 'figure',
  letters: [1, 8],
  object: 'plain',
  region: flowAndPicture(
    700,
    senderAndFoot(
      ...FIGURE_AND_UNIT(330, 'below'),
      { of: 'title', voice: 'title', size: 'second', lines: 3, gap: { wide: 40, tall: 60 } },
      { ...SUBTITLE, gap: 32 },
      FOOT,
    ),
    {
      least: { wide: 300, square: 340, story: 620 },
      art: [
        {
          draw: 'object',
          image: 'object',
          at: { wide: 'bottom', tall: 'end bottom' },
          size: { wide: 0.86, tall: 0.8 },
        },
      ],
    },
  ),
};
