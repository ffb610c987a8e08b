import { FOOT, SUBTITLE, senderAndFoot, TURNS } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { FIGURE_AND_UNIT } from '../figures/figure-foot.ts';

/** The thing that a figure is about on a field where reading starts. */
export const figureStart: Spec = {
  name: 'figure-start',
  leads: 'figure',
  letters: [1, 8],
  object: 'field',
  region: {
    split: TURNS,
    regions: [
      {
        ground: 'field',
        rises: true,
        size: { wide: 430, banner: 460, square: 400, portrait: 560, story: 780 },
        art: [{ draw: 'object', image: 'object', size: 0.84 }],
      },
      {
        flow: senderAndFoot(
          ...FIGURE_AND_UNIT(330, 'below'),
          { of: 'title', voice: 'title', size: 'second', lines: 3, gap: { wide: 40, tall: 60 } },
          { ...SUBTITLE, gap: 32 },
          FOOT,
        ),
      },
    ],
  },
};
