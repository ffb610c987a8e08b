import { aboveBar } from '../../regions.ts';
import { CALL, FACTS, NOTES, PEOPLE, poster, SIGNED, SUBTITLE } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A title, and what one acts on and who says it in a bar across the foot: for brands whose color has to be somewhere. */
export const senderBar: Spec = {
  name: 'sender-bar',
  leads: 'title',
  letters: [1, 110],
  most: { byline: 2, note: 2 },
  others: 1,
  region: aboveBar(
    {
      groups: [[{ of: 'label', size: SIGNED, ink: 'muted' }], [poster('text'), SUBTITLE]],
      justify: 'between',
    },
    [
      { ...FACTS, gap: 0 },
      {
        gap: { wide: 30, tall: 44 },
        row: [{ of: 'brand', as: 'brand', size: SIGNED }, PEOPLE, NOTES, CALL],
        join: { wide: 'apart', tall: 'below' },
        cross: 'middle',
        between: { wide: 40, tall: 44 },
      },
    ],
    { ground: 'field', pad: { wide: 36, tall: 56 } },
  ),
};
