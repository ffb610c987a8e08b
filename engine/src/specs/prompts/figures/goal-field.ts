import { CALL, FACTS, NOTES, PEOPLE, SUBTITLE, senderAndFoot, TURNS, titleSlot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** What is aimed at, and on a field beside it how much of that is reached, and how to help. */
export const goalField: Spec = {
  name: 'goal-field',
  leads: 'title',
  letters: [1, 90],
  least: { goal: 1 },
  most: { fact: 3, note: 2 },
  region: {
    split: TURNS,
    regions: [
      { flow: senderAndFoot(titleSlot('split'), SUBTITLE, { ...PEOPLE, gap: 44 }) },
      {
        ground: 'field',
        size: { wide: 500, banner: 620, tall: 'content' },
        pad: { wide: 56, tall: 80 },
        flow: {
          groups: [
            [
              { of: 'goal', as: 'progress', size: 'lead' },
              { ...FACTS, gap: { wide: 64, tall: 72 } },
              { ...NOTES, ink: 'ink', gap: 30 },
              { ...CALL, gap: 44 },
            ],
          ],
          justify: { wide: 'bottom', tall: 'middle' },
        },
      },
    ],
  },
};
