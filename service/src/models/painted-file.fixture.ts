import sharp from 'sharp';

/** Two colors with a line between them, as an encoded file. */
export const picture = (width = 1280, height = 672, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } })
    .composite([
      {
        input: {
          create: { width: Math.ceil(width / 2), height, channels: 3, background: '#e0b070' },
        },
        left: 0,
        top: 0,
      },
    ])
    .withExif({ IFD0: { ImageDescription: 'the prompt of somebody' } })
    .toFormat(format)
    .toBuffer();

/** A PNG whose header promises 30,000 x 30,000 pixels. */
export function toBomb(png: Buffer): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  return bomb;
}
