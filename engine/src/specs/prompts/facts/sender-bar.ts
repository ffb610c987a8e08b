import { aboveBar } from '../../regions.ts';
import { CALL, FACTS, NOTES, PEOPLE, SIGNED, SUBTITLE, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A title, and who says it in a bar across the foot. */
export const senderBar: Spec = {
  name: 'sender-bar',
  leads: 'title',
  letters: [1, 110],
  least: { brand: 1 },
  most: { fact: 2, byline: 2, note: 2 },
  region: aboveBar(
    {
      groups: [
        [{ of: 'label', size: SIGNED, ink: 'muted' }],
        [titleSlot('text', { voice: 'display' }), SUBTITLE, FACTS],
      ],
      justify: 'between',
    },
    [
      {
        row: [{ of: 'brand', as: 'brand', size: SIGNED }, PEOPLE, NOTES, CALL],
        join: { wide: 'apart', tall: 'below' },
        cross: 'middle',
        between: { wide: 40, tall: 44 },
      },
    ],
    { ground: 'field', pad: { wide: 36, tall: 56 } },
  ),
};
