import type { Ornament } from '../../specs/spec.ts';

const BEHIND: Ornament = {
  draw: 'mark',
  at: 'end bottom',
  size: { wide: 1.12, tall: 0.72, story: 1 },
  bleed: { wide: 0.16, tall: 0.14 },
  ink: 'tint',
};

/** The sign of the brand, faint behind words. */
export const SIGN_BEHIND: Ornament[] = [BEHIND];
