import { CALL, FACTS, NOTES, PEOPLE, poster, SUBTITLE, senderAndFoot, TURNS } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A ticket: what it is for, and on its stub when, where and how much. */
export const ticket: Spec = {
  name: 'ticket',
  leads: 'title',
  letters: [1, 80],
  least: { fact: 2 },
  most: { fact: 5, byline: 3 },
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 780, banner: 1040, tall: 'content' },
        flow: senderAndFoot(poster('split'), SUBTITLE, { ...PEOPLE, gap: 44 }, { ...NOTES, gap: 36 }),
      },
      {
        ground: 'field',
        pad: { wide: 60, tall: 90 },
        art: [{ draw: 'tear', at: { wide: 'start', tall: 'top' } }],
        flow: {
          groups: [
            [
              { ...FACTS, as: 'text', size: 'lead', lines: 3, gap: 0 },
              { ...CALL, gap: 48 },
            ],
          ],
          justify: { wide: 'bottom', tall: 'middle' },
        },
      },
    ],
  },
};
