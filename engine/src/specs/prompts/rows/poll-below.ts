import { FOOT, LIST_TITLE, SUBTITLE, senderAndFoot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A question, and its answers below it. */
export const pollBelow: Spec = {
  name: 'poll-below',
  leads: 'title',
  letters: [1, 90],
  least: { option: 2 },
  most: { option: 6 },
  region: {
    flow: senderAndFoot(
      { ...LIST_TITLE, size: { px: { wide: 104, banner: 84, square: 120, portrait: 128, story: 140 } } },
      SUBTITLE,
      {
        of: 'option',
        as: 'options',
        size: { fit: { wide: 42, banner: 36, square: 50, portrait: 54, story: 58 } },
        gap: { wide: 48, tall: 64 },
      },
      FOOT,
    ),
  },
};
