import { deflateSync } from 'node:zlib';
import { converter } from 'culori';
import { toPngFile } from '../png-file.ts';

export type Lab = readonly [l: number, a: number, b: number];

const toOklab = converter('oklab');

export function toLab(hex: string): Lab {
  const color = toOklab(hex);
  if (!color) throw new Error(`not a color: ${hex}`);
  return [color.l, color.a, color.b];
}

const LEVELS = 16384;
const ENCODED = Float32Array.from({ length: LEVELS + 1 }, (_, i) => {
  const c = i / LEVELS;
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
});

/** Writes one pixel: the caller fills `target` with OKLab lightness, a, b; opacity is 1 unless it says less. */
export type Painter = (target: Float64Array, x: number, y: number) => void;

/** Of a pixel, [0, 1): which of the two nearest bytes it becomes, so that slow ramps show no steps. */
export type Dither = (x: number, y: number) => number;

// A fixed pattern instead of noise: it hides the steps as well, and packs far smaller in a PNG.
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => (rank + 0.5) / 16);
const bayer: Dither = (x, y) => BAYER[(y & 3) * 4 + (x & 3)] ?? 0;

/** Soft areas (skies, fog, meshes) computed in OKLab, dithered to 8 bit: a PNG that is drawn larger than it is. */
export function paintPixels(
  width: number,
  height: number,
  paint: Painter,
  dither: Dither = bayer,
): Uint8Array {
  const rows = Buffer.alloc(height * (width * 4 + 1));
  const target = new Float64Array(4);
  let at = 0;
  for (let y = 0; y < height; y++) {
    at++; // PNG filter type 0
    for (let x = 0; x < width; x++) {
      target[3] = 1;
      paint(target, x, y);
      const share = dither(x, y);
      const alpha = target[3];
      writeOklab(rows, at, target, share);
      rows[at + 3] = Math.floor(255 * alpha + (alpha === 1 ? 0 : share));
      at += 4;
    }
  }
  // It only travels to the renderer: to pack it would take longer.
  return toPngFile({ width, height }, 'rgba', [deflateSync(rows, { level: 0 })]);
}

// The two matrices of OKLab: https://bottosson.github.io/posts/oklab/
function writeOklab(bytes: Buffer, at: number, color: Float64Array, dither: number): void {
  const l = color[0] as number;
  const a = color[1] as number;
  const b = color[2] as number;
  const long = cube(l + 0.3963377774 * a + 0.2158037573 * b);
  const medium = cube(l - 0.1055613458 * a - 0.0638541728 * b);
  const short = cube(l - 0.0894841775 * a - 1.291485548 * b);
  bytes[at] = encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short, dither);
  bytes[at + 1] = encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short, dither);
  bytes[at + 2] = encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short, dither);
}

// A power costs four times as much.
const cube = (value: number): number => value * value * value;

/** sRGB byte of a linear value. */
const encode = (linear: number, dither: number): number =>
  Math.floor(
    (ENCODED[linear <= 0 ? 0 : linear >= 1 ? LEVELS : Math.round(linear * LEVELS)] as number) + dither,
  );
