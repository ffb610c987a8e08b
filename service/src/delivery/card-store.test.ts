import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CardStore, createCardStore } from './card-store.ts';
import { createDeliveryBench, type DeliveryBench } from './delivery-bench.fixture.ts';
import type { DrawnCard } from './types.ts';

let bench: DeliveryBench;
let accountId: string;
let cards: CardStore;
const open = (maxBytes: number): CardStore =>
  createCardStore({ database: bench.database, images: bench.images, clock: bench.clock, maxBytes });

beforeEach(async () => {
  bench = await createDeliveryBench();
  cards = open(1_000_000);
  ({ accountId } = await bench.register());
});
afterEach(() => bench.close());

const card = (fill: number, size = 100): DrawnCard => ({
  bytes: new Uint8Array(size).fill(fill),
  format: 'png',
  freshUntil: undefined,
});
async function keep(key: string, drawn: DrawnCard, store = cards): Promise<string> {
  const object = await store.put(drawn);
  expect(await store.record(bench.database, accountId, { key, object, card: drawn })).toBe(true);
  return object;
}
const onDisk = (object: string): boolean => existsSync(join(bench.imagesPath, object));

describe('keeping', () => {
  test('what was recorded is found, bytes, format and freshness', async () => {
    const drawn: DrawnCard = { bytes: Buffer.from('pixels'), format: 'jpeg', freshUntil: new Date(5000) };
    await keep('a', drawn);
    expect(await cards.find('a')).toEqual({ ...drawn, bytes: expect.objectContaining(drawn.bytes) });
    expect(await cards.find('b')).toBeUndefined();
  });

  test('a card of an account that was deleted is not recorded', async () => {
    const object = await cards.put(card(1));
    expect(await cards.record(bench.database, 'usr_gone', { key: 'a', object, card: card(1) })).toBe(false);
    expect(await cards.find('a')).toBeUndefined();
  });

  test('a card is recorded once: the second who drew it hears so', async () => {
    const object = await keep('a', card(1));
    expect(await cards.record(bench.database, accountId, { key: 'a', object, card: card(1) })).toBe(false);
  });

  test('bytes that are gone are told from a card that never was', async () => {
    await keep('a', card(1));
    rmSync(bench.imagesPath, { recursive: true });
    expect(await cards.find('a')).toBe('lost');
  });

  test('replacing removes the former object', async () => {
    const former = await keep('a', card(1));
    const other = await keep('b', card(1));
    await cards.replace('a', await cards.put(card(2)), card(2));
    expect([onDisk(former), onDisk(other)]).toEqual([false, true]);
    expect(await cards.find('a')).toMatchObject({ bytes: expect.objectContaining({ 0: 2 }) });
  });

  test('a disk that fails is "unavailable", and says nothing of paths', async () => {
    const broken = createCardStore({
      database: bench.database,
      clock: bench.clock,
      maxBytes: 1000,
      images: { ...bench.images, put: () => Promise.reject(new Error('ENOSPC: /srv/secret')) },
    });
    await expect(broken.put(card(1))).rejects.toMatchObject({
      kind: 'unavailable',
      retryAfterSeconds: 5,
      message: expect.not.stringContaining('/srv'),
    });
  });
});

describe('the bound', () => {
  test('the least recently used go first, in rows and in objects', async () => {
    cards = open(1000);
    const objects = [];
    for (const [at, key] of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].entries()) {
      objects.push(await keep(key, card(at)));
      bench.clock.advance(1000);
    }
    cards.recordUse('a');
    await cards.flush();
    bench.clock.advance(1000);
    await keep('j', card(20));
    await keep('k', card(21));
    await cards.flush();
    expect(await cards.find('a')).toBeDefined();
    expect(await cards.find('b')).toBeUndefined();
    expect(await cards.find('k')).toBeDefined();
    expect(onDisk(objects[0] ?? '')).toBe(true);
    expect(onDisk(objects[1] ?? '')).toBe(false);
  });

  test('holds before a flush too: a put makes room first', async () => {
    cards = open(1000);
    for (let at = 0; at < 50; at++) {
      await keep(`k${at}`, card(at));
      bench.clock.advance(10);
      const { total } = await bench.database
        .selectFrom('cards')
        .select((eb) => eb.fn.sum('bytes').as('total'))
        .executeTakeFirstOrThrow();
      expect(Number(total)).toBeLessThanOrEqual(1000);
    }
    expect(await cards.find('k49')).toBeDefined();
  });

  test('a flush counts what is kept seldom: that reads all rows', async () => {
    cards = open(100_000);
    await keep('a', card(1));
    await cards.flush();
    const counting = vi.spyOn(bench.database, 'selectFrom');
    for (let flush = 0; flush < 10; flush += 1) await cards.flush();
    expect(counting).not.toHaveBeenCalled();
    counting.mockRestore();
  });

  test('two flushes at once remove the excess once', async () => {
    const wide = open(100_000);
    for (let at = 0; at < 20; at++) await keep(`k${at}`, card(at), wide);
    cards = open(1000);
    await Promise.all([cards.flush(), cards.flush()]);
    const rows = await bench.database.selectFrom('cards').select('key').execute();
    expect(rows).toHaveLength(9);
  });
});

describe('what is not kept', () => {
  const withLogo = (fill: number): DrawnCard => ({ ...card(fill), freshUntil: new Date(bench.clock.now()) });
  const openKept = (kept: 'logos' | 'none', maxBytes?: number): CardStore =>
    createCardStore({ database: bench.database, images: bench.images, clock: bench.clock, maxBytes, kept });

  test('has a row, which is the receipt, and no bytes: known to be paid, and drawn again', async () => {
    const store = openKept('logos');
    expect(await keep('plain', card(1), store)).toBe('');
    const object = await keep('logo', withLogo(2), store);
    expect(onDisk(object)).toBe(true);
    expect(await store.find('plain')).toBe('lost');
    expect(await store.find('logo')).toMatchObject({ format: 'png' });
  });

  test('with none, not even a card with a logo', async () => {
    expect(await keep('logo', withLogo(1), openKept('none'))).toBe('');
  });

  test('takes no room in a bounded store, and has nothing to delete', async () => {
    const store = openKept('none', 1000);
    for (let at = 0; at < 50; at++) await keep(`k${at}`, card(at), store);
    await store.flush();
    expect(await bench.database.selectFrom('cards').select('key').execute()).toHaveLength(50);
    await store.discard('');
  });

  test('without a bound nothing is evicted, and no use is written', async () => {
    const store = openKept('logos');
    for (let at = 0; at < 20; at++) await keep(`k${at}`, withLogo(at), store);
    const before = await bench.database.selectFrom('cards').selectAll().execute();
    bench.clock.advance(60_000);
    store.recordUse('k1');
    await store.flush();
    expect(await bench.database.selectFrom('cards').selectAll().execute()).toEqual(before);
  });
});
