import { findDirection } from '../assets/scripts.ts';
import type { Box } from './composition.ts';

export type Shape = 'banner' | 'landscape' | 'square' | 'portrait';

/** The measures that a layout starts from; lengths in px. */
export type Frame = {
  width: number;
  height: number;
  shape: Shape;
  /** Type unit: sizes are shares of it, so that one design holds at every size and aspect. */
  unit: number;
  margin: number;
  /** Least font size. */
  minSize: number;
  /** The title runs from right to left, and words start at the right. */
  rtl: boolean;
  /** The layout is turned round: what stands at the right of a design stands at the left. */
  mirrored: boolean;
};

/** `swapped` is a design turned round for its own sake; one for words from right to left is turned anyway. */
export function toFrame(width: number, height: number, title: string, swapped = false): Frame {
  const aspect = width / height;
  const short = Math.min(width, height);
  const shape = aspect > 2.2 ? 'banner' : aspect > 1.25 ? 'landscape' : aspect > 0.8 ? 'square' : 'portrait';
  const rtl = findDirection(title) === 'rtl';
  const wide = shape === 'banner' || shape === 'landscape';
  return {
    width,
    height,
    shape,
    unit: Math.min(0.725 * Math.sqrt(width * height), wide ? height * 1.15 : width * 0.95),
    margin: Math.round(short * (shape === 'banner' ? 0.12 : wide ? 0.1 : 0.085)),
    // 2.6% of the short side, and 12 px where the canvas has room for that.
    minSize: Math.min(18, Math.max(Math.min(12, short * 0.04), short * 0.026)),
    rtl,
    mirrored: rtl !== swapped,
  };
}

/** A box at the other side of the canvas when the layout is turned round. */
export const turn = (frame: Frame, box: Box): Box =>
  frame.mirrored ? { ...box, x: frame.width - box.x - box.width } : box;

export const turnX = (frame: Frame, x: number): number => (frame.mirrored ? frame.width - x : x);
