import type { Card } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import { createCardCache } from './card-cache.ts';
import type { CardStore } from './card-store.ts';
import type { DrawnCard, Payer } from './types.ts';

const DRAWN: DrawnCard = { bytes: Uint8Array.of(1), format: 'png', freshUntil: undefined };
const payer = (accountId: string, keyId: string): Payer => ({
  accountId,
  keyId,
  plan: 'free',
  allowance: null,
});
const OF_SITE: Payer = { ...payer('usr_a', 'key_a'), site: { host: 'example.com', dailyCards: 0 } };
const REFUSAL = new ServiceError('rate-limited', 'the site has had its cards of today', {
  code: 'site_budget_reached',
});

/** Where a site's request is refused once others wait beside it. */
function openCache() {
  const refuse = Promise.withResolvers<never>();
  const drawn: Payer[] = [];
  const cache = createCardCache({
    cards: { find: async () => undefined } as unknown as CardStore,
    renderer: {
      checkBudget: async () => {},
      draw: async (_, by) => {
        drawn.push(by);
        return by.site ? await refuse.promise : DRAWN;
      },
      redraw: async () => DRAWN,
    },
    clock: systemClock,
    memoryBytes: 1000,
    deadlineMs: 60_000,
  });
  const card = { key: 'card' } as Card;
  return { get: (by: Payer) => cache.get(card, by), drawn, refuse: () => refuse.reject(REFUSAL) };
}

test.each([
  ['of another account', payer('usr_b', 'key_b')],
  ['of the same account, by a signed URL', payer('usr_a', 'key_a')],
])('who waits beside a request of a site does not get its refusal: %s', async (_, other) => {
  const { get, drawn, refuse } = openCache();
  const first = get(OF_SITE);
  const second = get(other);
  refuse();
  await expect(first).rejects.toBe(REFUSAL);
  expect(await second).toMatchObject({ cached: false });
  expect(drawn).toEqual([OF_SITE, other]);
});

test('another request of that site is refused with it, and asks nothing', async () => {
  const { get, drawn, refuse } = openCache();
  const asked = [get(OF_SITE), get(OF_SITE)];
  refuse();
  for (const outcome of asked) await expect(outcome).rejects.toBe(REFUSAL);
  expect(drawn).toHaveLength(1);
});
