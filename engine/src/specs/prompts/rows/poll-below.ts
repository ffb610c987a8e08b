import { FOOT, SUBTITLE, senderAndFoot, titleSlot } from '../../slots.ts';
import type { PartSlot, Spec } from '../../spec.ts';

export const OPTIONS: PartSlot = {
  of: 'option',
  as: 'options',
  size: { px: { wide: 36, banner: 32, square: 44, portrait: 46, story: 52 } },
  lines: 2,
  gap: { wide: 48, tall: 64 },
};

/** A question, and its answers below it. */
export const pollBelow: Spec = {
  name: 'poll-below',
  leads: 'title',
  letters: [1, 90],
  least: { option: 2 },
  most: { option: 6 },
  region: { flow: senderAndFoot(titleSlot('text', { voice: 'display' }), SUBTITLE, OPTIONS, FOOT) },
};
