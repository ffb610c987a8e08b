import { expect, test } from 'vitest';
import { readPages } from './read-pages.ts';

test('others have a turn after each page, however fast the rows are read and taken', async () => {
  let turns = 0;
  let isReading = true;
  const others = async (): Promise<void> => {
    while (isReading) {
      await new Promise(setImmediate);
      turns += 1;
    }
  };
  const serving = others();
  const rows = readPages<number>(async (after = 0, limit) =>
    Array.from({ length: Math.min(limit, 1000 - after) }, (_, at) => after + at + 1),
  );
  let last = 0;
  for await (const row of rows) last = row;
  isReading = false;
  await serving;
  expect(last).toBe(1000);
  expect(turns).toBeGreaterThanOrEqual(5);
});
