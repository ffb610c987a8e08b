import { TALL_DAY } from '../../regions.ts';
import { FOOT, poster, SUBTITLE, senderAndFoot, TURNS } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** The day as large as a picture. */
export const dayField: Spec = {
  name: 'day-field',
  leads: 'title',
  letters: [1, 90],
  least: { figure: 1 },
  day: true,
  region: {
    split: TURNS,
    regions: [{ flow: senderAndFoot(poster('split'), SUBTITLE, FOOT) }, TALL_DAY],
  },
};
