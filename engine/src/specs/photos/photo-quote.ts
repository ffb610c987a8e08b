import { quotation } from '../prompts/words/quote-marks.ts';
import { SENDER, TURNS } from '../slots.ts';
import type { Spec } from '../spec.ts';

/** What was said, and beside it a picture that leaves the card on three sides. */
export const photoQuote: Spec = {
  name: 'photo-quote',
  leads: 'title',
  letters: [1, 170],
  most: { item: 0, byline: 2 },
  photo: 'field',
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 730, banner: 980, tall: 'content' },
        flow: quotation('split', SENDER, { mark: 'quotes', size: 64, ink: 'fill', gap: 48 }),
      },
      {
        rises: true,
        least: { wide: 300, square: 369, portrait: 516, story: 739 },
        art: [{ draw: 'picture', image: 'photo' }],
      },
    ],
  },
};
