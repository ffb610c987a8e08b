import { expect, test } from 'vitest';
import { createEngine } from '../src/create-engine.ts';
import { createTagReader } from '../src/reader/tagger/create-tag-reader.ts';

const REQUEST = {
  prompt: 'Poster "Fresh bread" with a loaf',
  width: 400,
  height: 400,
  format: 'png',
} as const;

async function countReadings(eager: boolean): Promise<{ atStart: number; bytes: Uint8Array }> {
  const reader = await createTagReader();
  let readings = 0;
  const engine = await createEngine({
    eager,
    reader: {
      ...reader,
      read: (...args) => {
        readings += 1;
        return reader.read(...args);
      },
    },
  });
  const atStart = readings;
  return { atStart, bytes: (await engine.compose(REQUEST)).bytes };
}

test('an eager engine has read before it is asked, and draws the same', async () => {
  const lazy = await countReadings(false);
  const eager = await countReadings(true);
  expect([lazy.atStart, eager.atStart]).toEqual([0, 1]);
  expect(Buffer.compare(lazy.bytes, eager.bytes)).toBe(0);
});
