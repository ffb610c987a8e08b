import { poster, senderAndFoot, titleAndRest } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** The title on the foot of the card, as large as its width. */
export const headline: Spec = {
  name: 'headline',
  leads: 'title',
  letters: [1, 160],
  others: 1,
  region: { flow: senderAndFoot(...titleAndRest(poster('text'))) },
};
