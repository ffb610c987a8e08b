import { FOOT, SUBTITLE, senderAndFoot, TURNS, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A question, and its answers beside it. */
export const pollBeside: Spec = {
  name: 'poll-beside',
  leads: 'title',
  letters: [1, 110],
  least: { option: 2 },
  most: { option: 6 },
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 600, banner: 760, tall: 'content' },
        flow: senderAndFoot(titleSlot('split'), SUBTITLE, FOOT),
      },
      {
        pad: { wide: 56, tall: 60 },
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
          justify: { wide: 'middle', tall: 'bottom' },
        },
      },
    ],
  },
};
