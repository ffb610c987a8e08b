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

test('what a client wrote before the proxy added its address does not count', async () => {
  const spoofed = ['1.1.1.1, 203.0.113.1', '2.2.2.2, 203.0.113.1', '127.0.0.1, 203.0.113.1'];
  expect(await registerFrom(spoofed, LOCAL)).toEqual([201, 201, 429]);
});

test('the networks of one subscriber are one, however the address is written', async () => {
  const same = ['2001:db8::1', '[2001:DB8:0:0::2]:4711', '2001:0db8:0000:0000:ffff::3'];
  expect(await registerFrom(same, LOCAL)).toEqual([201, 201, 429]);
  expect(await registerFrom(['203.0.113.1', '203.0.113.1:80', '::ffff:203.0.113.1'], LOCAL)).toEqual([
    201, 201, 429,
  ]);
});

test('nonsense is the proxy itself, and breaks nothing', async () => {
  const nonsense = ['unknown', ', ,', '9'.repeat(5000), "1.1.1.1'; drop table accounts"];
  expect(await registerFrom(nonsense, LOCAL)).toEqual([201, 201, 429, 429]);
});
