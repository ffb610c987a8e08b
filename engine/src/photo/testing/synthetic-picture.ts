import fc from 'fast-check';
import sharp from 'sharp';
import { createRandom } from '../../random.ts';

/** A picture with dials: one thing on a ground that is quiet but for noise on one side. Places are shares of the sides. */
export type Dials = {
  width: number;
  height: number;
  subject: { x: number; y: number; radius: number } | undefined;
  /** The side that is restless, and how much, 0..255. */
  noisy: 'left' | 'right' | 'top' | 'bottom' | 'all';
  noise: number;
  /** Lightness of the ground and of the thing, 0..255. */
  ground: number;
  thing: number;
  grey: boolean;
};

export const anyDials: fc.Arbitrary<Dials> = fc.record({
  width: fc.integer({ min: 40, max: 900 }),
  height: fc.integer({ min: 40, max: 900 }),
  subject: fc.option(
    fc.record({
      x: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
      y: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
      radius: fc.double({ min: 0.1, max: 0.22, noNaN: true }),
    }),
    { nil: undefined },
  ),
  noisy: fc.constantFrom('left', 'right', 'top', 'bottom', 'all'),
  noise: fc.integer({ min: 0, max: 255 }),
  ground: fc.integer({ min: 0, max: 255 }),
  thing: fc.integer({ min: 0, max: 255 }),
  grey: fc.boolean(),
});

export type RawPicture = { width: number; height: number; data: Buffer };

export function drawPixels({ width, height, subject, noisy, noise, ground, thing, grey }: Dials): RawPicture {
  const random = createRandom(width * 31 + height);
  const data = Buffer.alloc(width * height * 3);
  const short = Math.min(width, height);
  const isNoisy = (u: number, v: number): boolean =>
    noisy === 'all' ||
    (noisy === 'left' ? u < 0.4 : noisy === 'right' ? u > 0.6 : noisy === 'top' ? v < 0.4 : v > 0.6);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const inside =
        subject !== undefined &&
        Math.hypot(x - subject.x * width, y - subject.y * height) < subject.radius * short;
      const grain = isNoisy(x / width, y / height) && !inside ? (random.next() - 0.5) * noise : 0;
      const value = (inside ? thing : ground) + grain;
      for (let i = 0; i < 3; i++) {
        const tinted = grey ? value : inside && i === 1 ? value * 0.4 : value;
        data[at + i] = Math.min(255, Math.max(0, Math.round(tinted)));
      }
    }
  return { width, height, data };
}

export const toPng = ({ width, height, data }: RawPicture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
