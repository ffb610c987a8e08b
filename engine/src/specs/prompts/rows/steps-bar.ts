import { aboveBar } from '../../regions.ts';
import { FOOT, poster, SUBTITLE, senderAndFoot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A title, and across the foot what it comes to, one after another. */
export const stepsBar: Spec = {
  name: 'steps-bar',
  leads: 'title',
  letters: [1, 70],
  least: { item: 3 },
  most: { item: 6 },
  region: aboveBar(senderAndFoot(poster('text'), SUBTITLE, FOOT), [
    { of: 'item', as: 'steps', size: { px: { wide: 30, square: 40, portrait: 42, story: 48 } } },
  ]),
};
