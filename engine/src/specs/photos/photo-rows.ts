import { FOOT, LIST_TITLE, SUBTITLE, senderAndFoot, TURNS } from '../slots.ts';
import type { PartSlot, Region, Spec } from '../spec.ts';

/** A title and what is in rows below it, and a picture beside both. */
export const rowsAndPhoto = (rows: PartSlot): Region => ({
  split: TURNS,
  regions: [
    {
      size: { wide: 796, banner: 1040, tall: 'content' },
      flow: senderAndFoot(
        LIST_TITLE,
        SUBTITLE,
        { ...rows, gap: { wide: 40, tall: 52 } },
        { ...FOOT, gap: 36 },
      ),
    },
    {
      rises: true,
      least: { wide: 300, square: 310, portrait: 430, story: 602 },
      art: [{ draw: 'picture', image: 'photo' }],
    },
  ],
});

/** A title and its list, and a picture beside them. */
export const photoRows: Spec = {
  name: 'photo-rows',
  leads: 'title',
  letters: [1, 60],
  least: { item: 1 },
  most: { item: 9 },
  photo: 'field',
  region: rowsAndPhoto({
    of: 'item',
    as: 'table',
    size: { fit: { wide: 38, banner: 32, square: 46, portrait: 50, story: 54 } },
  }),
};
