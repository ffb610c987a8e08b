import { FOOT, senderAndFoot, TURNS, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A title, and beside it all that there is to say. */
export const textBeside: Spec = {
  name: 'text-beside',
  leads: 'title',
  letters: [1, 80],
  least: { text: 1 },
  words: [90, 620],
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 540, banner: 640, tall: 'content' },
        flow: senderAndFoot(titleSlot('split'), FOOT),
      },
      {
        pad: { wide: 30, tall: 70 },
        flow: {
          groups: [
            [
              {
                of: 'text',
                size: { fit: { wide: 40, banner: 34, square: 46, portrait: 48, story: 56 } },
                lines: 14,
              },
            ],
          ],
          justify: { wide: 'bottom', tall: 'middle' },
        },
      },
    ],
  },
};
