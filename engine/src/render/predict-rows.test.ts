import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PACKING, writePng } from './png-rows.ts';
import { predictRows, type Tolerance } from './predict-rows.ts';

const tolerances = fc.constantFrom<Tolerance>([0, 0, 0], [1, 0, 2], [1, 1, 2]);

/** Slopes and flat areas with edges in them: what is predicted well and what is not. */
const pictures = fc
  .record({
    width: fc.integer({ min: 1, max: 24 }),
    height: fc.integer({ min: 1, max: 16 }),
    slope: fc.oneof(
      fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })),
      fc.constantFrom<[number, number]>([0, 0], [0, 9], [9, 0]),
    ),
    noise: fc.uint8Array({ minLength: 1, maxLength: 64 }),
    rough: fc.constantFrom(1, 3, 255),
  })
  .map(({ width, height, slope: [across, down], noise, rough }) => {
    const data = new Uint8Array(width * height * 4).fill(255);
    for (let i = 0; i < width * height; i++)
      for (let channel = 0; channel < 3; channel++) {
        const grain = (noise[(i * 3 + channel) % noise.length] ?? 0) % (rough + 1);
        data[i * 4 + channel] = 40 * channel + across * (i % width) + down * Math.floor(i / width) + grain;
      }
    return { width, height, data };
  });

test('a decoder gets every pixel back, no channel further off than its tolerance', async () => {
  await fc.assert(
    fc.asyncProperty(pictures, tolerances, async (pixels, tolerance) => {
      const png = await writePng(predictRows(pixels, tolerance), PACKING.runs);
      const { data: decoded, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: pixels.width, height: pixels.height, channels: 3 });
      const off = [0, 0, 0];
      for (let i = 0; i < pixels.width * pixels.height; i++)
        for (let channel = 0; channel < 3; channel++) {
          const apart = Math.abs((decoded[i * 3 + channel] ?? 0) - (pixels.data[i * 4 + channel] ?? 0));
          off[channel] = Math.max(off[channel] ?? 0, apart);
        }
      for (const [channel, most] of tolerance.entries()) expect(off[channel]).toBeLessThanOrEqual(most);
    }),
    { numRuns: 80, seed: 3 },
  );
});

test('a slow slope packs smaller the more it may be off', async () => {
  const [width, height] = [300, 200];
  const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    const i = Math.floor(at / 4);
    return at % 4 === 3 ? 255 : 90 + (i % width) * 0.23 + Math.floor(i / width) * 0.11 * (at % 4);
  });
  const sizes: number[] = [];
  for (const tolerance of [
    [0, 0, 0],
    [1, 0, 2],
    [1, 1, 2],
  ] as const)
    sizes.push((await writePng(predictRows({ width, height, data }, tolerance), PACKING.runs)).length);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
});

test('pixels in the middle of other memory are read as they are', () => {
  const pixels = { width: 3, height: 2, data: Uint8Array.from({ length: 24 }, (_, at) => at * 9) };
  const memory = new Uint8Array(25);
  memory.set(pixels.data, 1);
  expect(predictRows({ ...pixels, data: memory.subarray(1) }, [0, 0, 0])).toEqual(
    predictRows(pixels, [0, 0, 0]),
  );
});
