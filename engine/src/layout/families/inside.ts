import type { Box } from '../../geometry.ts';
import type { Frame } from '../frame.ts';
import { isStory } from '../split-canvas.ts';

// What the controls of stories and reels cover: 250 and 340 of 1920 px.
const STORY = { top: 250 / 1920, foot: 340 / 1920 } as const;

/** The part of the canvas that words may use. */
export function toInside(frame: Frame): Box {
  const { width, height, margin } = frame;
  const [top, foot] = isStory(frame)
    ? [Math.round(height * STORY.top), Math.round(height * STORY.foot)]
    : [margin, margin];
  return { x: margin, y: top, width: width - 2 * margin, height: height - top - foot };
}
