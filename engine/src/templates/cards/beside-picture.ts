import { NOTHING, PICTURED, TURNS } from '../../specs/slots.ts';
import type { Flow, Ornament, Region, Slot } from '../../specs/spec.ts';

type Pictured = {
  /** Of the words, on wide cards. */
  width: { wide: number; banner: number };
  head: Slot[];
  words: Slot[];
  /** Where a square card shows a picture in a corner: what stands beside it, and below both; for a narrow picture, a story too. */
  corner?: { beside: Slot[][]; words: Slot[]; narrow?: boolean };
  /** What is shown. */
  field: { ground?: NonNullable<Region['ground']>; art: Ornament[] };
  /** How wide that is at least on a wide card, and how high on others. */
  least: { wide: number; square: number; portrait?: number; story: number };
};

// Of the width of a tall card, what stands beside a corner; a head in a narrow picture is whole where its room is narrow too, and
// on a story so high.
const CORNER = 0.5;
const NARROW_CORNER = { wide: CORNER, square: 0.54, portrait: CORNER, story: 0.46 };
const LEAST_OF_NARROW = 800;

/**
 * Words beside somebody or something: on a story above it, on square cards below it. Something that is higher than it is wide would be cut
 * there: it takes half of the width, and some of the words the other. On a story so does somebody whose picture is narrow.
 */
export function besidePicture({ width, head, words, corner, field, least }: Pictured): Region {
  const all: Flow = { groups: [head, words], justify: 'between' };
  const below: Flow = { groups: [corner?.words ?? []], justify: 'bottom' };
  const besideIt: Flow = { groups: corner?.beside ?? [], justify: 'between' };
  const { art, ...ground } = field;
  const narrow = corner?.narrow ?? false;
  return {
    split: TURNS,
    regions: [
      {
        size: { ...width, tall: 'content' },
        flow: corner ? { wide: all, tall: below, story: narrow ? below : all } : all,
      },
      corner
        ? {
            rises: narrow || PICTURED,
            least: narrow ? { ...least, story: LEAST_OF_NARROW } : least,
            ...ground,
            split: 'beside',
            regions: [
              {
                ...ground,
                ...(ground.ground === undefined && { pad: 36 }),
                size: narrow ? NARROW_CORNER : CORNER,
                flow: { wide: NOTHING, tall: besideIt, story: narrow ? besideIt : NOTHING },
              },
              { ...ground, art },
            ],
          }
        : { ...field, rises: PICTURED, least },
    ],
  };
}
