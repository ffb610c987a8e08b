import { findDirection } from '../assets/scripts.ts';
import type { Box, Shape } from '../geometry.ts';

/** The measures that a layout starts from; lengths in px. */
export type Frame = {
  width: number;
  height: number;
  shape: Shape;
  /** Unit of type: sizes are shares of it, so that a design works at every size and aspect ratio. */
  unit: number;
  margin: number;
  /** Minimum font size. */
  minSize: number;
  /** The title is right-to-left, so words start at the right. */
  rtl: boolean;
  /** The layout is mirrored: what is on the right of a design appears on the left. */
  mirrored: boolean;
};

/** Computes the frame of a canvas. `swapped` mirrors the design; right-to-left words mirror it anyway. */
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

/** Moves a box to the other side of the canvas if the layout is mirrored. */
export const mirrorBox = (frame: Frame, box: Box): Box =>
  frame.mirrored ? { ...box, x: frame.width - box.x - box.width } : box;

export const turnX = (frame: Frame, x: number): number => (frame.mirrored ? frame.width - x : x);
