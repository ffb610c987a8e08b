import type { By, Flow, PartSlot, RowSlot, Slot } from './spec.ts';

// Slots that most cards share; everything here is plain data.

/** Whose card it is, and what kind, at both ends of its head. */
export const HEAD: RowSlot = {
  row: [
    { of: 'brand', as: 'brand' },
    { of: 'label', ink: 'muted' },
  ],
  join: 'apart',
  cross: 'middle',
};

export const titleSlot = (place: 'text' | 'split', more: Partial<PartSlot> = {}): PartSlot => ({
  of: 'title',
  voice: 'title',
  size: { title: place },
  ...more,
});

export const TEXT: PartSlot = {
  of: 'text',
  size: 'desc',
  lines: { wide: 2, banner: 1, tall: 3, story: 4 },
  ink: 'muted',
  gap: { wide: 40, banner: 30, square: 48, story: 56 },
  width: { wide: 900, tall: 1 },
};

export const BYLINE: PartSlot = {
  of: 'byline',
  as: 'byline',
  gap: { wide: 52, banner: 36, square: 62, story: 70 },
};

export const BUTTON: PartSlot = { of: 'action', as: 'button' };

/** Beside each other on wide cards, below each other on tall ones. */
export const TURNS: By<'beside' | 'below'> = { wide: 'beside', tall: 'below' };

/** A head, and everything else on the foot. */
export const headAndFoot = (...foot: Slot[]): Flow => ({ groups: [[HEAD], foot], justify: 'between' });
