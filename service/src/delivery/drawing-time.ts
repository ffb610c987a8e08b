import type { Card } from '@cardwright/engine';

// What the limit is meant for; a photo in a larger card takes longer in proportion.
const USUAL_PIXELS = 1200 * 630;

// It has up to fourteen pictures.
const GIF_TIMES = 4;

/** How long a card may take to be drawn, of the limit for one of the usual size. */
export const toDrawingTime = (
  deadlineMs: number,
  { width, height, format }: Pick<Card, 'width' | 'height'> & Partial<Pick<Card, 'format'>>,
): number =>
  Math.ceil(deadlineMs * Math.max(1, (width * height) / USUAL_PIXELS) * (format === 'gif' ? GIF_TIMES : 1));
