import { FOOT, SENDER, SUBTITLE, TURNS } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** The figure on a field of its own, and what it means beside it. */
export const figureField: Spec = {
  name: 'figure-field',
  leads: 'figure',
  letters: [1, 4],
  least: { title: 1 },
  region: {
    split: TURNS,
    regions: [
      {
        ground: 'field',
        size: { wide: 620, banner: 680, square: 480, portrait: 620, story: 820 },
        pad: { wide: 60, tall: 80 },
        flow: {
          groups: [
            [
              { of: 'above', voice: 'strong', size: 'sub' },
              {
                of: 'figure',
                voice: 'figure',
                ink: 'bright',
                lines: 1,
                size: { fit: { wide: 330, banner: 220, square: 300, story: 420 } },
                gap: 36,
              },
              { of: 'unit', voice: 'title', size: 'lead', lines: 2, gap: 40 },
              { of: 'below', voice: 'strong', size: 'sub', lines: 3, gap: 44 },
            ],
          ],
          justify: 'bottom',
        },
      },
      {
        flow: {
          groups: [
            [SENDER],
            [
              {
                of: 'title',
                voice: 'title',
                size: { fit: { wide: 88, banner: 64, square: 92, portrait: 98, story: 112 } },
                lines: 4,
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
