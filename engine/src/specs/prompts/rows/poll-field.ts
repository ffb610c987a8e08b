import { FOOT, SUBTITLE, senderAndFoot, TURNS, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A question on a field, and its answers beside that. */
export const pollField: Spec = {
  name: 'poll-field',
  leads: 'title',
  letters: [1, 90],
  least: { option: 2 },
  most: { option: 6 },
  region: {
    split: TURNS,
    regions: [
      {
        ground: 'field',
        size: { wide: 580, banner: 700, tall: 'content' },
        pad: { wide: 60, tall: 80 },
        flow: senderAndFoot(titleSlot('split'), SUBTITLE, FOOT),
      },
      {
        flow: {
          groups: [
            [
              {
                of: 'option',
                as: 'options',
                size: { fit: { wide: 42, banner: 36, square: 48, portrait: 50, story: 56 } },
              },
            ],
          ],
          justify: 'middle',
        },
      },
    ],
  },
};
