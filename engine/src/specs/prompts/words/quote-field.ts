import { SENDER, TURNS } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { quotation } from './quote-marks.ts';

/** What was said, beside marks as large as a field. */
export const quoteField: Spec = {
  name: 'quote-field',
  leads: 'title',
  letters: [8, 170],
  region: {
    split: TURNS,
    regions: [
      {
        ground: 'field',
        rises: true,
        size: { wide: 330, banner: 360, square: 300, portrait: 420, story: 640 },
        pad: { wide: 60, tall: 80 },
        flow: {
          groups: [[{ mark: 'quotes', size: { wide: 140, square: 150, story: 230 }, ink: 'fill' }]],
          justify: 'middle',
          align: { wide: 'center', tall: 'start' },
        },
      },
      { flow: quotation('split', SENDER) },
    ],
  },
};
