import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { drawMesh } from './gradient-mesh.ts';

const pools = [
  { x: 0.9, y: 0.1, reach: 0.3, color: '#5b3df5' },
  { x: 0.7, y: 0.9, reach: 0.3, color: '#ff4f8f' },
];
const draw = (seed = 1): Uint8Array =>
  drawMesh({ width: 1200, height: 630 }, '#0b0a1e', pools, createRandom(seed));

test('it is a readable picture in the proportions of the canvas, opaque', async () => {
  const { width, height } = await sharp(draw()).metadata();
  expect([width, height]).toEqual([240, 126]);
  expect((await sharp(draw()).stats()).isOpaque).toBe(true);
});

test('neighbours differ by a few steps at most: no edge, no band', async () => {
  const { data, info } = await sharp(draw()).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let widest = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 1; x < info.width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * info.width + x) * 3 + channel;
        widest = Math.max(widest, Math.abs((data[at] ?? 0) - (data[at - 3] ?? 0)));
      }
    }
  }
  expect(widest).toBeLessThan(10);
});

test('color is where the pools are, the base where none is', async () => {
  const { data, info } = await sharp(draw()).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const brightest = (x: number, y: number): number => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  };
  expect(brightest(0.03, 0.5)).toBeLessThan(60);
  expect(brightest(0.9, 0.12)).toBeGreaterThan(150);
});

test('a seed draws the same bytes again, another seed bends the pools elsewhere', () => {
  expect(Buffer.from(draw()).equals(draw())).toBe(true);
  expect(Buffer.from(draw()).equals(draw(2))).toBe(false);
});
