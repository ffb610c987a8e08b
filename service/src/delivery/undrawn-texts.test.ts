import type { Card, Undrawable } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { createDeliveryBench, signTarget, smallCard } from './delivery-bench.fixture.ts';
import { createUndrawnTexts } from './undrawn-texts.ts';

test('a cached card does not wait for what is said of it, which is looked up once, for whoever asks next', async () => {
  const answer = Promise.withResolvers<Undrawable>();
  let looks = 0;
  const findUndrawable = () => {
    looks += 1;
    return answer.promise;
  };
  const texts = createUndrawnTexts({ findUndrawable }, 1);
  const card = { key: 'one' } as Card;
  expect(await texts.find(card, 'owner', { cached: true })).toEqual([]);
  const next = texts.find(card, 'owner', { cached: false });
  answer.resolve({ texts: [], omitted: { dropped: ['description'], cut: [] } });
  expect(await next).toEqual(['There is no room for description on a card of this size.']);
  expect(texts.peek(card)).toEqual(await next);
  expect(looks).toBe(1);
});

test('a card that is drawn and paid for is delivered, also when nothing can be found out about it', async () => {
  const bench = await createDeliveryBench();
  try {
    const { apiKey, accountId } = await bench.register();
    bench.engine.findUndrawable = () => Promise.reject(new Error('late'));
    const target = signTarget(apiKey, '/i/og_standard', smallCard('Drawn'));
    expect(await bench.delivery.deliver(target)).toMatchObject({ cached: false, warnings: [] });
    expect(await bench.used(accountId)).toBe(1);
  } finally {
    await bench.close();
  }
});
