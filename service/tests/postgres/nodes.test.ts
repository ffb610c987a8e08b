import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { readConfig } from '../../src/settings/config.ts';
import { dropTestDatabase, toTestSettings } from '../../src/stores/create-test-database.ts';
import { type S3Server, startS3Server } from '../../src/stores/s3/s3-server.fixture.ts';
import type { Overrides } from '../../src/wiring/overrides.ts';
import { call } from '../api/support/call.ts';
import { type DeliveryService, startDeliveryService } from '../delivery/support/delivery-service.ts';
import { startReceiver, TO_RECEIVERS } from '../webhooks/receiver.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.remove());

type Node = { environment?: Record<string, string>; overrides?: Overrides };

/** Services on one database and one bucket, ended with the test. */
async function startNodes(nodes: readonly Node[], shared: Record<string, string> = {}) {
  const name = randomUUID();
  const settings: Record<string, string> = {
    ...(await toTestSettings(name)),
    ...s3.settings(),
    CARDWRIGHT_S3_PREFIX: name,
    ...shared,
  };
  const started: DeliveryService[] = [];
  for (const { environment, overrides } of nodes)
    started.push(await startDeliveryService({ ...settings, ...environment }, overrides));
  return {
    nodes: started as [DeliveryService, DeliveryService, ...DeliveryService[]],
    databaseUrl: settings.CARDWRIGHT_DATABASE_URL ?? '',
    async [Symbol.asyncDispose]() {
      for (const node of started) await node[Symbol.asyncDispose]();
      await dropTestDatabase(name);
    },
  };
}

async function ask(databaseUrl: string, statement: string): Promise<object[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const generate = async (node: DeliveryService, key: string, prefer = 'wait=60') =>
  await node.app.request('/api/v1/generate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer, 'x-api-key': key },
    body: JSON.stringify({ prompt: 'Poster "Fresh bread"', width: 256, height: 256 }),
  });

// For it, no memory ever grows old: what it learns, it is told.
const STANDING: Overrides = { clock: { now: () => FROZEN } };
const FROZEN = new Date();

describe('roles', () => {
  test('what a web node accepts, a worker draws, and the web node answers who waits', async () => {
    await using cluster = await startNodes([
      { environment: { CARDWRIGHT_ROLE: 'web' } },
      { environment: { CARDWRIGHT_ROLE: 'worker' } },
    ]);
    const [web, worker] = cluster.nodes;
    const key = await web.register();
    const { status, image_url: url } = (await (await generate(web, key)).json()) as Record<string, string>;
    expect(status).toBe('completed');
    expect((await web.client.get(new URL(url ?? '').pathname)).status).toBe(200);
    expect((await worker.client.get('/readyz')).status).toBe(200);
    const refused = await worker.client.get('/api/v1/templates');
    expect([refused.status, refused.bytes.toString()]).toEqual([
      404,
      expect.stringContaining('This node only draws images.'),
    ]);
  });

  test('what a web node has sent to a webhook, a worker sends', async () => {
    await using receiver = await startReceiver();
    await using cluster = await startNodes(
      [{ environment: { CARDWRIGHT_ROLE: 'web' } }, { environment: { CARDWRIGHT_ROLE: 'worker' } }],
      TO_RECEIVERS,
    );
    const [web] = cluster.nodes;
    const headers = { 'content-type': 'application/json', 'x-api-key': await web.register() };
    const post = async (path: string, body?: object) =>
      (await (
        await web.app.request(`/api/v1/webhooks${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        })
      ).json()) as { id: string; secret: string };
    const { id, secret } = await post('', { url: receiver.url, events: ['credits.low'] });
    receiver.trust(secret);
    await post(`/${id}/test`);
    await expect.poll(() => receiver.received).toHaveLength(1);
    expect(receiver.received[0]?.data).toMatchObject({ id });
  });

  test('a web node alone accepts and draws nothing', async () => {
    await using cluster = await startNodes([{ environment: { CARDWRIGHT_ROLE: 'web' } }]);
    const [web] = cluster.nodes;
    const response = await generate(web, await web.register(), 'wait=2');
    expect(((await response.json()) as { status: string }).status).not.toBe('completed');
    expect(await ask(cluster.databaseUrl, 'select attempts from jobs')).toEqual([{ attempts: 0 }]);
  });

  test('need PostgreSQL, and so does a direct URL', () => {
    expect(() => readConfig({ CARDWRIGHT_ROLE: 'web' })).toThrow(
      'CARDWRIGHT_ROLE=web needs CARDWRIGHT_DATABASE_URL: SQLite serves one node.',
    );
    expect(() => readConfig({ CARDWRIGHT_DATABASE_DIRECT_URL: 'postgres://a:b@c/d' })).toThrow(
      'CARDWRIGHT_DATABASE_DIRECT_URL needs CARDWRIGHT_DATABASE_URL',
    );
  });
});

describe('a key that is revoked on one node', () => {
  const revoke = async (node: DeliveryService, key: string): Promise<void> => {
    const { status } = await call(node, key, 'DELETE', `/api/v1/dashboard/keys/${key.split('_')[1]}`, {
      confirm: true,
    });
    expect(status).toBe(200);
  };

  test('opens nothing on the others, without waiting for their memory to grow old', async () => {
    await using cluster = await startNodes([{}, { overrides: STANDING }]);
    const [first, second] = cluster.nodes;
    const key = await first.register();
    const card = signTarget(key, '/i/og_standard', smallCard('one'));
    expect((await second.client.get(card)).status).toBe(200);
    await revoke(first, key);
    await expect.poll(async () => (await second.client.get(card)).status).toBe(403);
  });

  test('nor after the connection for notices was lost', async () => {
    await using cluster = await startNodes([{}, { overrides: STANDING }]);
    const [first, second] = cluster.nodes;
    const key = await first.register();
    const card = signTarget(key, '/i/og_standard', smallCard('one'));
    expect((await second.client.get(card)).status).toBe(200);
    await ask(
      cluster.databaseUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cardwright notices'",
    );
    await revoke(first, key);
    await expect.poll(async () => (await second.client.get(card)).status).toBe(403);
  });
});

test('12 cards, each asked 6 times of three nodes at once, are drawn and charged 12 times', async () => {
  await using cluster = await startNodes([{}, {}, {}], { CARDWRIGHT_CARD_STORE: 'all' });
  const key = await cluster.nodes[0].register('ada@example.com', 'pro');
  const cards = Array.from({ length: 12 }, (_, at) =>
    signTarget(key, '/i/og_standard', smallCard(`card ${at}`)),
  );
  const asked = cards.flatMap((card) =>
    Array.from({ length: 6 }, (_, at) => cluster.nodes[at % 3]?.client.get(card)),
  );
  const answers = await Promise.all(asked);
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
  expect(answers.filter((answer) => answer?.headers['x-cached'] === 'false')).toHaveLength(12);
  expect(cluster.nodes.reduce((sum, node) => sum + node.renders(), 0)).toBe(12);
  expect(await cluster.nodes[0].creditsUsed(key)).toBe(12);
});

test('a card whose node failed to draw it is drawn by another one', async () => {
  const entered = Promise.withResolvers<void>();
  const failing = Promise.withResolvers<void>();
  const fail = async (): Promise<void> => {
    entered.resolve();
    await failing.promise;
  };
  await using cluster = await startNodes([{ overrides: { beforeRender: fail } as Overrides }, {}]);
  const [first, second] = cluster.nodes;
  const key = await first.register();
  const card = signTarget(key, '/i/og_standard', smallCard('one'));
  const lost = first.client.get(card);
  await entered.promise;
  const waiting = second.client.get(card);
  failing.reject(new Error('no luck'));
  expect((await lost).status).toBeGreaterThanOrEqual(500);
  expect((await waiting).status).toBe(200);
  expect(await second.creditsUsed(key)).toBe(1);
});

test('limits of generations and sign-ups hold over all nodes together', async () => {
  await using cluster = await startNodes([{}, {}, {}], {
    CARDWRIGHT_FREE_GENERATE_LIMIT: '6',
    CARDWRIGHT_SIGNUP_LIMIT: '4',
  });
  const [first] = cluster.nodes;
  const key = await first.register();
  const generations = await Promise.all(
    Array.from({ length: 18 }, (_, at) => generate(cluster.nodes[at % 3] ?? first, key, 'respond-async')),
  );
  expect(generations.filter(({ status }) => status === 202)).toHaveLength(6);
  expect(generations.filter(({ status }) => status === 429)).toHaveLength(12);
  const signUps = await Promise.all(
    Array.from({ length: 9 }, (_, at) =>
      (cluster.nodes[at % 3] ?? first).app.request('/api/v1/users', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `user${at}@example.com` }),
      }),
    ),
  );
  expect(signUps.filter(({ status }) => status === 429)).toHaveLength(6);
});
