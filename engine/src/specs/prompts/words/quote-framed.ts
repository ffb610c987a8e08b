import { NOTES, SIGNED, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { STARS } from './quote-marks.ts';

/** What was said, in the middle of a fine frame. */
export const quoteFramed: Spec = {
  name: 'quote-framed',
  leads: 'title',
  letters: [8, 170],
  most: { byline: 1 },
  region: {
    art: [{ draw: 'frame', ink: 'muted' }],
    flow: {
      groups: [
        [
          { mark: 'quotes', size: 60, ink: 'fill' },
          { of: 'label', size: SIGNED, ink: 'muted', gap: 30 },
        ],
        [
          { ...STARS, gap: 0 },
          titleSlot('text', { voice: 'serif', width: { wide: 900, tall: 1 }, lines: { wide: 5, tall: 7 } }),
          { of: 'text', lines: 3, ink: 'muted', gap: 36 },
        ],
        [
          { of: 'byline', as: 'signature', size: 'sub' },
          { ...NOTES, gap: 24 },
          { of: 'brand', voice: 'strong', size: SIGNED, gap: 24 },
        ],
      ],
      justify: 'between',
      align: 'center',
    },
  },
};
