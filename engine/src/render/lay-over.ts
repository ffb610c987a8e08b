import type { Box } from '../geometry.ts';
import { type Changes, TOUCHED_BITS } from './deflate/patch-tokens.ts';
import { type Pixels, release } from './pixels.ts';

/**
 * Opaque pixels in memory, red, green and blue first, whatever lies before a row or after a pixel. `changes` is told what changes.
 */
export type Raster = {
  data: Uint8Array;
  rowBytes: number;
  firstByte: number;
  pixelBytes: 3 | 4;
  changes?: Changes;
};

/** Pixels as a raster on the same memory. */
export const toRaster = ({ width, data }: Pixels): Raster => ({
  data,
  rowBytes: width * 4,
  firstByte: 0,
  pixelBytes: 4,
});

/** The part `from` of pixels with straight alpha (as the renderer's raw output has it), with its corner at `at` of what it lies on. */
export type Layer = { pixels: Pixels; from: Box; at: { x: number; y: number } };

/**
 * Sets layers into a raster, source over, and gives their memory back. In our own loop, because handing a whole picture back to the
 * renderer costs four times as much as drawing the letters.
 */
export function layOver(layers: readonly Layer[], raster: Raster): void {
  for (const layer of layers) layOne(layer, raster);
  for (const { pixels } of layers) release(pixels);
}

function layOne({ pixels: { width, height, data: ink }, from, at }: Layer, raster: Raster): void {
  // A pixel is a word, its red in the low byte.
  const words = new Int32Array(ink.buffer, ink.byteOffset, width * height);
  for (let y = 0; y < from.height; y++) {
    // Whole numbers, as V8 has to be told: with those of a layout it counts pixels in floating point, in twice the time.
    const start = ((from.y + y) * width + from.x) | 0;
    const to = ((at.y + y) * raster.rowBytes + raster.firstByte + at.x * raster.pixelBytes) | 0;
    layRow(words, { start, end: (start + from.width) | 0, to }, raster);
  }
}

// A function of its own: where one leaves a long loop, V8 goes on in slow code, card after card.
function layRow(
  words: Int32Array,
  { start, end, to: corner }: { start: number; end: number; to: number },
  { data, pixelBytes, changes }: Raster,
): void {
  for (let pixel = start; pixel < end; ) {
    if (words[pixel] === 0) {
      // Most carry no type: eight of them at a time tell.
      pixel += pixel + CLEAR <= end && isClear(words, pixel) ? CLEAR : 1;
      continue;
    }
    const first = corner + (pixel - start) * pixelBytes;
    let [to, sum, moment] = [first, 0, 0];
    for (let word = words[pixel] as number; word !== 0; word = pixel < end ? (words[pixel] as number) : 0) {
      const alpha = word >>> 24;
      const [red, green, blue] = [data[to] as number, data[to + 1] as number, data[to + 2] as number];
      let [newRed, newGreen, newBlue] = [word & 255, (word >> 8) & 255, (word >> 16) & 255];
      if (alpha !== 255) {
        newRed = mix(newRed, red, alpha);
        newGreen = mix(newGreen, green, alpha);
        newBlue = mix(newBlue, blue, alpha);
      }
      data[to] = newRed;
      data[to + 1] = newGreen;
      data[to + 2] = newBlue;
      const change = newRed - red + newGreen - green + newBlue - blue;
      sum += change;
      moment += change * (to - first) + newGreen - green + 2 * (newBlue - blue);
      pixel++;
      to += pixelBytes;
    }
    if (!changes) continue;
    changes.sum += sum;
    changes.moment += moment + sum * first;
    for (let at = first >> TOUCHED_BITS; at <= (to - 1) >> TOUCHED_BITS; at++) changes.touched[at] = 1;
  }
}

const CLEAR = 8;

const isClear = (words: Int32Array, at: number): boolean =>
  ((words[at] as number) |
    (words[at + 1] as number) |
    (words[at + 2] as number) |
    (words[at + 3] as number) |
    (words[at + 4] as number) |
    (words[at + 5] as number) |
    (words[at + 6] as number) |
    (words[at + 7] as number)) ===
  0;

// Rounds a quotient by 255 exactly, for every product of two bytes.
const mix = (above: number, below: number, alpha: number): number => {
  const product = above * alpha + below * (255 - alpha) + 128;
  return (product + (product >> 8)) >> 8;
};
