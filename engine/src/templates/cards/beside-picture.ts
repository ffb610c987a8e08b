import { NOTHING, PICTURED, TURNS } from '../../specs/slots.ts';
import type { Flow, Ornament, Region, Slot } from '../../specs/spec.ts';

type Pictured = {
  /** Of the words, on wide cards. */
  width: { wide: number; banner: number };
  head: Slot[];
  words: Slot[];
  /** Where a square card shows a picture in a corner: what stands beside it, and below both. */
  corner?: { beside: Slot[][]; words: Slot[] };
  /** What is shown. */
  field: { ground?: NonNullable<Region['ground']>; art: Ornament[] };
  /** How wide that is at least on a wide card, and how high on others. */
  least: NonNullable<Region['least']>;
};

// Of a square card.
const CORNER = 0.5;

/**
 * Words beside somebody or something: on a story above it, on square cards below it. Something that is higher than it is wide would be cut
 * there: it takes half of the width, and some of the words the other.
 */
export function besidePicture({ width, head, words, corner, field, least }: Pictured): Region {
  const all: Flow = { groups: [head, words], justify: 'between' };
  const below: Flow = { groups: [corner?.words ?? []], justify: 'bottom' };
  const besideIt: Flow = { groups: corner?.beside ?? [], justify: 'between' };
  const { art, ...ground } = field;
  return {
    split: TURNS,
    regions: [
      {
        size: { ...width, tall: 'content' },
        flow: corner ? { wide: all, tall: below, story: all } : all,
      },
      corner
        ? {
            rises: PICTURED,
            least,
            ...ground,
            split: 'beside',
            regions: [
              {
                ...ground,
                ...(ground.ground === undefined && { pad: 36 }),
                size: CORNER,
                flow: { wide: NOTHING, tall: besideIt, story: NOTHING },
              },
              { ...ground, art },
            ],
          }
        : { ...field, rises: PICTURED, least },
    ],
  };
}
