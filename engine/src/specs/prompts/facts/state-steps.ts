import { CALL, CREDITS, SIGNED, SUBTITLE, titleSlot } from '../../slots.ts';
import type { PartSlot, Slot, Spec } from '../../spec.ts';

export const STATE: PartSlot = { of: 'label', as: 'state', size: 'lead' };
export const STEPS: PartSlot = {
  of: 'item',
  as: 'steps',
  size: { px: { wide: 34, banner: 30, square: 42, portrait: 44, story: 48 } },
  gap: { wide: 56, banner: 40, tall: 68 },
};
const SENDER_AND_DAY: Slot = {
  row: [
    { of: 'brand', as: 'brand', size: SIGNED },
    { of: 'fact', as: 'meta', size: SIGNED, ink: 'muted' },
  ],
  join: 'apart',
  cross: 'middle',
};
const FOOT: Slot = {
  row: [CREDITS, CALL],
  join: { wide: 'apart', tall: 'below' },
  cross: 'middle',
  gap: { wide: 40, tall: 56 },
};

/** Where something stands, what is wrong, and what happened so far in steps. */
export const stateSteps: Spec = {
  name: 'state-steps',
  leads: 'title',
  letters: [1, 110],
  most: { item: 6 },
  others: 1,
  region: {
    flow: {
      groups: [
        [SENDER_AND_DAY],
        [STATE, titleSlot('text', { gap: { wide: 48, tall: 60 } }), SUBTITLE, STEPS, FOOT],
      ],
      justify: 'between',
    },
  },
};
