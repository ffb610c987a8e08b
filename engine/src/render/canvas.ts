import type { Composition } from '../layout/composition.ts';

/** RGBA, 8 bit, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** Turns compositions into pixels and bytes; the only place that knows the renderer. */
export interface Canvas {
  /** Everything below the type. */
  drawArt(composition: Composition): Promise<Pixels>;
  /** The art with the type set over it. */
  drawType(composition: Composition, art: Pixels): Promise<Pixels>;
  /** PNG within the byte budget (600,000 at 1200x630, scaled by area) or JPEG. */
  encode(pixels: Pixels, format: 'png' | 'jpeg'): Promise<Uint8Array>;
}
