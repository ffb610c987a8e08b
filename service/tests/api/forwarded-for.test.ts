import { expect, test } from 'vitest';
import { createTestService } from './support/test-service.ts';

// Who counts as one client when accounts are counted, over real connections: the tests' own are from this machine.

const LOCAL = '127.0.0.1, ::1';
const LIMIT = { CARDWRIGHT_SIGNUP_LIMIT: '2', CARDWRIGHT_HOST: '127.0.0.1' };

async function registerFrom(forwarded: readonly string[], trustedProxies?: string): Promise<number[]> {
  await using service = await createTestService({
    ...LIMIT,
    ...(trustedProxies !== undefined && { CARDWRIGHT_TRUSTED_PROXIES: trustedProxies }),
  });
  await service.start();
  const statuses: number[] = [];
  for (const [index, value] of forwarded.entries()) {
    const response = await fetch(`${service.baseUrl()}/api/v1/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': value, forwarded: `for=${value}` },
      body: JSON.stringify({ email: `somebody-${index}@example.com` }),
    });
    statuses.push(response.status);
  }
  return statuses;
}

test('a stranger cannot become another one by saying so', async () => {
  expect(await registerFrom(['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([201, 201, 429]);
});

test('behind a proxy that is trusted each client is counted by itself', async () => {
  const clients = ['203.0.113.1', '203.0.113.2', '203.0.113.1', '203.0.113.2', '203.0.113.1', '203.0.113.3'];
  expect(await registerFrom(clients, LOCAL)).toEqual([201, 201, 201, 201, 429, 201]);
});
