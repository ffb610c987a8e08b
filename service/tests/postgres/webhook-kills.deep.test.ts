import { expect, test } from 'vitest';
import { killAndCollect } from '../webhooks/kill-and-collect.ts';
import { MANY } from '../webhooks/many.ts';

test('30 kills of two nodes lose none of 10,000 events', async () => {
  const { events, repeated } = await killAndCollect(MANY);
  expect(events).toBeGreaterThanOrEqual(MANY.deliveries);
  // Those that had arrived when whoever sent them was killed.
  expect(repeated).toBeGreaterThan(0);
});
