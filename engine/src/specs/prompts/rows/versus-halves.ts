import { FOOT, SENDER, SIGNED, SUBTITLE, TURNS } from '../../slots.ts';
import { firstOf, type Region, type Slot, type Spec } from '../../spec.ts';

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

const halves = (first: Slot[], second: Slot[]): Region => ({
  split: TURNS,
  regions: [side(1, 'field', first, false), side(2, 'quiet', second, true), side(3, 'strong', [], true)],
});

const foot: Region = {
  size: 'content',
  pad: { wide: 40, tall: 60 },
  flow: { groups: [[{ ...FOOT, gap: 0 }]], justify: 'middle' },
};

/** Two things beside each other, over them what is said of both and whose card it is, and below what else there is. */
export const versusHalves: Spec = {
  name: 'versus-halves',
  leads: 'side',
  letters: [1, 24],
  most: { side: 3, said: 3 },
  region: firstOf(
    {
      needs: 'title',
      split: 'below',
      regions: [
        {
          size: 'content',
          pad: { wide: 40, tall: 60 },
          flow: {
            groups: [
              [SENDER, { of: 'title', voice: 'title', size: 'second', lines: 2 }, { ...SUBTITLE, gap: 28 }],
            ],
            justify: 'middle',
          },
        },
        halves([], []),
        foot,
      ],
    },
    {
      split: 'below',
      regions: [
        halves(
          [{ of: 'brand', as: 'brand', size: SIGNED }],
          [
            { of: 'label', size: SIGNED, width: { wide: 1, tall: 0.7 }, ink: 'muted' },
            // Where the halves are below each other, the link is at the end of their edge.
            { of: 'text', size: SIGNED, lines: 4, width: { wide: 1, tall: 0.7 }, gap: 24 },
          ],
        ),
        foot,
      ],
    },
  ),
};
