import { readdirSync } from 'node:fs';
import type { Card, TemplateImage } from '@cardwright/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../accounts/audit-entries.ts';
import { loadImages } from './card-renderer.ts';
import { createDeliveryBench, type DeliveryBench, signTarget, smallCard } from './delivery-bench.fixture.ts';

let bench: DeliveryBench;
afterEach(() => bench.close());

const objectsOnDisk = (): string[] =>
  readdirSync(bench.imagesPath, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.png'),
  );
const rows = () => bench.database.selectFrom('cards').selectAll().execute();

describe('a new card', () => {
  test('without a credit left is drawn in the next month', async () => {
    bench = await createDeliveryBench({ settings: { allowances: { free: 1, pro: 1 } } });
    const { accountId, apiKey } = await bench.register();
    await bench.delivery.deliver(signTarget(apiKey, '/i/og_standard', smallCard('x')));
    bench.clock.set('2026-12-01T00:00:00.000Z');
    await bench.delivery.deliver(signTarget(apiKey, '/i/og_standard', smallCard('y')));
    expect(await bench.used(accountId)).toBe(2);
  });

  test('of several that race for the last credit one wins, and the others leave nothing behind', async () => {
    bench = await createDeliveryBench({ settings: { allowances: { free: 1, pro: 1 } } });
    const { accountId, apiKey } = await bench.register();
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((title) =>
        bench.delivery.deliver(signTarget(apiKey, '/i/og_standard', smallCard(title))),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await bench.used(accountId)).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(objectsOnDisk()).toHaveLength(1);
  });

  test('that two processes draw at once is paid once', async () => {
    const together = Promise.withResolvers<void>();
    bench = await createDeliveryBench({
      beforeRender: async () => {
        if (bench.renders() === 2) together.resolve();
        await together.promise;
      },
    });
    const { accountId, apiKey } = await bench.register();
    const target = signTarget(apiKey, '/i/og_standard', smallCard('x'));
    const [one, other] = await Promise.all([bench.delivery.deliver(target), bench.restart().deliver(target)]);
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
    expect(bench.renders()).toBe(2);
    expect(await bench.used(accountId)).toBe(1);
    expect(objectsOnDisk()).toHaveLength(1);
  });
});

test('the pictures of a card are loaded side by side', async () => {
  bench = await createDeliveryBench();
  const [logo, image] = ['https://example.com/a.png', 'https://example.com/b.png'];
  const card = { template: 'og_standard', values: { logo, image } } as unknown as Card;
  const both = Promise.withResolvers<void>();
  const asked: string[] = [];
  const load = async (source: string): Promise<TemplateImage> => {
    if (asked.push(source) === 2) both.resolve();
    await both.promise;
    return { width: 1, height: 1, data: new Uint8Array(4) };
  };
  expect(Object.keys(await loadImages(card, load, 'ada'))).toEqual(['logo', 'image']);
});

describe('a render that fails', () => {
  test('costs nothing, leaves nothing, and is tried again by the next request', async () => {
    let isBroken = true;
    bench = await createDeliveryBench({
      beforeRender: () => {
        if (isBroken) throw new Error('the renderer broke');
      },
    });
    const { accountId, apiKey } = await bench.register();
    const target = signTarget(apiKey, '/i/og_standard', smallCard('x'));
    await expect(bench.delivery.deliver(target)).rejects.toThrow('broke');
    expect([await bench.used(accountId), await rows(), objectsOnDisk()]).toEqual([0, [], []]);
    isBroken = false;
    expect(await bench.delivery.deliver(target)).toMatchObject({ cached: false });
    expect(await bench.used(accountId)).toBe(1);
  });

  test('by taking too long is answered "unavailable" at the deadline, and costs nothing', async () => {
    const ended = Promise.withResolvers<void>();
    bench = await createDeliveryBench({ settings: { deadlineMs: 20 }, beforeRender: () => ended.promise });
    const { accountId, apiKey } = await bench.register();
    await expect(
      bench.delivery.deliver(signTarget(apiKey, '/i/og_standard', smallCard('x'))),
    ).rejects.toMatchObject({ kind: 'unavailable', code: 'render_timeout', retryAfterSeconds: 5 });
    ended.resolve();
    expect(await bench.used(accountId)).toBe(0);
    expect(await rows()).toEqual([]);
  });

  test('by taking too long twice is not tried again for a while, where the template is an own one', async () => {
    const ended = Promise.withResolvers<void>();
    bench = await createDeliveryBench({ settings: { deadlineMs: 20 }, beforeRender: () => ended.promise });
    const { accountId, apiKey } = await bench.register('pro');
    const root = { type: 'box', style: {}, children: [] };
    const definition = { parameters: [{ type: 'text', name: 'title', example: 'a' }], root };
    await bench.delivery.ownTemplates.put(accountId, 'heavy', definition as never, OPERATOR);
    const deliver = (title: string) =>
      bench.delivery.deliver(signTarget(apiKey, '/i/heavy', smallCard(title)));
    for (const title of ['a', 'b'])
      await expect(deliver(title)).rejects.toMatchObject({ code: 'render_timeout' });
    const tries = bench.renders();
    await expect(deliver('c')).rejects.toMatchObject({ kind: 'rate-limited' });
    expect(bench.renders()).toBe(tries);
    ended.resolve();
  });

  test('because too many of the account wait is refused at once, and costs nothing; others are drawn', async () => {
    const go = Promise.withResolvers<void>();
    bench = await createDeliveryBench({ beforeRender: () => go.promise });
    const { accountId, apiKey } = await bench.register('pro');
    const other = await bench.register();
    const deliver = (key: string, title: string) =>
      bench.delivery.deliver(signTarget(key, '/i/og_standard', smallCard(title)));
    const waiting = Array.from({ length: 181 }, (_, at) => deliver(apiKey, `${at}`));
    const refused = await Promise.race(
      waiting.map((one) =>
        one.then(
          () => undefined,
          (error) => error,
        ),
      ),
    );
    expect(refused).toMatchObject({ kind: 'rate-limited', code: 'rate_limited' });
    const others = deliver(other.apiKey, 'other');
    go.resolve();
    await Promise.allSettled(waiting);
    expect(await bench.used(accountId)).toBe(180);
    await others;
  });
});
