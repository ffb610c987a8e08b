import type { Spec } from '../../spec.ts';

/** Nothing but a title, as large as the card. */
export const titleAlone: Spec = {
  name: 'title-alone',
  leads: 'title',
  letters: [1, 220],
  region: {
    flow: {
      groups: [
        [
          {
            of: 'title',
            voice: 'display',
            size: { fit: { wide: 300, banner: 260, square: 300, portrait: 320, story: 360 } },
            lines: { wide: 5, banner: 3, square: 6, story: 7 },
          },
        ],
      ],
      justify: 'bottom',
    },
  },
};
