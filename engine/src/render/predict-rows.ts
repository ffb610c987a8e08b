import type { Pixels } from './pixels.ts';
import type { PngRows } from './png-rows.ts';

/** How far each channel of a pixel may be from what was drawn, of 255. */
export type Tolerance = readonly [red: number, green: number, blue: number];

const PAETH = 4;

/**
 * Rows of RGB as a PNG holds them under the filter Paeth: what is left of each value after its prediction from the left
 * and from above. A remainder within the tolerance is dropped, and later predictions build on that, so that no pixel is
 * further off than the tolerance; with none the picture is exact. https://www.w3.org/TR/png-3/#9Filters
 */
export function predictRows(pixels: Pixels, tolerance: Tolerance): PngRows {
  const { width, height } = pixels;
  const [red, green, blue] = tolerance;
  const seen = toWords(pixels);
  const rows = new Uint8Array(height * (1 + width * 3));
  // The row above as a decoder gets it.
  const above = new Int32Array(width);
  let [from, to] = [0, 0];
  for (let y = 0; y < height; y++) {
    rows[to++] = PAETH;
    let [left, corner] = [0, 0];
    for (let x = 0; x < width; x++, from++, to += 3) {
      const top = above[x] as number;
      const word = (seen[from] as number) & RGB;
      // Most of a drawing is as the left says or as the row above says, and nothing is left of it.
      if (word === left && top === corner) {
        above[x] = word;
        continue;
      }
      if (word === top && left === corner) {
        corner = top;
        left = top;
        continue;
      }
      // Arrays in this loop would double its time.
      const seenR = word & 255;
      const seenG = (word >> 8) & 255;
      const seenB = word >> 16;
      let r = paeth(left & 255, top & 255, corner & 255);
      let g = paeth((left >> 8) & 255, (top >> 8) & 255, (corner >> 8) & 255);
      let b = paeth(left >> 16, top >> 16, corner >> 16);
      const restR = seenR - r;
      const restG = seenG - g;
      const restB = seenB - b;
      if (restR > red || restR < -red) {
        rows[to] = restR;
        r = seenR;
      }
      if (restG > green || restG < -green) {
        rows[to + 1] = restG;
        g = seenG;
      }
      if (restB > blue || restB < -blue) {
        rows[to + 2] = restB;
        b = seenB;
      }
      left = r | (g << 8) | (b << 16);
      above[x] = left;
      corner = top;
    }
  }
  return { width, height, data: rows };
}

const RGB = 0xffffff;

/** A pixel a number, red in its lowest byte: the renderer is built for little-endian machines only. */
function toWords({ width, height, data }: Pixels): Int32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : new Uint8Array(data);
  return new Int32Array(aligned.buffer, aligned.byteOffset, width * height);
}

/** The one of the three that is nearest to left + top - corner. */
function paeth(left: number, top: number, corner: number): number {
  const toLeft = Math.abs(top - corner);
  const toTop = Math.abs(left - corner);
  const toCorner = Math.abs(top + left - 2 * corner);
  if (toLeft <= toTop && toLeft <= toCorner) return left;
  return toTop <= toCorner ? top : corner;
}
