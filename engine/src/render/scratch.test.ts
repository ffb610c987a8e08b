import { expect, test } from 'vitest';
import { createScratch } from './scratch.ts';

test('a buffer is lent to one task at a time, and again after it', async () => {
  const scratch = createScratch();
  const first = await scratch.lend(8, async (outer) => {
    await scratch.lend(8, async (inner) => expect(inner).not.toBe(outer));
    return outer;
  });
  const again = await Promise.all([1, 2].map(() => scratch.lend(8, async (buffer) => buffer)));
  expect(again).toContain(first);
  expect(again[0]).not.toBe(again[1]);
});

test('a task that fails gives its buffer back', async () => {
  const scratch = createScratch();
  let lent: Uint8Array | undefined;
  const failing = scratch.lend(8, async (buffer) => {
    lent = buffer;
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await scratch.lend(8, async (buffer) => buffer)).toBe(lent);
});

test('a buffer has the length that was asked for', async () => {
  const scratch = createScratch();
  for (const bytes of [8, 16, 8, 5_000_000, 16])
    expect(await scratch.lend(bytes, async ({ length }) => length)).toBe(bytes);
});
