import { afterAll, beforeAll, expect, test } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { createTestService, type TestService } from '../api/support/test-service.ts';

let service: TestService;
let looks = 0;
beforeAll(async () => {
  const { createEngine } = await import('@cardwright/engine');
  const { findUndrawable } = await createEngine();
  service = await createTestService(
    { CARDWRIGHT_CARD_LIMIT: '3', CARDWRIGHT_FREE_ALLOWANCE: '0' },
    {
      engine: {
        findUndrawable: (card) => {
          looks += 1;
          return findUndrawable(card);
        },
      },
    },
  );
});
afterAll(() => service[Symbol.asyncDispose]());

const get = async (key: string, data: Record<string, string>, path = '/i/og_standard') => {
  const target = signTarget(key, path, data);
  const response = await service.app.request(`${target.path}?${target.query}`);
  return { status: response.status, headers: response.headers };
};
// Of many scripts, each new.
const RARE = Array.from({ length: 300 }, (_, i) => String.fromCodePoint(0x1200 + i * 7)).join('');

test('an account without credit: is refused before its texts are looked at', async () => {
  const key = await service.register('poor@example.com');
  for (const at of [1, 2, 3]) expect((await get(key, smallCard(`${RARE}${at}`))).status).toBe(402);
  expect(looks).toBe(0);
});
