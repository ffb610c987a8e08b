import { CALL, NOTES, PEOPLE, SENDER, SUBTITLE, titleSlot } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** Everything one acts on in a bar across the foot. */
export const footBar: Spec = {
  name: 'foot-bar',
  leads: 'title',
  letters: [1, 110],
  least: { fact: 1 },
  region: {
    split: 'below',
    regions: [
      {
        pad: 44,
        flow: {
          groups: [[SENDER], [titleSlot('text', { voice: 'display' }), SUBTITLE, { ...PEOPLE, gap: 40 }]],
          justify: 'between',
        },
      },
      {
        ground: 'strong',
        size: 'content',
        pad: { wide: 40, tall: 60 },
        flow: {
          groups: [
            [
              {
                row: [{ of: 'fact', as: 'meta', voice: 'strong', size: 'sub' }, CALL],
                join: { wide: 'apart', tall: 'below' },
                cross: 'middle',
                between: { wide: 40, tall: 48 },
              },
              { ...NOTES, gap: 30 },
            ],
          ],
          justify: 'middle',
        },
      },
    ],
  },
};
