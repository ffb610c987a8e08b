import type { SignMeaning } from './sign.ts';

/** The safety color of a sign, and what is drawn on it. */
export type SignColors = { color: string; contrast: string };

export const SIGN_BLACK = '#16181a';
export const SIGN_WHITE = '#ffffff';

// RAL 3001, 1003, 5005 and 6032 as screens show them, the red and the yellow a step livelier: paint shines, pixels do not.
const RED = '#bf1620';
const YELLOW = '#fbb900';
const BLUE = '#00558c';
const GREEN = '#1b7a4a';

/** The colors of ISO 3864-1 by meaning. */
export const SIGN_COLORS: Readonly<Record<SignMeaning, SignColors>> = {
  prohibition: { color: RED, contrast: SIGN_WHITE },
  warning: { color: YELLOW, contrast: SIGN_BLACK },
  mandatory: { color: BLUE, contrast: SIGN_WHITE },
  safe: { color: GREEN, contrast: SIGN_WHITE },
  fire: { color: RED, contrast: SIGN_WHITE },
  information: { color: BLUE, contrast: SIGN_WHITE },
};
