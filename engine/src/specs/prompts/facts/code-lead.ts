import { FOOT_OF_CODE, SUBTITLE, senderAndFoot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** The line that one types, as large as the card is wide. */
export const codeLead: Spec = {
  name: 'code-lead',
  leads: 'code',
  letters: [1, 60],
  most: { code: 1 },
  region: {
    flow: senderAndFoot(
      {
        of: 'code',
        voice: 'code',
        size: { fit: { wide: 128, banner: 110, square: 120, story: 140 } },
        lines: { wide: 2, tall: 4 },
      },
      { of: 'title', voice: 'title', size: 'second', lines: 2, gap: 48 },
      SUBTITLE,
      FOOT_OF_CODE,
    ),
  },
};
