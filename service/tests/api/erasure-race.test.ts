import { createHmac } from 'node:crypto';
import { type Operation, operations } from '@cardwright/contract';
import { expect, test } from 'vitest';
import { createStripeService } from '../billing/support/stripe-service.ts';
import { shareService } from './support/share-service.ts';
import { createTestService, type TestService } from './support/test-service.ts';
import { validateResponse } from './support/validate-response.ts';

// While an account is erased its key is still in other requests: each gets an answer that the description has,
// and nothing of the account comes back to life.

const ROUNDS = 2;
const MANY = '1000000';
const EMAIL = 'ada@example.com';

const BODIES: Record<string, object> = {
  createGeneration: { prompt: 'a card', width: 256, height: 256 },
  createImages: { prompt: 'a card' },
  createKey: { name: 'spare' },
  createCheckout: {},
  createPortal: {},
  explainSignature: { url: 'http://localhost/i/og_standard?title=x' },
  deriveOgParams: { designMd: '# Acme' },
  writeDesignDocument: { name: 'Acme' },
};

const withKey = Object.entries<Operation>(operations).filter(
  ([id, { auth }]) => auth === 'key' && id !== 'eraseAccount',
);

test('every request with the key of an account that is being erased is answered as described', async () => {
  await using service = await createTestService({
    CARDWRIGHT_SIGNUP_LIMIT: MANY,
    CARDWRIGHT_FREE_GENERATE_LIMIT: MANY,
    CARDWRIGHT_FREE_ALLOWANCE: MANY,
    CARDWRIGHT_GENERATE_WAIT_MS: '0',
  });
  const empty = await service.count();
  const seen = new Map<string, Set<number>>();

  for (let round = 0; round < ROUNDS; round++) {
    const key = await service.register(EMAIL);
    const send = async ([id, { path, method }]: [string, Operation], body?: object) => {
      const response = await service.app.request(path.replace('{id}', 'gen_none'), {
        method,
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      seen.set(id, (seen.get(id) ?? new Set()).add(response.status));
      await validateResponse(path, method, response);
    };
    const sendCard = async (title: string) => {
      const signed = `/i/og_standard?expires=1999999999&height=200&title=${title}&width=200`;
      const signature = createHmac('sha256', key).update(signed).digest('hex');
      const response = await service.app.request(`${signed}&sig=${key.split('_')[1]}.${signature}`);
      await validateResponse('/i/{template}', 'GET', response);
      expect([200, 403]).toContain(response.status);
    };
    const burst = () => [
      ...withKey.map((operation) => send(operation, BODIES[operation[0]])),
      sendCard(`card${round}`),
    ];
    const erase = send(['eraseAccount', operations.eraseAccount], { confirm: EMAIL });
    // Some are on their way before it, some come between its steps, some after it.
    const requests = [...burst(), erase];
    for (let turns = 0; turns < 6; turns++) {
      await new Promise((resolve) => setImmediate(resolve));
      requests.push(...burst());
    }
    await Promise.all(requests);
    for (const operation of withKey) await send(operation, BODIES[operation[0]]);
  }

  expect([...(seen.get('eraseAccount') ?? [])]).toEqual([200]);
  for (const [id, statuses] of seen) if (id !== 'eraseAccount') expect(statuses, id).toContain(401);
  // Neither did anything fail behind an answer.
  expect(service.logText()).not.toContain('"level":50');
  await service.stop();
  const { erased_objects: _, ...left } = await service.count();
  const { erased_objects: __, ...none } = empty;
  expect(left).toEqual(none);
});

const eraseWith = (app: TestService['app'], key: string) =>
  app.request('/api/v1/users/me', {
    method: 'DELETE',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ confirm: EMAIL }),
  });

test('erased twice at once: one of them did it, the other has no key any more', async () => {
  await using service = await shareService();
  const key = await service.register(EMAIL);
  const answers = await Promise.all([1, 2, 3].map(() => eraseWith(service.app, key)));
  for (const answer of answers) await validateResponse('/api/v1/users/me', 'DELETE', answer);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('nobody becomes a customer of the payment provider while the account is erased', async () => {
  await using bench = await createStripeService();
  const key = await bench.subscribe(EMAIL);
  const erased = eraseWith(bench.service.app, key);
  const bought: Promise<{ status: number }>[] = [];
  for (let turns = 0; turns < 30; turns++) {
    bought.push(bench.post('checkout', key), bench.post('portal', key));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect((await erased).status).toBe(200);
  const statuses = new Set((await Promise.all(bought)).map(({ status }) => status));
  expect(statuses).toContain(401);
  expect([...statuses].filter((status) => ![200, 401, 409].includes(status))).toEqual([]);
  expect([...bench.stripe.customers.keys()]).toEqual([]);
  expect([...bench.stripe.sessions.values()].filter(({ status }) => status === 'open')).toEqual([]);
});
