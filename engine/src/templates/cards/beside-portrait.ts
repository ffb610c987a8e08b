import { NOTHING, PICTURED, TURNS } from '../../specs/slots.ts';
import type { Flow, Ornament, Region, Slot } from '../../specs/spec.ts';

type Portrayed = {
  /** Of the words, on wide cards. */
  width: { wide: number; banner: number };
  /** What stands at the top, and beside the portrait on square cards. */
  head: Slot[];
  beside?: Flow;
  words: readonly Slot[];
  /** What is shown, which is higher than it is wide. */
  field: { ground: NonNullable<Region['ground']>; art: Ornament[] };
  /** At least so high on a story. */
  story: number;
};

/** Words beside somebody or something: on a story above it, and on square cards below, with the head beside it. */
export function besidePortrait({ width, head, beside, words, field, story }: Portrayed): Region {
  const all: Flow = { groups: [head, [...words]], justify: 'between' };
  const top = beside ?? { groups: [head], justify: 'top' };
  return {
    split: TURNS,
    regions: [
      { size: { ...width, tall: 0, story: 'content' }, flow: { wide: all, tall: NOTHING, story: all } },
      {
        ...field,
        rises: PICTURED,
        least: { wide: 300, story },
        flow: NOTHING,
        art: { wide: field.art, tall: [], story: field.art },
      },
      {
        split: 'beside',
        least: { wide: 0, square: 400, portrait: 520 },
        regions: [
          { pad: { wide: 0, tall: 48 }, flow: { wide: NOTHING, tall: top, story: NOTHING } },
          {
            ...field,
            size: { wide: 0, square: 460, portrait: 560 },
            flow: NOTHING,
            art: { wide: [], tall: field.art, story: [] },
          },
        ],
      },
      {
        size: 'content',
        pad: { wide: 0, tall: 64 },
        flow: { wide: NOTHING, tall: { groups: [[...words]], justify: 'bottom' }, story: NOTHING },
      },
    ],
  };
}
