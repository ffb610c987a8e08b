import { FOOT, SENDER, SUBTITLE } from '../../slots.ts';
import type { By, Size, Slot, Spec } from '../../spec.ts';

const UNIT: Size = { px: { wide: 84, banner: 64, square: 96, story: 112 } };
// Of the room beside a figure.
const BESIDE: By<number> = { wide: 0.72, tall: 1 };

/** A figure up to a height, with its unit beside it where a wide card is, or below it as on any other. */
export const FIGURE_AND_UNIT = (most: number, wide: 'beside' | 'below' = 'beside'): Slot[] => [
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
        size: UNIT,
        lines: 2,
      },
    ],
    join: { wide, tall: 'below' },
    cross: 'baseline',
    between: { wide: wide === 'beside' ? 28 : 40, tall: 48 },
    gap: 44,
  },
];

/** A figure, and what it means: beside it on a wide card where it leaves room for that, else below it. */
export const FIGURE_AND_WORDS = (most: number): Slot[] => [
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
        row: [
          { of: 'unit', voice: 'title', size: UNIT, lines: 2 },
          { of: 'title', voice: 'title', size: 'second', lines: { wide: 3, tall: 3 }, width: BESIDE },
          { ...SUBTITLE, gap: 0, width: BESIDE },
        ],
        join: 'below',
        between: { wide: 28, banner: 20, tall: 44 },
      },
    ],
    join: { wide: 'beside', tall: 'below' },
    cross: 'baseline',
    between: { wide: 44, tall: 56 },
    gap: 44,
  },
];

/** The figure as large as the card. */
export const figureFoot: Spec = {
  name: 'figure-foot',
  leads: 'figure',
  letters: [1, 10],
  region: {
    flow: { groups: [[SENDER], [...FIGURE_AND_WORDS(440), FOOT]], justify: 'between' },
  },
};
