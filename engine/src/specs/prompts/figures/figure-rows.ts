import { FOOT, SENDER, SUBTITLE, TURNS } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A figure with its name on a field, such as a version, and beside it what it brings. */
export const figureRows: Spec = {
  name: 'figure-rows',
  leads: 'figure',
  letters: [1, 7],
  least: { item: 2 },
  region: {
    split: TURNS,
    regions: [
      {
        ground: 'field',
        size: { wide: 590, banner: 620, square: 440, portrait: 560, story: 760 },
        pad: { wide: 60, tall: 80 },
        flow: {
          groups: [
            [
              {
                of: 'above',
                voice: 'title',
                size: { px: { wide: 68, banner: 54, square: 80, story: 96 } },
                lines: 2,
              },
            ],
            [
              {
                of: 'figure',
                voice: 'figure',
                ink: 'bright',
                lines: 1,
                size: { fit: { wide: 320, banner: 230, square: 300, portrait: 340, story: 400 } },
              },
              { of: 'unit', voice: 'strong', size: 'lead', lines: 2, gap: 44 },
            ],
          ],
          justify: 'between',
        },
      },
      {
        flow: {
          groups: [
            [SENDER, { of: 'title', voice: 'title', size: 'second', lines: 2, gap: 36 }, SUBTITLE],
            [
              {
                of: 'item',
                as: 'table',
                size: { fit: { wide: 54, banner: 42, square: 58, portrait: 62, story: 68 } },
                lines: 2,
              },
              FOOT,
            ],
          ],
          justify: 'between',
        },
      },
    ],
  },
};
