import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepErased } from '../accounts/sweep-erased.ts';
import { isPostgres } from '../stores/dialect.ts';
import { verifyLedger } from '../stores/verify-ledger.ts';
import { expireImages, selectExpired } from './remove-images.ts';
import { createTestBench, promptOf, type TestBench } from './test-bench.fixture.ts';

const DAY_MS = 86_400_000;

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.close());

async function draw(prompt: string): Promise<{ id: string; token: string }> {
  const { id } = await bench.generations.submit(bench.caller, promptOf(prompt));
  bench.generations.start();
  const { imagePath } = await bench.generations.waitFor(id, 300_000);
  return { id, token: /(\w+)\.png$/.exec(imagePath ?? '')?.[1] ?? '' };
}
const expire = (days: number) => expireImages(bench.database, days, bench.clock.now());

test('only images past the period go; their generations stay as they were, without a URL', async () => {
  const old = await draw('old');
  bench.clock.advance(2 * DAY_MS);
  const young = await draw('young');
  await bench.generations.drain();

  expect(await expire(2)).toBe(0);
  bench.clock.advance(1);
  expect(await expire(2)).toBe(1);
  expect(await expire(2)).toBe(0);

  await expect(bench.generations.findImage(old.token, 'png')).rejects.toMatchObject({
    kind: 'gone',
    code: 'image_expired',
  });
  const { generations } = await bench.generations.history(bench.caller.accountId, { limit: 9, offset: 0 });
  expect(generations.map(({ id, status, prompt, imagePath }) => [id, status, prompt, imagePath])).toEqual([
    [young.id, 'completed', 'young', `/images/${young.token}.png`],
    [old.id, 'completed', 'old', null],
  ]);
  expect((await verifyLedger(bench.database)).faults).toEqual([]);

  await sweepErased(
    { database: bench.database, stores: { images: bench.images, cards: bench.images } },
    new Date(),
  );
  const left: string[] = [];
  for await (const object of bench.images.listPut(new Date(0), new Date(Date.now() + 7200_000)))
    left.push(object);
  expect(left).toHaveLength(1);
  expect(await bench.generations.findImage(young.token, 'png')).toBeDefined();
});

test('more images than one batch go while others are served, and none is looked at again', async () => {
  const { id } = await draw('one');
  await bench.generations.drain();
  const row = await bench.database
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (let index = 0; index < 450; index++) {
    const { sequence: _, ...copy } = { ...row, id: `gen_${index}`, image_token: `token${index}` };
    const unfinished = { status: 'pending' as const, image_object: null, completed_at: null };
    await bench.database
      .insertInto('generations')
      .values({ ...copy, ...unfinished })
      .execute();
  }
  await bench.database
    .updateTable('generations')
    .set({ status: 'processing' })
    .where('status', '=', 'pending')
    .execute();
  await bench.database
    .updateTable('generations')
    .set({ status: 'completed', image_object: row.image_object, completed_at: row.completed_at })
    .where('status', '=', 'processing')
    .execute();
  bench.clock.advance(3 * DAY_MS);
  let turns = 0;
  let isExpiring = true;
  const others = async (): Promise<void> => {
    while (isExpiring) {
      await new Promise(setImmediate);
      turns += 1;
    }
  };
  const serving = others();
  // A stop does not wait for the others, which the next run finds.
  const stopped = new AbortController();
  const run = expireImages(bench.database, 1, bench.clock.now(), { signal: stopped.signal });
  stopped.abort(new Error('stopped'));
  await expect(run).rejects.toThrow('stopped');
  expect(await expire(1)).toBe(351);
  isExpiring = false;
  await serving;
  expect(turns).toBeGreaterThan(351 / 100);

  await bench.database.deleteFrom('removed_images').execute();
  expect(await expire(1)).toBe(0);
});

test('a batch begins in the index, where the one before ended', async () => {
  if (isPostgres(bench.database)) return;
  const last = { completed_at: '2026-11-01T00:00:00.000Z', sequence: 0 };
  const { sql, parameters } = selectExpired(bench.database, last, '2026-11-02T00:00:00.000Z').compile();
  const { rows } = await bench.database.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  expect(rows.filter(({ detail }) => /SCAN|TEMP B-TREE/.test(detail))).toEqual([]);
  expect(rows[0]?.detail).toMatch(
    /^SEARCH generations USING INDEX \w+ \(.*completed_at>\? AND completed_at<\?\)/,
  );
});

test('an expired generation can be deleted', async () => {
  const { id, token } = await draw('old');
  await bench.generations.drain();
  bench.clock.advance(2 * DAY_MS);
  expect(await expire(1)).toBe(1);
  await bench.generations.delete(bench.caller.accountId, id);
  await expect(bench.generations.findImage(token, 'png')).rejects.toMatchObject({ code: 'image_deleted' });
});
