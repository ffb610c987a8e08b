import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPaintEngine } from '../generations/paint-engine.fixture.ts';
import { createTestBench, promptOf, type TestBench } from '../generations/test-bench.fixture.ts';
import { eraseAccount } from './erase-account.ts';
import { sweepErased } from './sweep-erased.ts';

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.close());

const noted = () => bench.database.selectFrom('erased_objects').selectAll().execute();
const sweepWith = (images: Pick<typeof bench.images, 'delete'>, now = new Date()) =>
  sweepErased({ database: bench.database, stores: { images, cards: images } }, now);
const sweep = () => sweepWith(bench.images);

async function drawAndErase(): Promise<string> {
  const { id } = await bench.generations.submit(bench.caller, promptOf('one', { seed: 1 }));
  bench.generations.start();
  await bench.generations.waitFor(id, 300_000);
  const { image_object: object } = await bench.database
    .selectFrom('generations')
    .select('image_object')
    .executeTakeFirstOrThrow();
  expect(await eraseAccount(bench.database, bench.caller.accountId, new Date())).toBe(true);
  return object ?? '';
}

test('the picture of an erased account is removed, and removing it again is harmless', async () => {
  const object = await drawAndErase();
  expect(await noted()).toEqual([{ store: 'images', object, due_at: null }]);
  await sweep();
  expect(await bench.images.get(object)).toBeUndefined();
  expect(await noted()).toEqual([]);
  await sweep();
});

test('it stays where the row of another account names it too, as in rows of earlier versions', async () => {
  const object = await drawAndErase();
  await bench.database
    .insertInto('accounts')
    .values({ id: 'usr_2', email: 'b@example.com', plan: 'free', created_at: '2026-11-15T12:00:00.000Z' })
    .execute();
  await bench.generations.drain();
  const { id } = await bench.generations.submit(
    { accountId: 'usr_2', plan: 'free', keyId: 'key' },
    promptOf('two'),
  );
  const set = (change: object) =>
    bench.database.updateTable('generations').set(change).where('id', '=', id).execute();
  await set({ status: 'processing' });
  await set({
    status: 'completed',
    image_object: object,
    quality: '{}',
    completed_at: '2026-11-15T12:00:01.000Z',
  });
  await sweep();
  expect(await bench.images.get(object)).toBeDefined();
  expect(await noted()).toEqual([]);
});

test('an object whose removal fails is noted still', async () => {
  await drawAndErase();
  const failing = {
    delete: async () => {
      throw new Error('no disk');
    },
  };
  await expect(sweepWith(failing)).rejects.toThrow('no disk');
  expect(await noted()).toHaveLength(1);
});

test('what is due later stays until then, and so does what belongs to another database by now', async () => {
  const object = await drawAndErase();
  const later = new Date(Date.now() + 60_000);
  await bench.database.updateTable('erased_objects').set({ due_at: later.toISOString() }).execute();
  await sweep();
  expect(await bench.images.get(object)).toBeDefined();
  const stores = { images: bench.images, cards: bench.images };
  const checkPaired = () => Promise.reject(new Error('adopted'));
  await expect(sweepErased({ database: bench.database, stores, checkPaired }, later)).rejects.toThrow(
    'adopted',
  );
  expect(await bench.images.get(object)).toBeDefined();
  await sweepWith(bench.images, later);
  expect([await bench.images.get(object), await noted()]).toEqual([undefined, []]);
});

test('an account that is not there cannot be erased', async () => {
  expect(await eraseAccount(bench.database, 'usr_nobody', new Date())).toBe(false);
});

test('an image that is drawn while its account is erased is removed too', async () => {
  const painter = createPaintEngine();
  const drawing = Promise.withResolvers<void>();
  const erased = Promise.withResolvers<void>();
  const stored: string[] = [];
  const generations = bench.restart({
    engine: {
      compose: async (request, signal) => {
        drawing.resolve();
        await erased.promise;
        return await painter.compose(request, signal);
      },
    },
  });
  const put = bench.images.put;
  bench.images.put = async (...image) => {
    const object = await put(...image);
    stored.push(object);
    return object;
  };
  await generations.submit(bench.caller, promptOf('late'));
  generations.start();
  await drawing.promise;
  expect(await eraseAccount(bench.database, bench.caller.accountId, new Date())).toBe(true);
  await sweep();
  erased.resolve();
  await generations.drain();

  expect(await noted()).toEqual(stored.map((object) => ({ store: 'images', object, due_at: null })));
  await sweep();
  expect(stored).toHaveLength(1);
  for (const object of stored) expect(await bench.images.get(object)).toBeUndefined();
});
