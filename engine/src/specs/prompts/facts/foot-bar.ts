import { aboveBar } from '../../regions.ts';
import { CALL, NOTES, PEOPLE, SUBTITLE, senderAndFoot, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** Everything one acts on in a bar across the foot. */
export const footBar: Spec = {
  name: 'foot-bar',
  leads: 'title',
  letters: [1, 110],
  least: { fact: 1 },
  region: aboveBar(senderAndFoot(titleSlot('text', { voice: 'display' }), SUBTITLE, { ...PEOPLE, gap: 40 }), [
    {
      row: [{ of: 'fact', as: 'meta', voice: 'strong', size: 'sub' }, CALL],
      join: { wide: 'apart', tall: 'below' },
      cross: 'middle',
      between: { wide: 40, tall: 48 },
    },
    { ...NOTES, gap: 30 },
  ]),
};
