import { CALL, FACTS, NOTES, PEOPLE, SENDER, SNIPPET, SUBTITLE } from './slots.ts';
import { type Flow, firstOf, type PartSlot, type Region, type Slot } from './spec.ts';

const TITLE: PartSlot = {
  of: 'title',
  voice: 'title',
  size: { fit: { wide: 104, banner: 84, square: 136, portrait: 146, story: 168 } },
  lines: 4,
};
// With all of a side for the words.
const LARGE: PartSlot = { ...TITLE, size: { fit: 140 } };

const FIGURE: Slot[] = [
  { of: 'above', voice: 'strong', size: 'sub' },
  {
    row: [
      {
        of: 'figure',
        voice: 'figure',
        lines: 1,
        size: { fit: { wide: 220, banner: 150, square: 260, story: 340 } },
      },
      { of: 'unit', voice: 'title', size: 'lead', lines: 2 },
    ],
    join: 'beside',
    cross: 'baseline',
    between: 20,
  },
  { of: 'title', voice: 'title', size: 'lead', lines: 3, gap: { wide: 32, tall: 40 } },
];

// Of the sky there is little: everything stands closer than on a card of its own.
const CLOSE = { wide: 32, tall: 42 } as const;
const ROWS: PartSlot = { of: 'item', as: 'table', size: 'desc', lines: 3, gap: CLOSE };
const FOOT: Slot[] = [FACTS, PEOPLE, SNIPPET, NOTES, CALL].map((slot) => ({ ...slot, gap: CLOSE }));

type Align = 'start' | 'center';

const column = (align: Align, ...lead: Slot[]): Region => {
  const flow: Flow = {
    groups: [[SENDER, ...lead, { ...SUBTITLE, gap: CLOSE }, ROWS, ...FOOT]],
    justify: 'top',
    align,
  };
  return { ground: 'cover', flow };
};

/** All that a card may say, in a column from the top of the room that a picture has for words. */
export const wordsOnPicture = (align: Align, large = false): Region =>
  firstOf({ ...column(align, ...FIGURE), needs: 'figure' }, column(align, large ? LARGE : TITLE));
