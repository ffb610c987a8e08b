import { FOOT, SENDER, SUBTITLE, TURNS } from '../../slots.ts';
import type { Region, Spec } from '../../spec.ts';

const side = (nth: number, ground: NonNullable<Region['ground']>, linked: boolean): Region => ({
  ground,
  pad: { wide: 84, tall: 80 },
  flow: {
    groups: [
      [
        {
          of: 'side',
          nth,
          voice: 'title',
          size: { fit: { wide: 132, banner: 112, square: 150, portrait: 160, story: 190 } },
          lines: 2,
        },
        { of: 'said', nth, size: 'sub', lines: 6, gap: 44 },
      ],
    ],
    justify: 'middle',
    align: { wide: 'center', tall: 'start' },
  },
  ...(linked ? { art: [{ draw: 'link', at: { wide: 'start', tall: 'top' } }] } : {}),
});

/** Two things beside each other, and what there is to say about both below them. */
export const versusHalves: Spec = {
  name: 'versus-halves',
  leads: 'side',
  letters: [1, 24],
  most: { side: 3, said: 3 },
  region: {
    split: 'below',
    regions: [
      {
        split: TURNS,
        regions: [side(1, 'field', false), side(2, 'quiet', true), side(3, 'strong', true)],
      },
      {
        size: 'content',
        pad: { wide: 40, tall: 60 },
        flow: {
          groups: [
            [
              { of: 'title', voice: 'title', size: 'lead', lines: 2 },
              { ...SUBTITLE, gap: 26 },
              { ...FOOT, gap: 32 },
              { ...SENDER, gap: 32 },
            ],
          ],
          justify: 'middle',
        },
      },
    ],
  },
};
