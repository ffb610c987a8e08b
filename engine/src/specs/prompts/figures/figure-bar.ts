import { aboveBar } from '../../regions.ts';
import { CALL, CREDITS, senderAndFoot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';
import { FIGURE_AND_WORDS } from './figure-foot.ts';

/** A share at half the height, and what one needs for it in a bar across the foot. */
export const figureBar: Spec = {
  name: 'figure-bar',
  leads: 'figure',
  letters: [1, 10],
  least: { fact: 1 },
  region: aboveBar(
    senderAndFoot(...FIGURE_AND_WORDS(500)),
    [
      {
        row: [
          { of: 'code', voice: 'code', size: 'lead' },
          { of: 'fact', as: 'meta', voice: 'strong', size: 'sub' },
          CALL,
        ],
        join: { wide: 'apart', tall: 'below' },
        cross: 'middle',
        between: { wide: 40, tall: 44 },
      },
      { ...CREDITS, gap: 30 },
    ],
    { pad: { wide: 34, tall: 60 } },
  ),
};
