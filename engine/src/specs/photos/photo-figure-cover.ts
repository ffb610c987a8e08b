import { FIGURE_AND_UNIT } from '../prompts/figures/figure-foot.ts';
import { FOOT, SUBTITLE, senderAndFoot } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** A picture as large as the card, with a figure on its foot. */
export const photoFigureCover: Spec = {
  name: 'photo-figure-cover',
  leads: 'figure',
  letters: [1, 8],
  most: { fact: 3 },
  photo: 'bottom',
  region: {
    ground: 'cover',
    art: [{ draw: 'picture', image: 'photo' }],
    flow: senderAndFoot(
      ...FIGURE_AND_UNIT(260),
      { of: 'title', voice: 'title', size: 'second', lines: 2, gap: { wide: 36, tall: 56 } },
      { ...SUBTITLE, gap: 34 },
      FOOT,
    ),
  },
};
