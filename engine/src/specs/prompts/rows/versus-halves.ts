import { FOOT, SIGNED, TURNS } from '../../slots.ts';
import type { Region, Slot, Spec } from '../../spec.ts';

const side = (nth: number, ground: NonNullable<Region['ground']>, head: Slot[], linked: boolean): Region => ({
  ground,
  pad: { wide: 60, tall: 80 },
  flow: {
    groups: [
      head,
      [
        {
          of: 'side',
          nth,
          voice: 'title',
          size: { fit: { wide: 150, banner: 120, square: 150, portrait: 160, story: 190 } },
          lines: 2,
        },
        { of: 'said', nth, size: 'sub', lines: 6, gap: 44 },
      ],
    ],
    justify: 'between',
  },
  ...(linked ? { art: [{ draw: 'link', at: { wide: 'start', tall: 'top' } }] } : {}),
});

/** Two things beside each other, over them whose card it is and what it says of them, and below both what else there is. */
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
        regions: [
          side(1, 'field', [{ of: 'brand', as: 'brand', size: SIGNED }], false),
          side(
            2,
            'quiet',
            [
              { of: 'label', size: SIGNED, width: { wide: 1, tall: 0.7 }, ink: 'muted' },
              // Where the halves are below each other, the link is at the end of their edge.
              { of: 'text', size: SIGNED, lines: 4, width: { wide: 1, tall: 0.7 }, gap: 24 },
            ],
            true,
          ),
          side(3, 'strong', [], true),
        ],
      },
      {
        size: 'content',
        pad: { wide: 40, tall: 60 },
        flow: {
          groups: [
            [
              { of: 'title', voice: 'title', size: 'lead', lines: 2 },
              { ...FOOT, gap: 32 },
            ],
          ],
          justify: 'middle',
        },
      },
    ],
  },
};
