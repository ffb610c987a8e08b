import { CREDITS, SIGNED, SUBTITLE, titleSlot } from '../../slots.ts';
import { type Flow, firstOf, type PartSlot, type RowSlot, type Slot, type Spec } from '../../spec.ts';

const brandAndLabel: RowSlot = {
  row: [
    { of: 'label', size: SIGNED, ink: 'muted' },
    { of: 'brand', as: 'brand', size: SIGNED },
  ],
  join: 'beside',
  cross: 'middle',
};

/** How many of five, before what is said. */
export const STARS: PartSlot = { of: 'rating', as: 'stars', size: 'lead', ink: 'bright' };

export const quotation = (place: 'text' | 'split', ...head: Slot[]): Flow => ({
  groups: [
    head,
    [
      STARS,
      titleSlot(place, { voice: 'serif', lines: { wide: 5, tall: 7 }, gap: { wide: 44, tall: 60 } }),
      SUBTITLE,
      { ...CREDITS, gap: { wide: 54, square: 64, story: 76 } },
    ],
  ],
  justify: 'between',
});

/** What was said below two large marks, or below the stars that it gives. */
export const quoteMarks: Spec = {
  name: 'quote-marks',
  leads: 'title',
  letters: [8, 240],
  region: firstOf(
    { needs: 'rating', flow: quotation('text', { ...brandAndLabel, join: 'apart' }) },
    {
      flow: quotation('text', {
        row: [{ mark: 'quotes', size: 84, ink: 'fill' }, brandAndLabel],
        join: 'apart',
        cross: 'top',
      }),
    },
  ),
};
