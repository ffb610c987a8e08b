import { TOUCHED_BITS } from './deflate/patch-tokens.ts';
import type { Pixels } from './pixels.ts';

/**
 * Opaque pixels in memory, red, green and blue first, whatever lies before a row or after a pixel. `touched` is told what changes, as
 * `patchTokens` asks.
 */
export type Raster = {
  data: Uint8Array;
  rowBytes: number;
  firstByte: number;
  pixelBytes: 3 | 4;
  touched?: Uint8Array;
};

/** Pixels as a raster on the same memory. */
export const toRaster = ({ width, data }: Pixels): Raster => ({
  data,
  rowBytes: width * 4,
  firstByte: 0,
  pixelBytes: 4,
});

/**
 * Sets type into a raster, its corner at `at`: source over, `type` with straight alpha (as the renderer's raw output
 * has it). In our own loop, because handing a whole picture back to the renderer costs four times as much as drawing
 * the letters.
 */
export function layOver(type: Pixels, at: { x: number; y: number }, raster: Raster): void {
  const { width, height, data: ink } = type;
  const { data, rowBytes, firstByte, pixelBytes, touched } = raster;
  // A pixel is a word, its red in the low byte. Most carry no type: two of them at a time tell.
  const words = new Int32Array(ink.buffer, ink.byteOffset, width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const below = (at.y + y) * rowBytes + firstByte + at.x * pixelBytes;
    for (let x = 0; x < width; x++) {
      while (x + 2 < width && ((words[row + x] as number) | (words[row + x + 1] as number)) === 0) x += 2;
      const word = words[row + x] as number;
      if (word === 0) continue;
      const alpha = word >>> 24;
      const to = below + x * pixelBytes;
      for (let channel = 0; channel < 3; channel++) {
        const own = (word >> (channel * 8)) & 255;
        data[to + channel] = alpha === 255 ? own : mix(own, data[to + channel] as number, alpha);
      }
      if (touched) {
        touched[to >> TOUCHED_BITS] = 1;
        touched[(to + 2) >> TOUCHED_BITS] = 1;
      }
    }
  }
}

// Rounds a quotient by 255 exactly, for every product of two bytes.
const mix = (above: number, below: number, alpha: number): number => {
  const product = above * alpha + below * (255 - alpha) + 128;
  return (product + (product >> 8)) >> 8;
};
