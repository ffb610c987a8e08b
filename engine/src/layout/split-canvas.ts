import type { Box } from '../geometry.ts';
import type { Frame } from './frame.ts';

/** The card in two: words at the start, art behind or below; px, before mirroring. */
export type Split = { text: Box; art: Box };

export const isWide = ({ shape }: Frame): boolean => shape === 'landscape' || shape === 'banner';

// What the controls of stories and reels cover: 250 and 340 of 1920 px.
const STORY = { ratio: 1.6, top: 250 / 1920, foot: 340 / 1920 } as const;

export const isStory = ({ width, height }: Frame): boolean => height / width > STORY.ratio;

/** Returns the part of the canvas that words may use. */
export function toInside(frame: Frame): Box {
  const { width, height, margin } = frame;
  const [top, foot] = isStory(frame)
    ? [Math.round(height * STORY.top), Math.round(height * STORY.foot)]
    : [margin, margin];
  return { x: margin, y: top, width: width - 2 * margin, height: height - top - foot };
}

/** How much further in than a margin words start and end on a story: a look with margins of its own adds it to them. */
export function storyInset(frame: Frame, margin: number): { head: number; foot: number } {
  if (!isStory(frame)) return { head: 0, foot: 0 };
  const { y, height } = toInside(frame);
  return { head: Math.max(0, y - margin), foot: Math.max(0, frame.height - y - height - margin) };
}

/**
 * Splits wide cards at `across` of the width, tall ones at `down` of the height below the top margin; the art reaches
 * the edges of the canvas.
 */
export function splitCanvas(frame: Frame, { across, down }: { across: number; down: number }): Split {
  const { width, height, margin } = frame;
  const inside = toInside(frame);
  if (isWide(frame)) {
    const edge = Math.round(width * across);
    // Words that end towards the art are ragged and keep their distance anyway; those that start beside it need a
    // gap.
    const air = margin * (frame.mirrored === frame.rtl ? 0.25 : 0.8);
    return {
      text: { ...inside, width: edge - margin - air },
      art: { x: edge, y: 0, width: width - edge, height },
    };
  }
  const edge = Math.round(inside.y + (height - inside.y) * down);
  return {
    text: { ...inside, height: edge - inside.y - margin * 0.3 },
    art: { x: 0, y: edge, width, height: height - edge },
  };
}

/** Lets art on tall cards rise into the room that the words leave, by `most` px. */
export function riseTo(frame: Frame, art: Box, text: Box, most: number): Box {
  if (isWide(frame)) return art;
  const top = Math.max(text.y + text.height + frame.margin * 0.7, art.y - most);
  return top < art.y ? { ...art, y: top, height: frame.height - top } : art;
}
