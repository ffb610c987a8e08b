import { FOOT, SENDER, SUBTITLE } from '../../slots.ts';
import type { Slot, Spec } from '../../spec.ts';

/** A figure up to a height, with its unit beside it where a wide card is, or below it as on any other. */
export const FIGURE_AND_UNIT = (most: number, wide: 'beside' | 'below' = 'beside', unit = 84): Slot[] => [
  { of: 'above', voice: 'strong', size: 'sub' },
  {
    row: [
      {
        of: 'figure',
        voice: 'figure',
        lines: 1,
        size: { fit: { wide: most, banner: most * 0.62, square: 420, story: 460 } },
      },
      {
        of: 'unit',
        voice: 'title',
        size: { px: { wide: unit, banner: unit * 0.76, square: 96, story: 112 } },
        lines: 2,
      },
    ],
    join: { wide, tall: 'below' },
    cross: 'baseline',
    between: { wide: wide === 'beside' ? 28 : 40, tall: 48 },
    gap: 44,
  },
];

/** The figure as large as the card. */
export const figureFoot: Spec = {
  name: 'figure-foot',
  leads: 'figure',
  letters: [1, 10],
  region: {
    flow: {
      groups: [
        [SENDER],
        [
          ...FIGURE_AND_UNIT(440),
          {
            of: 'title',
            voice: 'title',
            size: 'second',
            lines: { wide: 2, tall: 3 },
            gap: { wide: 44, square: 64, story: 72 },
          },
          { ...SUBTITLE, gap: 34 },
          FOOT,
        ],
      ],
      justify: 'between',
    },
  },
};
