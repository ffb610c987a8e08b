import { afterEach, describe, expect, test } from 'vitest';
import { paint } from '../generations/paint-engine.fixture.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { createDeliveryBench, type DeliveryBench, signTarget, smallCard } from './delivery-bench.fixture.ts';

let bench: DeliveryBench;
afterEach(() => bench.close());

const DAY_MS = 24 * 3600_000;
const deliver = (apiKey: string, title: string) =>
  bench.delivery.deliver(signTarget(apiKey, '/i/og_standard', smallCard(title)));
const square = (color: string): Uint8Array => paint({ prompt: color, width: 40, height: 40 });

describe('one new card', () => {
  test('wanted by many is drawn once, paid once, and new to one of them alone', async () => {
    bench = await createDeliveryBench();
    const { accountId, apiKey } = await bench.register();
    const cards = await Promise.all(Array.from({ length: 100 }, () => deliver(apiKey, 'x')));
    expect(bench.renders()).toBe(1);
    expect(await bench.used(accountId)).toBe(1);
    expect(cards.filter(({ cached }) => !cached)).toHaveLength(1);
    expect(new Set(cards.map(({ etag }) => etag)).size).toBe(1);
  });

  test('is not denied to who can pay because the first who asked cannot', async () => {
    bench = await createDeliveryBench({ settings: { allowances: { free: 0, pro: 10 } } });
    const poor = await bench.register('free');
    const rich = await bench.register('pro');
    const asked = [poor, poor, rich, poor, rich].map(({ apiKey }) => deliver(apiKey, 'x'));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: { kind: 'payment-required' } });
    expect(outcomes[2]).toMatchObject({ status: 'fulfilled' });
    expect(outcomes[4]).toMatchObject({ status: 'fulfilled' });
    expect(bench.renders()).toBe(1);
    expect([await bench.used(poor.accountId), await bench.used(rich.accountId)]).toEqual([0, 1]);
  });

  test('that fails fails for all who wait, and for nobody after', async () => {
    let isBroken = true;
    bench = await createDeliveryBench({
      beforeRender: () => {
        if (isBroken) throw new Error('broke');
      },
    });
    const { accountId, apiKey } = await bench.register();
    const outcomes = await Promise.allSettled([deliver(apiKey, 'x'), deliver(apiKey, 'x')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    await deliver(apiKey, 'x');
    expect(await bench.used(accountId)).toBe(1);
  });
});

describe('a known card', () => {
  test('is free after the last credit, from memory and from the store, for every account', async () => {
    bench = await createDeliveryBench({ settings: { allowances: { free: 1, pro: 0 } } });
    const owner = await bench.register('free');
    const other = await bench.register('pro');
    const first = await deliver(owner.apiKey, 'x');
    const { payer, ...same } = await deliver(other.apiKey, 'x');
    expect({ ...same, payer: first.payer }).toEqual({ ...first, cached: true });
    expect(payer.accountId).toBe(other.accountId);
    const restarted = bench.restart();
    const again = await restarted.deliver(signTarget(other.apiKey, '/i/og_standard', smallCard('x')));
    expect(again).toMatchObject({ cached: true, etag: first.etag });
    expect(bench.renders()).toBe(1);
  });

  test('whose bytes are lost is drawn again for nothing', async () => {
    bench = await createDeliveryBench();
    const { accountId, apiKey } = await bench.register();
    const first = await deliver(apiKey, 'x');
    const { object } = await bench.database.selectFrom('cards').select('object').executeTakeFirstOrThrow();
    await bench.images.delete(object);
    const again = await bench.restart().deliver(signTarget(apiKey, '/i/og_standard', smallCard('x')));
    expect(again).toMatchObject({ cached: false, etag: first.etag });
    expect(await bench.used(accountId)).toBe(1);
  });

  test('that memory has no room for comes from the store', async () => {
    bench = await createDeliveryBench({ settings: { memoryBytes: 1 } });
    const { apiKey } = await bench.register();
    await deliver(apiKey, 'x');
    expect(await deliver(apiKey, 'x')).toMatchObject({ cached: true });
    expect(bench.renders()).toBe(1);
  });
});

describe('a card with a logo', () => {
  const LOGO = { ...smallCard('x'), logo: 'https://example.com/logo.png' };

  async function openWithLogo(guardedFetch: () => Promise<Uint8Array>) {
    bench = await createDeliveryBench({ guardedFetch });
    const { accountId, apiKey } = await bench.register();
    const target = signTarget(apiKey, '/i/og_brand', LOGO);
    return { accountId, deliver: (delivery = bench.delivery) => delivery.deliver(target) };
  }

  test('shows a changed logo after a day, without another charge', async () => {
    let color = 'red';
    const { accountId, deliver } = await openWithLogo(async () => square(color));
    const first = await deliver();
    color = 'blue';
    bench.clock.advance(DAY_MS - 1);
    expect(await deliver()).toMatchObject({ etag: first.etag, cached: true });
    bench.clock.advance(1);
    // Another process: the decoded logo is remembered for ten real minutes.
    const next = await deliver(bench.restart());
    expect(next.cached).toBe(false);
    expect(next.etag).not.toBe(first.etag);
    expect(await bench.used(accountId)).toBe(1);
    expect(await deliver(bench.restart())).toMatchObject({ etag: next.etag, cached: true });
  });

  test('is served as it was while the logo cannot be fetched, and its host is asked seldom', async () => {
    let fetches = 0;
    const { deliver } = await openWithLogo(async () => {
      fetches += 1;
      if (fetches > 1) throw new OutboundRefusedError('responded with status 500');
      return square('red');
    });
    const first = await deliver();
    bench.clock.advance(DAY_MS);
    const restarted = bench.restart();
    for (let at = 0; at < 3; at++)
      expect(await deliver(restarted)).toMatchObject({ etag: first.etag, cached: true });
    expect(fetches).toBe(2);
    bench.clock.advance(10 * 60_000);
    await deliver(restarted);
    expect(fetches).toBe(3);
  });

  test('that was never drawn is refused, and neither kept nor charged', async () => {
    let isOut = true;
    const { accountId, deliver } = await openWithLogo(async () => {
      if (isOut) throw new OutboundRefusedError('responded with status 500');
      return square('red');
    });
    await expect(deliver()).rejects.toMatchObject({ kind: 'invalid', parameter: 'logo' });
    expect(await bench.used(accountId)).toBe(0);
    isOut = false;
    expect(await deliver()).toMatchObject({ cached: false });
  });
});
