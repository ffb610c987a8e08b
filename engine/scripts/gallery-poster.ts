import sharp from 'sharp';

const WIDTH = 1600;
const COLUMNS = 4;
const GAP = 16;
const RADIUS = 8;
// A README's picture is loaded by everybody who passes by.
const MAX_BYTES = 900_000;

/** Landscape pictures side by side without captions, rounded, on nothing: a PNG 1600 px wide for a README. */
export async function drawPoster(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const width = Math.floor((WIDTH - GAP * (COLUMNS - 1)) / COLUMNS);
  const height = Math.round((width * 630) / 1200);
  const rows = Math.ceil(pictures.length / COLUMNS);
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${RADIUS}"/></svg>`,
  );
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture)
        .resize({ width, height, fit: 'cover' })
        .composite([{ input: mask, blend: 'dest-in' }])
        .png()
        .toBuffer(),
      left: (index % COLUMNS) * (width + GAP),
      top: Math.floor(index / COLUMNS) * (height + GAP),
    })),
  );
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const sheet = await sharp({
    create: { width: WIDTH, height: rows * (height + GAP) - GAP, channels: 4, background },
  })
    .composite(tiles)
    .png()
    .toBuffer();
  // All colors if they fit, else fewer shades of each: a palette of 256 would be seen in every gradient.
  for (const bits of [8, 7, 6, 5]) {
    const png = await withShades(sheet, bits);
    if (png.length <= MAX_BYTES) return png;
  }
  return sharp(sheet).png({ palette: true, quality: 100, dither: 0.6, effort: 10 }).toBuffer();
}

/** The picture with 2^bits shades of each channel, the rest rounded away. */
async function withShades(png: Uint8Array, bits: number): Promise<Uint8Array> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const step = 2 ** (8 - bits);
  const shades = data.map((value) => Math.min(255, Math.round(value / step) * step));
  const { width, height, channels } = info;
  return sharp(shades, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toBuffer();
}
