import { poster, SIGNED, titleAndRest } from '../../slots.ts';
import type { Slot, Spec } from '../../spec.ts';

/** A name over the whole width, its kind at the end of it, and a rule below. */
export const NAMEPLATE: Slot[] = [
  {
    row: [
      { of: 'brand', voice: 'title', size: 'lead' },
      { of: 'label', size: SIGNED, ink: 'muted' },
    ],
    join: 'apart',
    cross: 'baseline',
  },
  { mark: 'rule', size: 6, gap: 26 },
];

/** The name of a paper above a rule, and the story below it. */
export const nameplate: Spec = {
  name: 'nameplate',
  leads: 'title',
  letters: [8, 120],
  least: { brand: 1 },
  region: {
    flow: {
      groups: [NAMEPLATE, titleAndRest(poster('text', { voice: 'title' }))],
      justify: 'between',
    },
  },
};
