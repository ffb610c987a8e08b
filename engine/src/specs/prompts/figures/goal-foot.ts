import { FOOT, SUBTITLE, senderAndFoot, titleSlot } from '../../slots.ts';
import type { PartSlot, Spec } from '../../spec.ts';

export const PROGRESS: PartSlot = {
  of: 'goal',
  as: 'progress',
  size: 'lead',
  gap: { wide: 56, banner: 40, tall: 72 },
};

/** What is aimed at, and below it how much of that is reached. */
export const goalFoot: Spec = {
  name: 'goal-foot',
  leads: 'title',
  letters: [1, 90],
  least: { goal: 1 },
  region: { flow: senderAndFoot(titleSlot('text', { voice: 'display' }), SUBTITLE, PROGRESS, FOOT) },
};
