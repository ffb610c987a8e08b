import { CALL, NOTES, PEOPLE, poster, SENDER, SIGNED, SUBTITLE } from '../../slots.ts';
import { type Flow, firstOf, type Slot, type Spec } from '../../spec.ts';

const terms = (head: Slot, ...last: Slot[]): Flow => ({
  groups: [
    [head],
    [
      poster('text'),
      SUBTITLE,
      { ...PEOPLE, gap: 44 },
      {
        of: 'fact',
        as: 'facts',
        size: { px: { wide: 36, square: 44, story: 48 } },
        gap: { wide: 60, banner: 40, square: 64, story: 76 },
      },
      ...last,
    ],
  ],
  justify: 'between',
});
const SENDER_AND_CALL: Slot = {
  row: [
    {
      row: [
        { of: 'brand', as: 'brand', size: SIGNED },
        { of: 'label', size: SIGNED, ink: 'muted' },
      ],
      join: 'beside',
      cross: 'middle',
      between: 28,
    },
    CALL,
  ],
  join: 'apart',
  cross: 'middle',
};

/** A title above its terms, each in a column of its own; what one does about them is at the end of a wide head. */
export const factColumns: Spec = {
  name: 'fact-columns',
  leads: 'title',
  letters: [1, 100],
  least: { fact: 1 },
  most: { fact: 5, byline: 2 },
  region: firstOf(
    {
      needs: 'action',
      flow: {
        wide: terms(SENDER_AND_CALL, { ...NOTES, gap: 44 }),
        tall: terms(SENDER, { ...NOTES, gap: 44 }, { ...CALL, gap: 60 }),
      },
    },
    { flow: terms(SENDER, { ...NOTES, gap: 44 }) },
  ),
};
