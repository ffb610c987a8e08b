import { CALL, FACTS, NOTES, PEOPLE, SIGNED, SUBTITLE, TURNS, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** Who speaks on a field, and beside it what they say. */
export const senderField: Spec = {
  name: 'sender-field',
  leads: 'title',
  letters: [1, 100],
  least: { brand: 1 },
  most: { byline: 2, note: 2 },
  region: {
    split: TURNS,
    regions: [
      {
        ground: 'field',
        rises: true,
        size: { wide: 400, banner: 420, tall: 'content' },
        pad: { wide: 60, tall: 80 },
        flow: {
          groups: [[{ of: 'brand', as: 'brand', size: SIGNED }], [PEOPLE, { ...NOTES, ink: 'ink', gap: 36 }]],
          justify: 'between',
        },
      },
      {
        flow: {
          groups: [
            [{ of: 'label', size: SIGNED, ink: 'muted' }],
            [titleSlot('split'), SUBTITLE, FACTS, { ...CALL, gap: 44 }],
          ],
          justify: 'between',
        },
      },
    ],
  },
};
