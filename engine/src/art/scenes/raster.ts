import { crc32, deflateSync } from 'node:zlib';
import { converter } from 'culori';

export type Lab = readonly [l: number, a: number, b: number];

const toOklab = converter('oklab');

export function toLab(hex: string): Lab {
  const color = toOklab(hex);
  if (!color) throw new Error(`not a colour: ${hex}`);
  return [color.l, color.a, color.b];
}

const ENCODED = Float32Array.from({ length: 8193 }, (_, i) => {
  const c = i / 8192;
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
});

// A fixed pattern instead of noise: it hides the steps as well, and packs far smaller in a PNG.
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => (rank + 0.5) / 16);

/** Writes one pixel; the caller fills `target` with OKLab lightness, a, b and opacity 0..1. */
export type Painter = (target: Float64Array, x: number, y: number) => void;

/** Soft areas (skies, fog) computed in OKLab, dithered to 8 bit: a PNG that is drawn larger than it is. */
export function paintPixels(width: number, height: number, paint: Painter): Uint8Array {
  const rows = Buffer.alloc(height * (width * 4 + 1));
  const target = new Float64Array(4);
  let at = 0;
  for (let y = 0; y < height; y++) {
    rows[at++] = 0;
    for (let x = 0; x < width; x++) {
      target[3] = 1;
      paint(target, x, y);
      const dither = BAYER[(y & 3) * 4 + (x & 3)] ?? 0;
      writeOklab(rows, at, target, dither);
      rows[at + 3] = Math.floor(255 * (target[3] ?? 1) + (target[3] === 1 ? 0 : dither));
      at += 4;
    }
  }
  return encodePng(width, height, rows);
}

// The two matrices of OKLab: https://bottosson.github.io/posts/oklab/
function writeOklab(bytes: Buffer, at: number, color: Float64Array, dither: number): void {
  const [l = 0, a = 0, b = 0] = color;
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  bytes[at] = encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short, dither);
  bytes[at + 1] = encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short, dither);
  bytes[at + 2] = encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short, dither);
}

const encode = (linear: number, dither: number): number =>
  Math.floor((ENCODED[Math.round(Math.min(1, Math.max(0, linear)) * 8192)] ?? 0) + dither);

/** RGBA rows, each led by its filter byte, as an uncompressed PNG: it only travels to the renderer. */
function encodePng(width: number, height: number, rows: Buffer): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
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
