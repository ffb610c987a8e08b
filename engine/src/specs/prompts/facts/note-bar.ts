import { aboveBar } from '../../regions.ts';
import { CALL, NOTES, PEOPLE, SUBTITLE, senderAndFoot, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** What a card adds to its title in a bar across the foot. */
export const noteBar: Spec = {
  name: 'note-bar',
  leads: 'title',
  letters: [1, 110],
  least: { note: 1 },
  region: aboveBar(senderAndFoot(titleSlot('text', { voice: 'display' }), SUBTITLE, { ...PEOPLE, gap: 40 }), [
    {
      row: [{ ...NOTES, ink: 'ink' }, CALL],
      join: { wide: 'apart', tall: 'below' },
      cross: 'middle',
      between: { wide: 40, tall: 48 },
    },
  ]),
};
