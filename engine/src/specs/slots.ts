import type { By, Flow, PartSlot, RowSlot, Slot } from './spec.ts';

// Slots that most cards share; everything here is plain data.

/** Whose card it is, and what kind, at both ends of its head. */
export const HEAD: RowSlot = {
  row: [
    { of: 'brand', as: 'brand' },
    { of: 'label', ink: 'label', lines: { wide: 1, tall: 2 } },
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
  gap: { wide: 54, banner: 36, square: 64, story: 72 },
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

/** What stands above the words of square cards, and below those of a story, where nothing but a picture may be. */
export const PICTURED: By<boolean> = { wide: true, square: true, portrait: true, story: false };

/** What a region shows on shapes on which it shows no words. */
export const NOTHING: Flow = { groups: [], justify: 'top' };

/** A head, and everything else on the foot; on a story, whose foot is covered, the words are in the middle between both. */
export const headed = (head: Slot[], words: Slot[], foot: Slot[] = []): Flow => ({
  groups: [head, words, foot],
  justify: 'foot',
});
export const senderAndFoot = (...foot: Slot[]): Flow => ({ groups: [[SENDER], foot], justify: 'between' });

/** As `BUTTON`, and never smaller than the least that is read. */
export const CALL: PartSlot = { of: 'action', as: 'button', size: 'desc' };

/** What explains a card of a prompt. */
const SAID = { px: { wide: 34, banner: 30, square: 40, portrait: 42, story: 46 } } as const;

// As large as the width of the card, or of its words beside a picture, lets it be; the air is above it.
const POSTERS = {
  text: { wide: 250, banner: 190, square: 220, portrait: 250, story: 270 },
  split: { wide: 190, banner: 150, square: 140, portrait: 150, story: 190 },
} as const;

/** The title of a card of a prompt. */
export const poster = (place: 'text' | 'split', more: Partial<PartSlot> = {}): PartSlot => ({
  of: 'title',
  voice: place === 'text' ? 'display' : 'title',
  size: { fit: POSTERS[place] },
  lines: { wide: 3, banner: 2, square: 3, portrait: 4, story: 4 },
  ...more,
});

/** Who says it, seen on a phone. */
export const SIGNED = { px: { wide: 30, banner: 26, square: 36, portrait: 38, story: 44 } } as const;

/** As `HEAD`, and never smaller than the least that is read. */
export const SENDER: RowSlot = {
  row: [
    { of: 'brand', as: 'brand', size: SIGNED },
    { of: 'label', size: SIGNED, ink: 'muted' },
  ],
  join: 'apart',
  cross: 'middle',
};

export const SUBTITLE: PartSlot = {
  ...TEXT,
  size: SAID,
  lines: { wide: 4, banner: 1, tall: 4 },
  gap: { wide: 40, banner: 30, square: 48, story: 56 },
};

export const NOTES: PartSlot = { of: 'note', as: 'meta', size: SIGNED, ink: 'muted' };

export const PEOPLE: PartSlot = {
  of: 'byline',
  as: 'people',
  size: { px: { wide: 32, banner: 28, square: 40, portrait: 42, story: 48 } },
};

/** Who says it, and beside that what else there is to know. */
export const CREDITS: RowSlot = {
  row: [PEOPLE, NOTES],
  join: { wide: 'beside', tall: 'below' },
  between: { wide: 24, tall: 32 },
};

/** A line to type. */
export const SNIPPET: PartSlot = { of: 'code', as: 'snippet', size: 'sub' };

/** What is needed to act: when, where, how much. */
export const FACTS: PartSlot = {
  of: 'fact',
  as: 'meta',
  voice: 'strong',
  size: 'sub',
  gap: { wide: 44, banner: 30, square: 56, story: 64 },
};

/** When, where and how much; below that at one end who says it, and at the other what one does, such as a button. */
const foot = (...acts: Slot[]): RowSlot => ({
  row: [
    { ...FACTS, gap: 0 },
    {
      row: [CREDITS, { row: acts, join: { wide: 'beside', tall: 'below' }, cross: 'middle', between: 34 }],
      join: { wide: 'apart', tall: 'below' },
      cross: 'middle',
      between: { wide: 48, tall: 48 },
    },
  ],
  join: 'below',
  between: { wide: 36, tall: 48 },
  gap: { wide: 40, banner: 32, square: 56, story: 64 },
});
export const FOOT = foot(SNIPPET, CALL);

/** As `FOOT`, where a line to type stands elsewhere. */
export const FOOT_OF_CODE = foot(CALL);

/** A title and all that may follow it. */
export const titleAndRest = (title: PartSlot): Slot[] => [title, SUBTITLE, FOOT];

/** A title above its list. */
export const LIST_TITLE: PartSlot = {
  of: 'title',
  voice: 'title',
  size: { px: { wide: 92, banner: 72, square: 108, portrait: 112, story: 120 } },
  lines: { wide: 3, tall: 3 },
};
