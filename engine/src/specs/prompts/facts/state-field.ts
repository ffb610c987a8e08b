import { FOOT, SIGNED, SUBTITLE, TURNS, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { STATE } from './state-steps.ts';

/** What is wrong, and beside it on a field where it stands and what happened so far. */
export const stateField: Spec = {
  name: 'state-field',
  leads: 'title',
  letters: [1, 90],
  most: { item: 7 },
  least: { item: 2 },
  region: {
    split: TURNS,
    regions: [
      {
        size: { wide: 700, banner: 900, tall: 'content' },
        flow: {
          groups: [[{ of: 'brand', as: 'brand', size: SIGNED }], [titleSlot('split'), SUBTITLE, FOOT]],
          justify: 'between',
        },
      },
      {
        ground: 'field',
        pad: { wide: 56, tall: 80 },
        flow: {
          groups: [
            [STATE],
            [{ of: 'item', as: 'table', size: { fit: { wide: 36, square: 44, story: 52 } } }],
          ],
          justify: 'between',
        },
      },
    ],
  },
};
