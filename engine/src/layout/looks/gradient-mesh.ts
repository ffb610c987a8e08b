import { crc32, deflateSync } from 'node:zlib';
import { converter } from 'culori';
import { createNoise } from '../../art/noise.ts';
import type { Random } from '../../random.ts';

/** A pool of colour; `x`, `y` as shares of the canvas, `reach` as a share of its height. */
export type Pool = { x: number; y: number; reach: number; color: string };

const toOklab = converter('oklab');

// A mesh has no detail: 240 samples along the canvas are enough at any size, and cheap at all of them.
const SAMPLES = 240;

const ENCODED = Float32Array.from({ length: 16385 }, (_, i) => {
  const c = i / 16384;
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
});

/**
 * Colour pools that run into one another, blended in OKLab so that no grey lies between two hues, and
 * bent by slow noise. A PNG in the canvas's proportions, 240 px long; drawn larger, it stays smooth.
 */
export function drawMesh(
  canvas: { width: number; height: number },
  base: string,
  pools: readonly Pool[],
  random: Random,
  warp = 0.2,
): Uint8Array {
  const scale = SAMPLES / Math.max(canvas.width, canvas.height);
  const width = Math.round(canvas.width * scale);
  const height = Math.round(canvas.height * scale);
  const aspect = width / height;
  const bendX = sampleNoise(createNoise(random.fork('bend-x'), 2), width, height);
  const bendY = sampleNoise(createNoise(random.fork('bend-y'), 2), width, height);
  const grain = random.fork('grain');
  const ground = lab(base);
  const blobs = pools.map((pool) => ({ ...pool, lab: lab(pool.color) }));
  const rows = Buffer.alloc(height * (width * 3 + 1));
  let at = 0;
  for (let row = 0; row < height; row++) {
    at++; // PNG filter type 0
    for (let column = 0; column < width; column++) {
      const u0 = (column / width) * aspect;
      const v0 = row / height;
      const u = u0 + warp * bendX(column, row);
      const v = v0 + warp * bendY(column, row);
      let total = 0.3;
      let [l, a, b] = [ground[0] * total, ground[1] * total, ground[2] * total];
      for (const blob of blobs) {
        const dx = u - blob.x * aspect;
        const dy = v - blob.y;
        const weight = 2 * Math.exp(-(dx * dx + dy * dy) / (2 * blob.reach * blob.reach));
        l += blob.lab[0] * weight;
        a += blob.lab[1] * weight;
        b += blob.lab[2] * weight;
        total += weight;
      }
      writeOklab(rows, at, l / total, a / total, b / total, grain.next());
      at += 3;
    }
  }
  return encodePng(width, height, rows);
}

// Noise this slow is straight over eight samples.
const STRIDE = 8;

/** Noise by column and row, computed at every eighth of them and straight between. */
function sampleNoise(
  noise: (x: number, y: number) => number,
  width: number,
  height: number,
): (column: number, row: number) => number {
  const across = Math.ceil(width / STRIDE) + 1;
  const down = Math.ceil(height / STRIDE) + 1;
  const step = (STRIDE / height) * 0.8;
  const knots = Float64Array.from({ length: across * down }, (_, i) =>
    noise((i % across) * step, Math.floor(i / across) * step),
  );
  return (column, row) => {
    const x = Math.floor(column / STRIDE);
    const y = Math.floor(row / STRIDE);
    const right = column / STRIDE - x;
    const below = row / STRIDE - y;
    const at = (dx: number, dy: number): number => knots[(y + dy) * across + x + dx] ?? 0;
    return (
      (at(0, 0) * (1 - right) + at(1, 0) * right) * (1 - below) +
      (at(0, 1) * (1 - right) + at(1, 1) * right) * below
    );
  };
}

function lab(hex: string): [number, number, number] {
  const color = toOklab(hex);
  if (!color) throw new Error(`not a colour: ${hex}`);
  return [color.l, color.a, color.b];
}

// The two matrices of OKLab: https://bottosson.github.io/posts/oklab/
function writeOklab(bytes: Buffer, at: number, l: number, a: number, b: number, dither: number): void {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  bytes[at] = encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short, dither);
  bytes[at + 1] = encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short, dither);
  bytes[at + 2] = encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short, dither);
}

/** sRGB byte; `dither` in [0, 1) decides which of the two nearest bytes, so that slow ramps show no steps. */
const encode = (linear: number, dither: number): number =>
  Math.floor((ENCODED[Math.round(Math.min(1, Math.max(0, linear)) * 16384)] ?? 0) + dither);

/** RGB rows, each led by its filter byte, as a PNG file. https://www.w3.org/TR/png-3/ */
function encodePng(width: number, height: number, rows: Buffer): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
