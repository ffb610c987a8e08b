import { FOOT, LIST_TITLE, SUBTITLE, senderAndFoot, TURNS } from '../../slots.ts';
import type { Spec } from '../../spec.ts';

/** A list, and below its title on a field the thing that it is about. */
export const rowsObject: Spec = {
  name: 'rows-object',
  leads: 'title',
  letters: [1, 50],
  least: { item: 2 },
  most: { item: 12 },
  object: 'field',
  region: {
    split: TURNS,
    regions: [
      {
        ground: 'field',
        rises: true,
        size: { wide: 430, banner: 420, square: 330, portrait: 460, story: 640 },
        art: [{ draw: 'object', image: 'object', size: 0.8 }],
      },
      {
        flow: senderAndFoot(
          LIST_TITLE,
          SUBTITLE,
          {
            of: 'item',
            as: 'table',
            size: { fit: { wide: 50, banner: 38, square: 58, portrait: 62, story: 66 } },
            gap: { wide: 40, tall: 52 },
          },
          FOOT,
        ),
      },
    ],
  },
};
