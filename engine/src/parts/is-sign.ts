import type { PictureTraits } from './matter.ts';

// About as wide as high, and not made of few pixels.
const ASPECT = [0.62, 1.6] as const;
const LEAST_PX = 120;

/** Whether a logo can be drawn as large as a card. */
export const isLarge = ({ width, height }: PictureTraits): boolean =>
  width / height > ASPECT[0] && width / height < ASPECT[1] && Math.max(width, height) >= LEAST_PX;

/** Whether its outline tells it: such a logo can be drawn in one color, and be cut. */
export const isSign = (logo: PictureTraits): boolean => isLarge(logo) && logo.transparent && !logo.solid;
