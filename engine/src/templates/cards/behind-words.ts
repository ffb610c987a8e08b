import { NOTHING } from '../../specs/slots.ts';
import type { Ornament, Region } from '../../specs/spec.ts';

const BEHIND: Ornament = {
  draw: 'mark',
  at: 'end bottom',
  size: { wide: 1.12, tall: 0.72 },
  bleed: { wide: 0.16, tall: 0.14 },
  ink: 'tint',
};
const IN_FIELD: Ornament = {
  draw: 'mark',
  at: 'end top',
  size: { wide: 1, story: 0.86 },
  bleed: { wide: 0, story: -0.06 },
  ink: 'line',
};

// What the controls of a story cover.
export const COVERED = 350;

/** The sign of the brand, faint behind words; on a story it has a field of its own. */
export const SIGN_BEHIND: NonNullable<Region['art']> = { wide: [BEHIND], tall: [BEHIND], story: [] };

type StoryField = {
  ground?: NonNullable<Region['ground']>;
  /** By default it gives way to many words. */
  size?: number;
  art?: readonly Ornament[];
};

/** Words, and on a story, whose controls cover its foot, a field below them with the sign of the brand. */
export const withStoryField = (
  { needs, ground, ...words }: Region,
  { ground: field = 'field', size = 560, art = [] }: StoryField = {},
): Region => ({
  ...(needs && { needs }),
  ...(ground && { ground }),
  split: 'below',
  regions: [
    words,
    {
      ground: field,
      size: { wide: 0, story: size },
      least: { wide: 0, story: COVERED },
      pad: { wide: 60, story: 64 },
      flow: NOTHING,
      art: { wide: [], tall: [], story: [IN_FIELD, ...art] },
    },
  ],
});
