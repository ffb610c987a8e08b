import { FOOT, SENDER, SUBTITLE, TURNS } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** What a figure means, and the figure on a field behind it. */
export const figureSide: Spec = {
  name: 'figure-side',
  leads: 'figure',
  letters: [1, 5],
  most: { unit: 0, title: 1 },
  region: {
    split: TURNS,
    regions: [
      {
        flow: {
          groups: [
            [SENDER],
            [
              {
                of: 'above',
                voice: 'title',
                size: { px: { wide: 76, banner: 64, square: 92, story: 108 } },
                lines: 4,
              },
              { of: 'title', voice: 'title', size: 'second', lines: 4, gap: 40 },
              { ...SUBTITLE, voice: 'title', size: 'lead', lines: 4, ink: 'ink' },
              FOOT,
            ],
          ],
          justify: 'between',
        },
      },
      {
        ground: 'field',
        size: { wide: 640, banner: 700, square: 480, portrait: 620, story: 820 },
        pad: { wide: 60, tall: 80 },
        flow: {
          groups: [
            [
              {
                of: 'figure',
                voice: 'figure',
                ink: 'bright',
                lines: 1,
                size: { fit: { wide: 330, banner: 240, square: 330, portrait: 360, story: 420 } },
              },
            ],
          ],
          justify: { wide: 'bottom', tall: 'middle' },
        },
      },
    ],
  },
};
