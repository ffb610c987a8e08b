import { aboveBar } from '../../regions.ts';
import { FOOT_OF_CODE, poster, SUBTITLE, senderAndFoot } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A title, and across the foot the line that one types. */
export const codeBar: Spec = {
  name: 'code-bar',
  leads: 'title',
  letters: [1, 110],
  least: { code: 1 },
  region: aboveBar(
    senderAndFoot(poster('text'), SUBTITLE, FOOT_OF_CODE),
    [{ of: 'code', voice: 'code', size: 'lead', lines: 2 }],
    { pad: { wide: 48, tall: 70 } },
  ),
};
