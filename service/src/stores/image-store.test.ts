import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ImageStore, openDiskImageStore } from './image-store.ts';

let root: string;
let images: ImageStore;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'image-store-'));
  images = await openDiskImageStore(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const files = (): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

test('any bytes come back as they went in, under a name made of their hash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 9000 }), async (bytes) => {
      const name = await images.put(bytes, 'png');
      const hash = createHash('sha256').update(bytes).digest('hex');
      expect(name).toBe(`${hash.slice(0, 2)}/${hash}.png`);
      expect(Buffer.compare((await images.get(name)) ?? new Uint8Array(1), bytes)).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test('the same bytes put twenty times at once are one whole file and no leftovers', async () => {
  const bytes = new Uint8Array(200_000).fill(7);
  const names = await Promise.all(Array.from({ length: 20 }, () => images.put(bytes, 'jpeg')));
  expect(new Set(names).size).toBe(1);
  expect(files()).toHaveLength(1);
  expect((await images.get(names[0] ?? ''))?.length).toBe(200_000);
});

test('no bytes are no image', async () => {
  await expect(images.put(new Uint8Array(), 'png')).rejects.toThrow('without bytes');
  expect(files()).toEqual([]);
});

test('an unknown name is undefined', async () => {
  expect(await images.get('ab/abcd.png')).toBeUndefined();
});

test.each(['../secret.png', 'ab/../../secret.png', '..\\secret.png', 'ab/.../../secret.png'])(
  'a name that leaves the store is refused: %s',
  async (name) => {
    writeFileSync(join(root, '..', 'secret.png'), 'secret');
    await expect(images.get(name)).rejects.toThrow();
    rmSync(join(root, '..', 'secret.png'));
  },
);

test('what a crash left half written is gone after the next open, whole images stay', async () => {
  const name = await images.put(new Uint8Array([1, 2, 3]), 'png');
  writeFileSync(join(root, '.incoming', 'half'), 'half');
  const reopened = await openDiskImageStore(root);
  expect(files()).toHaveLength(1);
  expect(await reopened.get(name)).toEqual(new Uint8Array([1, 2, 3]));
});

test('a put that fails leaves nothing behind', async () => {
  const bytes = new Uint8Array([9]);
  const hash = createHash('sha256').update(bytes).digest('hex');
  // A folder stands where the image should go, so the rename fails after the bytes were written.
  mkdirSync(join(root, hash.slice(0, 2), `${hash}.png`), { recursive: true });
  await expect(images.put(bytes, 'png')).rejects.toThrow();
  expect(files()).toEqual([]);
});

test('the probe passes on a working disk and leaves nothing', async () => {
  await images.check();
  expect(files()).toEqual([]);
});

test('the probe fails when the disk cannot be written', async () => {
  rmSync(join(root, '.incoming'), { recursive: true });
  writeFileSync(join(root, '.incoming'), 'no folder any more');
  await expect(images.check()).rejects.toThrow();
});
