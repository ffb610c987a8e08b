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
export function predictRows({ width, height, data }: Pixels, tolerance: Tolerance): PngRows {
  const [red, green, blue] = tolerance;
  const rows = new Uint8Array(height * (1 + width * 3));
  let above = new Uint8Array(width * 3);
  let row = new Uint8Array(width * 3);
  let [from, to] = [0, 0];
  for (let y = 0; y < height; y++) {
    rows[to++] = PAETH;
    // Left and upper left, by channel: arrays in this loop cost three times as much.
    let [r, g, b, cornerR, cornerG, cornerB] = [0, 0, 0, 0, 0, 0];
    for (let at = 0; at < width * 3; at += 3, from += 4, to += 3) {
      const topR = above[at] as number;
      const topG = above[at + 1] as number;
      const topB = above[at + 2] as number;
      const seenR = data[from] as number;
      const seenG = data[from + 1] as number;
      const seenB = data[from + 2] as number;
      r = paeth(r, topR, cornerR);
      g = paeth(g, topG, cornerG);
      b = paeth(b, topB, cornerB);
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
      row[at] = r;
      row[at + 1] = g;
      row[at + 2] = b;
      cornerR = topR;
      cornerG = topG;
      cornerB = topB;
    }
    [above, row] = [row, above];
  }
  return { width, height, data: rows };
}

/** The one of the three that is nearest to left + top - corner. */
function paeth(left: number, top: number, corner: number): number {
  const toLeft = Math.abs(top - corner);
  const toTop = Math.abs(left - corner);
  const toCorner = Math.abs(top + left - 2 * corner);
  if (toLeft <= toTop && toLeft <= toCorner) return left;
  return toTop <= toCorner ? top : corner;
}
