import { expect, test } from 'vitest';
import { killAndCollect } from './kill-and-collect.ts';

test('a kill at each step loses no event, and what is sent again has the same id', async () => {
  expect((await killAndCollect({ deliveries: 60, kills: 3 })).events).toBeGreaterThanOrEqual(60);
});
