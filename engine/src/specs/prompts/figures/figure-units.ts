import { FOOT, SENDER, SUBTITLE, TURNS } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A share, counted out of a hundred. */
export const figureUnits: Spec = {
  name: 'figure-units',
  leads: 'figure',
  letters: [2, 4],
  least: { title: 1 },
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 660, banner: 960, square: 720, portrait: 880, story: 1100 },
        flow: {
          groups: [
            [SENDER],
            [
              { of: 'above', voice: 'strong', size: 'sub' },
              {
                of: 'figure',
                voice: 'figure',
                lines: 1,
                size: { fit: { wide: 300, banner: 200, square: 420, portrait: 460, story: 560 } },
                gap: 36,
              },
              { of: 'unit', voice: 'title', size: 'lead', lines: 2, gap: 40 },
              {
                of: 'title',
                voice: 'title',
                size: { px: { wide: 48, square: 60, story: 70 } },
                lines: 3,
                gap: { wide: 48, tall: 64 },
              },
              { ...SUBTITLE, gap: 30 },
              FOOT,
            ],
          ],
          justify: 'between',
        },
      },
      { needs: 'figure', art: [{ draw: 'units' }] },
    ],
  },
};
