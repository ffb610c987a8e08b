import { crc32, deflateSync } from 'node:zlib';
import { converter } from 'culori';
import { createNoise } from '../../art/noise.ts';
import type { Random } from '../../random.ts';

/** A pool of colour; `x`, `y` as shares of the canvas, `reach` as a share of its height. */
export type Pool = { x: number; y: number; reach: number; color: string };

const toOklab = converter('oklab');

// A mesh has no detail, so a quarter of the size is enough: sixteen times less to compute and to keep.
const SCALE = 4;

const ENCODED = Uint8Array.from({ length: 4097 }, (_, i) => {
  const c = i / 4096;
  return Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
});

/**
 * Colour pools that run into one another, blended in OKLab so that no grey lies between two hues, and
 * bent by slow noise. A PNG of a quarter of the canvas; drawn larger, it stays smooth.
 */
export function drawMesh(
  canvas: { width: number; height: number },
  base: string,
  pools: readonly Pool[],
  random: Random,
  warp = 0.2,
): Uint8Array {
  const width = Math.ceil(canvas.width / SCALE);
  const height = Math.ceil(canvas.height / SCALE);
  const aspect = width / height;
  const bendX = createNoise(random.fork('bend-x'), 2);
  const bendY = createNoise(random.fork('bend-y'), 2);
  const ground = lab(base);
  const blobs = pools.map((pool) => ({ ...pool, lab: lab(pool.color) }));
  const rows = Buffer.alloc(height * (width * 3 + 1));
  let at = 0;
  for (let row = 0; row < height; row++) {
    at++; // PNG filter type 0
    for (let column = 0; column < width; column++) {
      const u0 = (column / width) * aspect;
      const v0 = row / height;
      const u = u0 + warp * bendX(u0 * 0.8, v0 * 0.8);
      const v = v0 + warp * bendY(u0 * 0.8, v0 * 0.8);
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
      writeOklab(rows, at, l / total, a / total, b / total);
      at += 3;
    }
  }
  return encodePng(width, height, rows);
}

function lab(hex: string): [number, number, number] {
  const color = toOklab(hex);
  if (!color) throw new Error(`not a colour: ${hex}`);
  return [color.l, color.a, color.b];
}

// The two matrices of OKLab: https://bottosson.github.io/posts/oklab/
function writeOklab(bytes: Buffer, at: number, l: number, a: number, b: number): void {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  bytes[at] = encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  bytes[at + 1] = encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  bytes[at + 2] = encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
}

const encode = (linear: number): number => ENCODED[Math.round(Math.min(1, Math.max(0, linear)) * 4096)] ?? 0;

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
