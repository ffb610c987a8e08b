import { PICTURED, TURNS } from '../../specs/slots.ts';
import type { Ornament, Region, Slot } from '../../specs/spec.ts';

type Portrayed = {
  /** Of the words, on wide cards. */
  width: { wide: number; banner: number };
  head: Slot[];
  words: Slot[];
  /** What is shown, which is higher than it is wide. */
  field: { ground: NonNullable<Region['ground']>; art: Ornament[] };
  /** How wide that is at least on a wide card, and how high on others. */
  least: NonNullable<Region['least']>;
};

/** Words beside somebody or something: on square cards below it, on a story above. */
export const besidePortrait = ({ width, head, words, field, least }: Portrayed): Region => ({
  split: TURNS,
  regions: [
    {
      size: { ...width, tall: 'content' },
      flow: { groups: [head, words], justify: 'between' },
    },
    { ...field, rises: PICTURED, least },
  ],
});
