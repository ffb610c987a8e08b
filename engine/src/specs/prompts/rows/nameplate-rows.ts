import { FOOT, SUBTITLE, TURNS, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { NAMEPLATE } from '../words/nameplate.ts';

/** The name of a paper above a rule, and below it the story with what else is inside beside it. */
export const nameplateRows: Spec = {
  name: 'nameplate-rows',
  leads: 'title',
  letters: [8, 90],
  least: { brand: 1, item: 2 },
  most: { item: 6 },
  region: {
    split: 'below',
    regions: [
      { size: 'content', flow: { groups: [NAMEPLATE], justify: 'top' } },
      {
        split: TURNS,
        regions: [
          {
            size: { wide: 720, banner: 900, tall: 'content' },
            pad: { wide: 44, tall: 64 },
            flow: { groups: [[titleSlot('split'), SUBTITLE], [FOOT]], justify: 'between' },
          },
          {
            least: { wide: 0, square: 420, portrait: 560, story: 660 },
            pad: { wide: 44, tall: 64 },
            flow: {
              groups: [
                [
                  {
                    of: 'item',
                    as: 'table',
                    size: { fit: { wide: 40, banner: 34, square: 50, portrait: 54, story: 60 } },
                    lines: 2,
                  },
                ],
              ],
              justify: 'bottom',
            },
          },
        ],
      },
    ],
  },
};
