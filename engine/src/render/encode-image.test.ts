import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { encodeJpeg, encodePng, maxImageBytes } from './encode-image.ts';

function noise(width: number, height: number) {
  const random = createRandom(7);
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < data.length; at++) data[at] = at % 4 === 3 ? 255 : random.integer(0, 255);
  return { width, height, data };
}

test('even noise stays under 600,000 bytes at 1200x630', async () => {
  const pixels = noise(1200, 630);
  expect(maxImageBytes(pixels)).toBe(600_000);
  for (const bytes of [await encodePng(pixels), await encodeJpeg(pixels)]) {
    expect(bytes.length).toBeLessThanOrEqual(600_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test('fine grain over a smooth picture costs bytes, not the picture', async () => {
  const { width, height, data } = noise(1200, 630);
  const grain = data.map((value, index) =>
    index % 4 === 3 ? 255 : Math.floor((index / 4 / (width * height)) * 180) + (value >> 4),
  );
  const bytes = await encodePng({ width, height, data: grain });
  expect(bytes.length).toBeLessThanOrEqual(600_000);
  const drawn = await sharp(bytes).ensureAlpha().raw().toBuffer();
  const off = drawn.reduce((sum, value, index) => sum + Math.abs(value - (grain[index] ?? 0)), 0);
  expect(off / drawn.length).toBeLessThan(8);
});

/** A slope in both directions with `grain` levels of noise on it. */
function slope(grain: number) {
  const { width, height, data } = noise(1200, 630);
  const painted = data.map((value, at) => {
    const i = Math.floor(at / 4);
    return at % 4 === 3 ? 255 : (i % width) / 12 + i / width / 9 + (value * grain) / 256;
  });
  return { width, height, data: painted };
}

const furthest = async (png: Uint8Array, data: Uint8Array): Promise<number> => {
  const drawn = await sharp(png).ensureAlpha().raw().toBuffer();
  return drawn.reduce((most, value, at) => Math.max(most, Math.abs(value - (data[at] ?? 0))), 0);
};

test('a picture that fits into 300,000 bytes is kept to the last bit', async () => {
  const flat = slope(0);
  const png = await encodePng(flat);
  expect(png.length).toBeLessThanOrEqual(300_000);
  expect(await furthest(png, flat.data)).toBe(0);
});

test('one that does not is off by two of 255 at most, instead of losing its colors to a palette', async () => {
  const grainy = slope(2.2);
  const png = await encodePng(grainy);
  expect(png.length).toBeLessThanOrEqual(600_000);
  expect((await sharp(png).metadata()).isPalette).toBe(false);
  expect(await furthest(png, grainy.data)).toBeGreaterThan(0);
  expect(await furthest(png, grainy.data)).toBeLessThanOrEqual(2);
});

test('the byte limit grows with the area above 1200x630 and does not shrink below', () => {
  const limit = (width: number, height: number) => maxImageBytes({ width, height });
  expect(limit(2400, 1260)).toBe(2_400_000);
  expect(limit(200, 200)).toBe(600_000);
});

test('the files say what they are', async () => {
  const pixels = noise(16, 16);
  expect((await sharp(await encodePng(pixels)).metadata()).format).toBe('png');
  expect(await sharp(await encodeJpeg(pixels)).metadata()).toMatchObject({ format: 'jpeg', hasAlpha: false });
});
