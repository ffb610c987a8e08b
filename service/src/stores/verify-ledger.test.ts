import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../accounts/types.ts';
import { createPaintEngine } from '../generations/paint-engine.fixture.ts';
import { createTestBench, promptOf, type TestBench } from '../generations/test-bench.fixture.ts';
import { chargeCredit } from './credit-ledger.ts';
import type { Database } from './database.ts';
import { verifyLedger } from './verify-ledger.ts';

const painter = createPaintEngine();
let bench: TestBench;
let caller: Caller;

/** Two drawn, one failed and given back, one waiting, one card, and templates. */
beforeEach(async () => {
  let drawn = 0;
  bench = await createTestBench({
    settings: { maxAttempts: 1 },
    engine: {
      compose: (...request) => {
        drawn += 1;
        if (drawn === 3) throw new Error('no luck');
        return painter.compose(...request);
      },
    },
  });
  caller = bench.caller;
  for (const prompt of ['one', 'two', 'three']) {
    const { id } = await bench.generations.submit(caller, promptOf(prompt));
    bench.generations.start();
    await bench.generations.waitFor(id, 300_000);
  }
  await bench.generations.drain();
  await bench.generations.submit(caller, promptOf('four'));
  await chargeCredit(bench.database, {
    accountId: caller.accountId,
    period: '2026-11',
    cause: 'card:abc:1',
    now: bench.clock.now(),
    limit: 100,
  });
  await writeTemplates(bench.database, caller.accountId);
});
afterEach(() => bench.close());

/** Two versions of which one is deleted, and a draft that is saved twice. */
async function writeTemplates(database: Database, account: string): Promise<void> {
  const row = { account_id: account, name: 'launch' };
  for (const version of [1, 2])
    await database
      .insertInto('own_templates')
      .values({ ...row, version, definition: '{}', created_at: '' })
      .execute();
  await database.deleteFrom('own_templates').where('version', '=', 1).execute();
  for (const definition of ['{}', '{"root":1}'])
    await database
      .insertInto('template_drafts')
      .values({ ...row, version: 2, revision: 1, definition, updated_at: '' })
      .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet({ definition }))
      .execute();
}

test('a ledger that came about by work adds up', async () => {
  expect(await verifyLedger(bench.database)).toEqual({ periods: 1, entries: 6, faults: [] });
});

describe('what cannot be is found', () => {
  const firstId = async (status: string): Promise<string> =>
    (
      await bench.database
        .selectFrom('generations')
        .select('id')
        .where('status', '=', status as 'failed')
        .executeTakeFirstOrThrow()
    ).id;

  test.each<[string, string, (id: { completed: string; failed: string }) => Promise<unknown>]>([
    [
      'a day that was changed',
      'the days sum to 16, but the entries to 4',
      () => bench.database.updateTable('usage_days').set({ credits: 8 }).execute(),
    ],
    [
      'a number of generations that was changed',
      '7 are counted, but there are 4',
      () => bench.database.updateTable('account_counts').set({ generations: 7 }).execute(),
    ],
    [
      'a number of characters that was changed',
      '7 are counted, but there are 12',
      () => bench.database.updateTable('account_counts').set({ template_characters: 7 }).execute(),
    ],
    [
      'a counter that was changed',
      'the counter is 7, but the entries sum to 4',
      () => bench.database.updateTable('usage_periods').set({ used: 7 }).execute(),
    ],
    [
      'a counter that is lost',
      'the counter is 0, but the entries sum to 4',
      () => bench.database.deleteFrom('usage_periods').execute(),
    ],
    [
      'a counter of a month without entries',
      'the counter is 2, but the entries sum to 0',
      () =>
        bench.database
          .insertInto('usage_periods')
          .values({ account_id: caller.accountId, period: '2026-10', used: 2 })
          .execute(),
    ],
    [
      'a charge that is lost',
      'charge and refund do not match the status',
      ({ completed }) =>
        bench.database.deleteFrom('credit_entries').where('cause', '=', `generation:${completed}`).execute(),
    ],
    [
      'a refund that is lost',
      'charge and refund do not match the status',
      ({ failed }) =>
        bench.database
          .deleteFrom('credit_entries')
          .where('cause', '=', `generation:${failed}`)
          .where('kind', '=', 'refund')
          .execute(),
    ],
    [
      'a refund for what was drawn',
      'charge and refund do not match the status',
      ({ completed }) => addEntry('refund', `generation:${completed}`),
    ],
    ['a refund of nothing', 'refund without a matching charge', () => addEntry('refund', 'card:def:1')],
    [
      'a charge for nothing',
      'entry without a matching generation or card',
      () => addEntry('charge', 'generation:gen_none'),
    ],
    [
      'a charge for another thing',
      'entry without a matching generation or card',
      () => addEntry('charge', 'tea'),
    ],
  ])('%s', async (_, problem, tamper) => {
    await tamper({ completed: await firstId('completed'), failed: await firstId('failed') });
    const { faults } = await verifyLedger(bench.database);
    expect(faults.map((fault) => fault.problem)).toContain(problem);
    expect(new Set(faults.map(({ account }) => account))).toEqual(new Set([caller.accountId]));
  });

  const addEntry = (kind: 'charge' | 'refund', cause: string) =>
    bench.database
      .insertInto('credit_entries')
      .values({
        id: `crd_${kind}`,
        account_id: caller.accountId,
        period: '2026-11',
        kind,
        amount: 1,
        cause,
        created_at: bench.clock.now().toISOString(),
      })
      .execute();
});
