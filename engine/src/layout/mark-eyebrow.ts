import type { Box } from '../geometry.ts';
import type { Node } from '../nodes.ts';
import type { PlacedText } from './composition.ts';

/** A small shape before the label; lengths in em of the label's text. */
export type EyebrowMark = { width: number; height: number; gap: number; radius: number; color: string };

export const dashMark = (color: string): EyebrowMark => ({
  width: 1.7,
  height: 0.19,
  gap: 0.7,
  radius: 0.1,
  color,
});
export const dotMark = (color: string): EyebrowMark => ({
  width: 0.66,
  height: 0.66,
  gap: 0.6,
  radius: 0.33,
  color,
});

/**
 * Sets the mark before the eyebrow, on the side where reading starts, and moves the words aside. Without an
 * eyebrow, or where `room` (the column) is too narrow for both, nothing changes.
 */
export function markEyebrow(
  texts: readonly PlacedText[],
  room: Box,
  mark: EyebrowMark,
): { texts: PlacedText[]; art: Node[] } {
  const eyebrow = texts.find((text) => text.role === 'eyebrow');
  if (eyebrow?.fitted.lines.length !== 1 || eyebrow.align === 'center') return { texts: [...texts], art: [] };
  const em = eyebrow.fitted.size;
  const shift = (mark.width + mark.gap) * em;
  if (eyebrow.fitted.width + shift > room.width) return { texts: [...texts], art: [] };
  const fromRight = eyebrow.align === 'right';
  const { box } = eyebrow;
  const moved = { ...eyebrow, box: { ...box, x: box.x + (fromRight ? -shift : shift) } };
  const width = Math.round(mark.width * em);
  const height = Math.max(2, Math.round(mark.height * em));
  return {
    texts: texts.map((text) => (text === eyebrow ? moved : text)),
    art: [
      {
        type: 'container',
        style: {
          position: 'absolute',
          left: Math.round(fromRight ? box.x + box.width - width : box.x),
          top: Math.round(box.y + (eyebrow.fitted.height - height) / 2),
          width,
          height,
          borderRadius: mark.radius * em,
          backgroundColor: mark.color,
        },
      },
    ],
  };
}
