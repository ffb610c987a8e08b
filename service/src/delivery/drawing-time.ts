import type { Card } from '@cardwright/engine';

// What the limit is meant for; a photo in a larger card takes longer in proportion.
const USUAL_PIXELS = 1200 * 630;

/** How long a card may take to be drawn, of the limit for one of the usual size. */
export const toDrawingTime = (
  deadlineMs: number,
  { width, height }: Pick<Card, 'width' | 'height'>,
): number => Math.ceil(deadlineMs * Math.max(1, (width * height) / USUAL_PIXELS));
