import { CALL, SENDER } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A page: a title, and everything else in columns below it. It has room for whatever no other spec has room for. */
export const dense: Spec = {
  name: 'dense',
  leads: 'title',
  letters: [1, 2000],
  region: {
    flow: {
      groups: [
        [
          SENDER,
          {
            of: 'title',
            voice: 'title',
            size: { px: { wide: 64, banner: 52, square: 76, portrait: 80, story: 88 } },
            lines: 3,
            gap: 30,
          },
          { of: 'text', size: 'desc', lines: 20, ink: 'muted', gap: 30 },
        ],
        [
          {
            of: 'item',
            as: 'table',
            size: { fit: { wide: 40, banner: 34, square: 48, portrait: 52, story: 56 } },
            lines: 6,
            gap: 40,
          },
          { ...CALL, gap: 30 },
        ],
      ],
      justify: 'between',
    },
  },
};
