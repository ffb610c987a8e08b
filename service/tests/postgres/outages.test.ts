import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Operation, operations } from '@cardwright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientMs } from '../../../tests/support/machine-speed.ts';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { readConfig } from '../../src/settings/config.ts';
import { DatabaseUnavailableError } from '../../src/stores/database-unavailable-error.ts';
import { migrate } from '../../src/stores/migrate.ts';
import { openPostgres } from '../../src/stores/postgres/open-postgres.ts';
import { transact } from '../../src/stores/transact.ts';
import { openStores } from '../../src/wiring/open-stores.ts';
import { call } from '../api/support/call.ts';
import { createTestService } from '../api/support/test-service.ts';
import { validateResponse } from '../api/support/validate-response.ts';
import { startFaultProxy as startStallProxy } from '../cluster/support/fault-proxy.ts';
import { findPostgres, startTestServer, type TestServer } from './support/test-server.ts';

// A server of this file's own, because it is stopped and killed.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(findPostgres() ?? '');
});
afterAll(() => server.remove());

const account = (id: string) =>
  ({ id, email: `${id}@example.com`, plan: 'free', created_at: '2026-11-21T05:00:00.000Z' }) as const;

const open = async (url = server.url) => {
  const database = await openPostgres({ url, connections: 4, onError: () => {} });
  await migrate(database);
  return database;
};

/** Passes everything on until told to keep the server's answers to itself. */
async function startFaultProxy() {
  const target = new URL(server.url);
  const { hostname, port } = target;
  const sockets = new Set<Socket>();
  let cutAfter: string | undefined;
  const proxy: Server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let mute = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.on('data', (data) => {
      if (cutAfter !== undefined && data.includes(cutAfter)) {
        mute = true;
        cutAfter = undefined;
        // The statement arrives; its answer does not.
        upstream.once('data', () => client.destroy());
      }
      upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (!mute) client.write(data);
    });
    client.on('close', () => upstream.end());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  target.port = String((proxy.address() as { port: number }).port);
  return {
    url: target.href,
    cutAnswerOf: (statement: string) => {
      cutAfter = statement;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

describe('a transaction', () => {
  test('whose commit was done and whose answer was lost is not run again', async () => {
    const proxy = await startFaultProxy();
    const database = await open(proxy.url);
    let runs = 0;
    proxy.cutAnswerOf('commit');
    const answer = await transact(database, async (transaction) => {
      runs += 1;
      await transaction.insertInto('accounts').values(account('usr_lost_answer')).execute();
      return 'done';
    });
    expect([answer, runs]).toEqual(['done', 1]);
    const rows = await database
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', 'usr_lost_answer')
      .execute();
    expect(rows).toHaveLength(1);
    await database.destroy();
    proxy.close();
  });

  test('whose connection was lost before its commit runs again, whole', async () => {
    const proxy = await startFaultProxy();
    const database = await open(proxy.url);
    let runs = 0;
    await transact(database, async (transaction) => {
      runs += 1;
      if (runs === 1) proxy.cutAnswerOf('insert into');
      await transaction.insertInto('accounts').values(account('usr_again')).execute();
    });
    expect(runs).toBe(2);
    await database.destroy();
    proxy.close();
  });

  test('that two make wait for each other is run again, and both are done', async () => {
    const database = await open();
    for (const id of ['usr_a', 'usr_b']) await database.insertInto('accounts').values(account(id)).execute();
    const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const rename = (first: string, second: string, own: number) =>
      transact(database, async (transaction) => {
        const set = (id: string) =>
          transaction.updateTable('accounts').set({ plan: 'pro' }).where('id', '=', id).execute();
        await set(first);
        both[own]?.resolve();
        await both[1 - own]?.promise;
        await set(second);
      });
    await Promise.all([rename('usr_a', 'usr_b', 0), rename('usr_b', 'usr_a', 1)]);
    const rows = await database
      .selectFrom('accounts')
      .select('plan')
      .where('id', 'in', ['usr_a', 'usr_b'])
      .execute();
    expect(rows.map(({ plan }) => plan)).toEqual(['pro', 'pro']);
    await database.destroy();
  });
});

const settings = () => ({ CARDWRIGHT_DATABASE_URL: server.url, CARDWRIGHT_MASTER_KEY: '5a'.repeat(32) });

test('two nodes that would keep images on disks of their own: the second one is refused', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'cardwright-node-'));
  await forgetImages();
  try {
    await using _ = await createTestService({ ...settings(), CARDWRIGHT_DATA_DIR: dataDirectory });
    await expect(createTestService(settings())).rejects.toThrow(
      /The images of this database \(.*\) are kept elsewhere, not in the folder .*same S3 settings/,
    );
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
});

/** The next service may keep them in its own folder. */
async function forgetImages(): Promise<void> {
  const admin = await open();
  await admin.deleteFrom('facts').execute();
  await admin.destroy();
}

test('while the server is away, known cards are served for a minute, and nothing answers 500', async () => {
  await forgetImages();
  let now = Date.now();
  await using service = await createTestService(settings(), { clock: { now: () => new Date(now) } });
  const key = await service.register('known@example.com');
  const { path, query } = signTarget(key, '/i/og_standard', smallCard('known'));
  const ask = async (target = `${path}?${query}`) => (await service.app.request(target)).status;
  expect(await ask()).toBe(200);
  const unknown = signTarget(key, '/i/og_standard', smallCard('unknown'));
  // What changes keys of others, just before, changes nothing for it.
  const other = await service.register('gone@example.com');
  const erased = await call(service, other, 'DELETE', '/api/v1/users/me', { confirm: 'gone@example.com' });
  expect(erased.status).toBe(200);
  server.stop('immediate');
  try {
    for (const second of [0, 5, 20, 30]) {
      now += second * 1000;
      expect([second, await ask()]).toEqual([second, 200]);
    }
    expect(await ask(`${unknown.path}?${unknown.query}`)).toBe(503);
    for (const [id, { path: route, method, auth }] of Object.entries<Operation>(operations)) {
      const answer = await service.app.request(route.replace(/\{\w+\}/g, 'x1'), {
        method,
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      });
      await validateResponse(route, method, answer);
      const expected = auth === 'key' ? [503] : [200, 304, 400, 401, 403, 404, 503];
      expect(expected, `${id}: ${await answer.text()}`).toContain(answer.status);
    }
    now += 5_000;
    expect(await ask()).toBe(503);
  } finally {
    server.start();
  }
  await expect.poll(() => ask()).toBe(200);
});

test('a generation that was accepted is not taken back when the database goes away while its client waits', async () => {
  await forgetImages();
  let wasAccepted = (): void => {};
  const accepted = new Promise<void>((resolve) => {
    wasAccepted = resolve;
  });
  await using service = await createTestService(
    { ...settings(), CARDWRIGHT_ROLE: 'web' },
    { onStep: (step) => step === 'after-submit-commit' && wasAccepted() },
  );
  const key = await service.register('waiting@example.com');
  const answer = service.app.request('/api/v1/generate', {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', prefer: 'wait=2' },
    body: JSON.stringify({ prompt: 'Poster "Fresh bread"' }),
  });
  await accepted;
  server.stop('immediate');
  try {
    const got = await answer;
    expect([got.status, await got.json()]).toEqual([202, expect.objectContaining({ status: 'processing' })]);
  } finally {
    server.start();
  }
});

// As behind a partition, or of a process that was stopped: connections stay, new ones are accepted, and nothing is ever answered.
describe('a server that does not answer any more', () => {
  const startSilencer = async () => {
    const target = new URL(server.url);
    let silentFrom: string | undefined;
    const proxy = await startStallProxy(
      { host: target.hostname, port: Number(target.port) },
      (_, data, from) => {
        if (silentFrom === undefined || from !== 'client' || !data.includes(silentFrom)) return true;
        proxy.set('silent');
        return false;
      },
    );
    target.port = String(proxy.port);
    return {
      ...proxy,
      url: target.href,
      silenceAt: (statement: string) => {
        silentFrom = statement;
      },
      [Symbol.asyncDispose]: proxy.close,
    };
  };

  test('gets every request a 503 within 5 seconds, known cards served, and all is well after it', async () => {
    await forgetImages();
    await using silencer = await startSilencer();
    await using service = await createTestService({ ...settings(), CARDWRIGHT_DATABASE_URL: silencer.url });
    const key = await service.register('silent@example.com');
    const known = signTarget(key, '/i/og_standard', smallCard('known to all'));
    const send = (path: string, body?: object) =>
      service.app.request(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    expect((await send(`${known.path}?${known.query}`)).status).toBe(200);
    const ask = async (expected: number, path: string, body?: object): Promise<void> => {
      const since = performance.now();
      const { status } = await send(path, body);
      const ms = performance.now() - since;
      expect([path, status]).toEqual([path, expected]);
      expect(ms, path).toBeLessThan(patientMs(5_000));
    };
    const askAll = async (name: string): Promise<void> => {
      const fresh = signTarget(key, '/i/og_standard', smallCard(name));
      await Promise.all([
        ask(200, `${known.path}?${known.query}`),
        ask(503, `${fresh.path}?${fresh.query}`),
        ask(503, '/api/v1/generate', { prompt: `Poster "${name}"` }),
        ask(503, '/api/v1/users', { email: `${name}@example.com` }),
        ask(503, '/api/v1/dashboard'),
        ask(503, '/readyz'),
        // More than there are connections.
        ...Array.from({ length: 60 }, () => ask(503, '/api/v1/dashboard/history')),
      ]);
    };
    silencer.set('silent');
    await askAll('first');
    await askAll('later');
    silencer.set('open');
    await expect.poll(async () => (await send('/api/v1/dashboard')).status).toBe(200);
  });

  const NAME = 'from "%s" on gets a prompt a 503 within 5 seconds, and the next time it is accepted once';
  test.each(['commit'])(NAME, expectAcceptedOnce);
  test.each(['begin', 'insert into "generations"'])(NAME, { tags: 'deep' }, expectAcceptedOnce);

  async function expectAcceptedOnce(statement: string): Promise<void> {
    await forgetImages();
    await using silencer = await startSilencer();
    await using service = await createTestService({
      ...settings(),
      CARDWRIGHT_DATABASE_URL: silencer.url,
      CARDWRIGHT_ROLE: 'web',
    });
    const key = await service.register(`${randomUUID()}@example.com`);
    const send = () =>
      service.app.request('/api/v1/generate', {
        method: 'POST',
        headers: {
          'x-api-key': key,
          'content-type': 'application/json',
          'idempotency-key': 'once',
          prefer: 'respond-async',
        },
        body: JSON.stringify({ prompt: 'Poster "Silence"', width: 256, height: 256 }),
      });
    silencer.silenceAt(statement);
    const since = performance.now();
    const refused = await send();
    expect(refused.status).toBe(503);
    expect(performance.now() - since).toBeLessThan(patientMs(5_000));
    // Whoever is told that nothing was changed does not ask again, and is charged for what they never see.
    const { error } = (await refused.json()) as { error: string };
    expect(error).toContain(statement === 'commit' ? 'check whether it was' : 'nothing was changed');
    silencer.silenceAt('\0 nothing');
    silencer.set('open');
    await expect.poll(async () => (await send()).status).toBe(202);
    const history = await call(service, key, 'GET', '/api/v1/history');
    expect(await history.json()).toHaveLength(1);
  }

  test('takes nothing from others: the rows that a node keeps that was stopped are free again within 5 seconds', async () => {
    await forgetImages();
    await using service = await createTestService(settings());
    const key = await service.register('locked@example.com');
    const database = await open();
    // A node that was stopped in the middle of a transaction.
    const locked = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    const transaction = database.transaction().execute(async (held) => {
      await sql`select id from accounts where email = 'locked@example.com' for update`.execute(held);
      locked.resolve();
      await stopped.promise;
    });
    transaction.catch(() => {});
    await locked.promise;
    const send = () =>
      service.app.request('/api/v1/generate', {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json', prefer: 'respond-async' },
        body: JSON.stringify({ prompt: 'Poster "Locked"', width: 256, height: 256 }),
      });
    const since = performance.now();
    expect((await send()).status).toBe(202);
    expect(performance.now() - since).toBeLessThan(patientMs(5_000));
    stopped.resolve();
    await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await database.destroy();
  });

  test('is not a server that is merely busy', { tags: 'deep' }, async () => {
    const database = await open();
    const slow = sql`select pg_sleep(5)`.execute(database);
    const waiting = Array.from({ length: 8 }, () => sql`select pg_sleep(1)`.execute(database));
    await Promise.all([slow, ...waiting]);
    await database.destroy();
  });
});

describe('the start stops with one sentence for', () => {
  const start = (url: string) =>
    openStores({} as never, { databaseUrl: url, masterKey: Buffer.alloc(32), databasePool: 2 });
  const other = (change: (url: URL) => void): string => {
    const url = new URL(server.url);
    change(url);
    return url.href;
  };

  test.each([
    [
      'a server that does not run',
      () =>
        other((url) => {
          url.port = '1';
        }),
      /^Cannot connect to PostgreSQL at 127\.0\.0\.1:1: .*ECONNREFUSED.* Check that it runs, and CARDWRIGHT_DATABASE_URL\.$/,
    ],
    [
      'a database that is not there',
      () =>
        other((url) => {
          url.pathname = 'nothing';
        }),
      /has no database "nothing": create it, or correct CARDWRIGHT_DATABASE_URL\.$/,
    ],
    [
      'an unknown user',
      () =>
        other((url) => {
          url.username = 'nobody';
        }),
      /refuses the user "nobody": check user and password/,
    ],
    [
      'an unknown host',
      () =>
        other((url) => {
          url.hostname = 'nowhere.invalid';
        }),
      /^There is no host "nowhere\.invalid": check CARDWRIGHT_DATABASE_URL\.$/,
    ],
  ])('%s', async (_, url, message) => {
    await expect(start(url())).rejects.toThrow(message);
  });

  test('a database that stores text in one byte', async () => {
    const admin = await openPostgres({ url: server.url, connections: 1, onError: () => {} });
    await sql`create database latin encoding 'LATIN1' locale 'C' template template0`.execute(admin);
    await admin.destroy();
    await expect(
      start(
        other((url) => {
          url.pathname = 'latin';
        }),
      ),
    ).rejects.toThrow(/stores text as LATIN1\. Create one with: createdb/);
  });

  test('PostgreSQL without a master key, and URLs with a typo', () => {
    const url = 'postgres://a:b@localhost/c';
    expect(() => readConfig({ CARDWRIGHT_DATABASE_URL: url })).toThrow(
      /also set CARDWRIGHT_MASTER_KEY.*openssl rand -hex 32/,
    );
    for (const wrong of ['postgre://a@b/c', 'localhost:5432/c', 'postgres://host'])
      expect(() => readConfig({ CARDWRIGHT_DATABASE_URL: wrong })).toThrow(
        /must be a PostgreSQL URL, such as postgres:/,
      );
  });
});

test('a server whose disk is full is an outage, after which the same connection works', async () => {
  const database = await open();
  try {
    const refused = transact(database, (transaction) =>
      sql`do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
        transaction,
      ),
    );
    await expect(refused).rejects.toMatchObject({
      name: 'DatabaseUnavailableError',
      mayBeCommitted: false,
      cause: { code: '53100' },
    });
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  } finally {
    await database.destroy();
  }
});

test('an error of the database that is not about the connection stays what it is', async () => {
  const database = await open();
  const wrong = sql`select * from nowhere`.execute(database);
  await expect(wrong).rejects.not.toBeInstanceOf(DatabaseUnavailableError);
  await database.destroy();
});
