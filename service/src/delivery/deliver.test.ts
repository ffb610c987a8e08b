import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDeliveryBench, type DeliveryBench, signTarget, smallCard } from './delivery-bench.fixture.ts';

let bench: DeliveryBench;
beforeEach(async () => {
  bench = await createDeliveryBench();
});
afterEach(() => bench.close());

describe('how long a cache may keep a card', () => {
  test.each([
    [1, 1],
    [60, 60],
    [86_399, 86_399],
    [86_400, 86_400],
    [86_401, 86_400],
    [10_000_000, 86_400],
  ])('an address with %i seconds left says %i', async (left, maxAge) => {
    const { apiKey } = await bench.register();
    const end = String(bench.clock.now().getTime() / 1000 + left);
    const card = await bench.delivery.deliver(signTarget(apiKey, '/i/og_standard', smallCard('x'), end));
    expect(card.maxAgeSeconds).toBe(maxAge);
  });

  test('never reaches beyond the end, not by a fraction of a second', async () => {
    const { apiKey } = await bench.register();
    const end = String(bench.clock.now().getTime() / 1000 + 10);
    bench.clock.advance(1);
    const card = await bench.delivery.deliver(signTarget(apiKey, '/i/og_standard', smallCard('x'), end));
    expect(card.maxAgeSeconds).toBe(9);
  });
});

describe('bytes', () => {
  test('are the same whatever the key, the order and the expiry, and in another process', async () => {
    const [one, other] = [await bench.register(), await bench.register('pro')];
    const first = await bench.delivery.deliver(signTarget(one.apiKey, '/i/announcement', smallCard('x')));
    const second = await bench.delivery.deliver(
      signTarget(other.apiKey, '/i/announcement', smallCard('x'), '1999999999'),
    );
    const fresh = await createDeliveryBench();
    const { apiKey } = await fresh.register();
    const third = await fresh.delivery.deliver(signTarget(apiKey, '/i/announcement', smallCard('x')));
    await fresh.close();
    expect(second.etag).toBe(first.etag);
    expect(Buffer.compare(third.bytes, first.bytes)).toBe(0);
  });

  test('are the same where a proxy escaped the path', async () => {
    const { apiKey } = await bench.register();
    const target = signTarget(apiKey, '/i/og_standard', smallCard('x'));
    const first = await bench.delivery.deliver(target);
    const escaped = await bench.delivery.deliver({ ...target, path: '/i/og%5fstandard' });
    expect([escaped.cached, escaped.etag]).toEqual([true, first.etag]);
  });

  test('are of the format that was asked for', async () => {
    const { apiKey } = await bench.register();
    const draw = (format: string) =>
      bench.delivery.deliver(signTarget(apiKey, '/i/og_standard', { ...smallCard('x'), format }));
    const [png, jpeg] = [await draw('png'), await draw('jpeg')];
    expect(Buffer.from(png.bytes.subarray(0, 4)).toString('hex')).toBe('89504e47');
    expect(Buffer.from(jpeg.bytes.subarray(0, 3)).toString('hex')).toBe('ffd8ff');
    expect([png.format, jpeg.format]).toEqual(['png', 'jpeg']);
  });
});

describe('uses', () => {
  test('of the key are seen to the minute, of a refused address not at all', async () => {
    const { accountId, apiKey } = await bench.register();
    const lastUsed = async () => (await bench.accounts.listKeys(accountId))[0]?.lastUsedAt;
    const { path, query } = signTarget(apiKey, '/i/og_standard', smallCard('x'));
    await expect(
      bench.delivery.deliver({ path, query: query.replace('title=x', 'title=y') }),
    ).rejects.toThrow();
    expect(await lastUsed()).toBeNull();
    await bench.delivery.deliver({ path, query });
    expect(await lastUsed()).toBe('2026-11-15T12:00:00.000Z');
  });

  test('of cards are written at the end, so that a restart knows which were wanted last', async () => {
    const { apiKey } = await bench.register();
    const target = signTarget(apiKey, '/i/og_standard', smallCard('x'));
    await bench.delivery.deliver(target);
    bench.clock.advance(3600_000);
    await bench.delivery.deliver(target);
    await bench.delivery.close();
    const row = await bench.database.selectFrom('cards').selectAll().executeTakeFirst();
    expect(row?.last_used_at).toBe('2026-11-15T13:00:00.000Z');
  });

  test('closing waits for renders and keeps what they drew', async () => {
    const { accountId, apiKey } = await bench.register();
    const delivered = bench.delivery.deliver(signTarget(apiKey, '/i/og_standard', smallCard('x')));
    await new Promise((resolve) => setImmediate(resolve));
    await bench.delivery.close();
    expect(await bench.used(accountId)).toBe(1);
    await delivered;
  });
});
