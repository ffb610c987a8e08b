import { CREDITS, SIGNED, SUBTITLE, titleSlot } from '../../slots.ts';
import type { Flow, Slot, Spec } from '../../spec.ts';

const brandAndLabel: Slot = {
  row: [
    { of: 'label', size: SIGNED, ink: 'muted' },
    { of: 'brand', as: 'brand', size: SIGNED },
  ],
  join: 'beside',
  cross: 'middle',
};

export const quotation = (place: 'text' | 'split', ...head: Slot[]): Flow => ({
  groups: [
    head,
    [
      titleSlot(place, { voice: 'serif', lines: { wide: 5, tall: 7 } }),
      SUBTITLE,
      { of: 'rating', as: 'stars', size: 'lead', ink: 'bright', gap: 48 },
      { ...CREDITS, gap: { wide: 54, square: 64, story: 76 } },
    ],
  ],
  justify: 'between',
});

/** What was said below two large marks. */
export const quoteMarks: Spec = {
  name: 'quote-marks',
  leads: 'title',
  letters: [8, 240],
  region: {
    flow: quotation('text', {
      row: [{ mark: 'quotes', size: 84, ink: 'fill' }, brandAndLabel],
      join: 'apart',
      cross: 'top',
    }),
  },
};
