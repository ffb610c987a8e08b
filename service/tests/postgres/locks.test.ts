import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCardRequests } from '../../src/accounts/card-requests.ts';
import { systemClock } from '../../src/base/clock.ts';
import { onBehalfOf } from '../../src/base/on-behalf-of.ts';
import { expireImages } from '../../src/generations/remove-images.ts';
import { createTestBench, promptOf, type TestBench } from '../../src/generations/test-bench.fixture.ts';
import type { Connection } from '../../src/stores/connection.ts';
import { DatabaseUnavailableError } from '../../src/stores/database-unavailable-error.ts';
import { withoutTimeLimit } from '../../src/stores/dialect.ts';
import { IS_KEPT } from '../../src/stores/is-kept.ts';
import { lockAccount } from '../../src/stores/lock-account.ts';
import { openDatabaseClock } from '../../src/stores/postgres/database-clock.ts';
import { transact } from '../../src/stores/transact.ts';

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.close());

/** Runs `body` while another transaction has the lock of the account. */
async function whileLocked(body: () => Promise<void>): Promise<void> {
  await bench.database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, bench.caller.accountId);
    await body();
  });
}

test('images of a busy account are removed after the retention period like others', async () => {
  const { id } = await bench.generations.submit(bench.caller, promptOf('old'));
  bench.generations.start();
  await bench.generations.waitFor(id, 60_000);
  await bench.generations.drain();
  const later = new Date(Date.now() + 365 * 24 * 3600_000);
  await whileLocked(async () => expect(await expireImages(bench.database, 30, later)).toBe(1));
});

test('counting requests and charging an account do not wait for each other', async () => {
  const requests = createCardRequests({ database: bench.database, clock: systemClock });
  const { accountId, keyId } = bench.caller;
  requests.count({ accountId, keyId, template: 'og_standard', visitor: 'other', cached: true } as never);
  await whileLocked(() => requests.flush());
});

test('an account whose requests wait for each other leaves connections to others', async () => {
  const end = Promise.withResolvers<void>();
  let ended = 0;
  const waiting = Array.from({ length: 60 }, () =>
    onBehalfOf('ada', () => bench.database.transaction().execute(() => end.promise)).finally(() => {
      ended += 1;
    }),
  );
  const { rows } = await onBehalfOf('eve', () => sql`select 1`.execute(bench.database));
  expect([rows.length, ended]).toEqual([1, 0]);
  end.resolve();
  await Promise.allSettled(waiting);
});

test('removed images are looked up by their index, however many there are', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from generations where ${IS_KEPT}`.execute(bench.database);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Anti Join');
  expect(plan).not.toContain('SubPlan');
});

test("a clock of this machine that is set does not change the database's time", async () => {
  const clock = await openDatabaseClock(bench.database, () => {});
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 600_000);
  try {
    expect(Math.abs(clock.now().getTime() - now)).toBeLessThan(300_000);
  } finally {
    vi.restoreAllMocks();
    clock.close();
  }
});

test('no statement takes longer than half a minute, in a transaction or not, but those that nobody waits for', async () => {
  const readLimit = async (connection: Connection) => {
    const { rows } = await sql<{ limit: string }>`
      select current_setting('statement_timeout') as limit`.execute(connection);
    return rows[0]?.limit;
  };
  const { database } = bench;
  expect(await readLimit(database)).toBe('30s');
  expect(await transact(database, readLimit)).toBe('30s');
  expect(await withoutTimeLimit(database, readLimit)).toBe('0');
  // On all connections that there are by now.
  const limits = await Promise.all(Array.from({ length: 10 }, () => readLimit(database)));
  expect(new Set(limits)).toEqual(new Set(['30s']));
});

test('a statement that is ended for it is an outage, and its connection is used again', async () => {
  await bench.database.connection().execute(async (connection) => {
    await sql`set statement_timeout = '20ms'`.execute(connection);
    await expect(sql`select pg_sleep(10)`.execute(connection)).rejects.toThrow(DatabaseUnavailableError);
    await sql`set statement_timeout = '30s'`.execute(connection);
    await sql`select 1`.execute(connection);
  });
});
