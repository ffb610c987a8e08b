import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GoldenOptions, matchGolden } from './match-golden.ts';

const folder = mkdtempSync(join(tmpdir(), 'goldens-'));
const options: GoldenOptions = { goldens: join(folder, 'goldens'), failures: join(folder, 'failures') };
const paint = (color: string, spot = 0, size = 100): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: color } })
    .composite([
      {
        input: { create: { width: spot + 1, height: spot + 1, channels: 3, background: '#ff0000' } },
        left: 9,
        top: 9,
      },
    ])
    .png()
    .toBuffer();
const match = async (png: Buffer, name = 'group/case') =>
  matchGolden(name, png, { ...options, update: false });

beforeAll(async () => matchGolden('group/case', await paint('#336699'), { ...options, update: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('a picture matches itself, and one that nobody could tell from it', async () => {
  await match(await paint('#336699'));
  await match(await paint('#336698', 1));
});

test('a picture that anybody can tell from it fails and leaves the evidence', async () => {
  await expect(match(await paint('#336699', 5))).rejects.toThrow(/group\/case differs .* in 35 pixels/);
  expect(existsSync(join(folder, 'failures/group/case.actual.png'))).toBe(true);
  expect(existsSync(join(folder, 'failures/group/case.difference.png'))).toBe(true);
});

test('a color that is a shade off fails', async () => {
  await expect(match(await paint('#3a6ca0'))).rejects.toThrow('differs');
});

test('a picture of another size fails', async () => {
  await expect(match(await paint('#336699', 0, 101))).rejects.toThrow('is 101x101, its golden 100x100');
});

test('a picture without a golden fails, and does not become one by itself', async () => {
  await expect(match(await paint('#336699'), 'group/new')).rejects.toThrow('has no golden');
  expect(existsSync(join(folder, 'goldens/group/new.png'))).toBe(false);
});
