import { FOOT, SENDER, SUBTITLE, TURNS } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A numeral as high as the card, and what is counted beside it. */
export const figureTall: Spec = {
  name: 'figure-tall',
  leads: 'figure',
  letters: [1, 2],
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 560, banner: 560, square: 540, portrait: 700, story: 820 },
        flow: {
          groups: [
            [{ of: 'above', voice: 'strong', size: 'sub' }],
            [
              {
                of: 'figure',
                voice: 'figure',
                lines: 1,
                size: { fit: { wide: 720, banner: 520, square: 560, portrait: 760, story: 820 } },
                ink: 'bright',
              },
            ],
          ],
          justify: { wide: 'bottom', tall: 'middle' },
        },
      },
      {
        pad: { wide: 0, tall: 70 },
        flow: {
          groups: [
            [SENDER],
            [
              {
                of: 'unit',
                voice: 'title',
                size: { px: { wide: 100, banner: 76, square: 104, story: 120 } },
                lines: 2,
              },
              {
                of: 'title',
                voice: 'title',
                size: { fit: { wide: 92, banner: 60, square: 84, story: 96 } },
                lines: { wide: 4, tall: 3 },
                gap: 40,
              },
              SUBTITLE,
              FOOT,
            ],
          ],
          justify: 'between',
        },
      },
    ],
  },
};
