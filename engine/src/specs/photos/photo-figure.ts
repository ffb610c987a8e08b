import { FIGURE_AND_UNIT } from '../prompts/figures/figure-foot.ts';
import { FOOT, SUBTITLE, senderAndFoot, TURNS } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** A figure, and beside it a picture that leaves the card on three sides. */
export const photoFigure: Spec = {
  name: 'photo-figure',
  leads: 'figure',
  letters: [1, 8],
  photo: 'field',
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 760, banner: 1020, tall: 'content' },
        flow: senderAndFoot(
          ...FIGURE_AND_UNIT(260),
          { of: 'title', voice: 'title', size: 'second', lines: 3, gap: { wide: 40, tall: 60 } },
          { ...SUBTITLE, gap: 34 },
          FOOT,
        ),
      },
      {
        rises: true,
        least: { wide: 300, square: 344, portrait: 481, story: 653 },
        art: [{ draw: 'picture', image: 'photo' }],
      },
    ],
  },
};
