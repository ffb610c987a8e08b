import { flowAndPicture } from '../../regions.ts';
import { FOOT, SUBTITLE, senderAndFoot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { FIGURE_AND_UNIT } from '../figures/figure-foot.ts';

/** A figure, and beside it on a field the thing that it is about. */
export const figureObject: Spec = {
  name: 'figure-object',
  leads: 'figure',
  letters: [1, 8],
  object: 'field',
  region: flowAndPicture(
    740,
    senderAndFoot(
      ...FIGURE_AND_UNIT(330, 'below'),
      { of: 'title', voice: 'title', size: 'second', lines: 3, gap: { wide: 40, tall: 60 } },
      { ...SUBTITLE, gap: 32 },
      FOOT,
    ),
    {
      ground: 'field',
      least: { wide: 300, square: 320, story: 600 },
      art: [{ draw: 'object', image: 'object', size: 0.82 }],
    },
  ),
};
