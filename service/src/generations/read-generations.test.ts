import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPostgres } from '../stores/dialect.ts';
import { selectHistory } from './read-generations.ts';
import { addAccount, createTestBench, promptOf, type TestBench } from './test-bench.fixture.ts';

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench({ settings: { allowances: { free: 3, pro: 1_000 } } });
});
afterEach(() => bench.close());

describe('the history', () => {
  test('is newest first, also within one millisecond, and pages without gap or overlap', async () => {
    const ids: string[] = [];
    for (const prompt of ['a', 'b', 'c'])
      ids.unshift((await bench.generations.submit(bench.caller, promptOf(prompt))).id);
    const read = (limit: number, offset: number) =>
      bench.generations.history(bench.caller.accountId, { limit, offset });
    const pages = [await read(2, 0), await read(2, 2), await read(2, 4)];
    expect(pages.flatMap(({ generations }) => generations.map(({ id }) => id))).toEqual(ids);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
  });

  test.each([
    { limit: 24, offset: 0 },
    { limit: 24, offset: 0, cursor: 'NTAwMA' },
    { limit: 24, offset: 0, starred: true },
    { limit: 24, offset: 0, search: 'fox', branded: true, orientation: 'square' as const },
  ])(
    '%o is read by SQLite from the index in order, without looking at other accounts or sorting',
    async (query) => {
      if (isPostgres(bench.database)) return;
      const { sql: text, parameters } = selectHistory(
        bench.database,
        bench.caller.accountId,
        query,
      ).compile();
      const plan = await bench.database.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
      );
      const steps = plan.rows.map(({ detail }) => detail);
      expect(steps[0]).toMatch(/^SEARCH generations USING INDEX generations_history \(account_id=\?/);
      expect(steps.filter((step) => /SCAN|TEMP B-TREE/.test(step))).toEqual([]);
    },
  );

  test('passes over the rows before an offset in the index alone', async () => {
    if (isPostgres(bench.database)) return;
    const query = { limit: 24, offset: 900_000 };
    const { sql: text, parameters } = selectHistory(bench.database, bench.caller.accountId, query).compile();
    const plan = await bench.database.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
    );
    const steps = plan.rows.map(({ detail }) => detail);
    expect(steps[0]).toMatch(/^SEARCH generations USING .*(?:rowid|sequence)=\?\)/);
    expect(steps).toContain('SEARCH shown USING COVERING INDEX generations_history (account_id=?)');
  });

  test('is searched a thousand at a time, between which others have their turn', async () => {
    const { id } = await bench.generations.submit(bench.caller, promptOf('the oldest fox'));
    const { sequence: _, ...row } = await bench.database
      .selectFrom('generations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 2100 }, (_, at) => ({
      ...row,
      id: `gen_${at}`,
      image_token: `token${at}`,
      prompt: at === 2099 ? 'the newest fox' : 'a tea',
    }));
    for (let at = 0; at < copies.length; at += 300)
      await bench.database
        .insertInto('generations')
        .values(copies.slice(at, at + 300))
        .execute();
    let turns = 0;
    let isSearching = true;
    const others = async (): Promise<void> => {
      while (isSearching) {
        await new Promise(setImmediate);
        turns += 1;
      }
    };
    const serving = others();
    const { accountId } = bench.caller;
    const first = await bench.generations.history(accountId, { limit: 1, offset: 0, search: 'FOX' });
    isSearching = false;
    await serving;
    const cursor = first.nextCursor ?? '';
    const second = await bench.generations.history(accountId, { limit: 1, offset: 0, search: 'fox', cursor });
    expect(turns).toBeGreaterThanOrEqual(3);
    expect([first, second].map(({ generations: [one], total }) => [one?.prompt, total])).toEqual([
      ['the newest fox', 2],
      ['the oldest fox', 2],
    ]);
    expect(second.nextCursor).toBeNull();
  });

  test('counts no rows for its total: that is kept, and behind a cursor that of the first page', async () => {
    for (const prompt of ['a', 'b']) await bench.generations.submit(bench.caller, promptOf(prompt));
    const { accountId } = bench.caller;
    await bench.database.updateTable('account_counts').set({ generations: 77 }).execute();
    expect((await bench.generations.history(accountId, { limit: 1, offset: 0 })).total).toBe(77);
    const narrowed = { limit: 1, offset: 0, format: 'png' } as const;
    const { total, nextCursor } = await bench.generations.history(accountId, narrowed);
    expect(total).toBe(2);
    await bench.generations.submit(bench.caller, promptOf('c'));
    const next = await bench.generations.history(accountId, { ...narrowed, cursor: nextCursor ?? '' });
    expect([next.total, next.generations.length]).toEqual([2, 1]);
  });

  test('is searched in the time of its prompts, whatever is looked for', async () => {
    if (isPostgres(bench.database)) return;
    await sql`
      insert into generations (id, account_id, prompt, template_id, width, height, format, seed, status, image_token, credits_used, period, warnings, created_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 1000)
      select 'g' || n, ${bench.caller.accountId}, ${'a'.repeat(4000)}, 'default', 256, 256, 'png', 0, 'pending', 't' || n, 1, '2026-11', '[]', '2026-11-15T12:00:00.000Z' from numbers`.execute(
      bench.database,
    );
    const before = process.cpuUsage();
    const search = `${'a'.repeat(199)}b`;
    const { total } = await bench.generations.history(bench.caller.accountId, {
      limit: 24,
      offset: 0,
      search,
    });
    expect(total).toBe(0);
    // 1.4 s by `like`.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  });

  test('reads no design documents', () => {
    const { sql: text } = selectHistory(bench.database, 'usr_1', { limit: 24, offset: 0 }).compile();
    expect(text.split(' from ')[0]).not.toMatch(/\*|quality|design_md(?!" is not null)/);
  });

  test('is searched among the 20,000 newest prompts, without those of other accounts', async () => {
    const { accountId } = bench.caller;
    const other = await addAccount(bench.database);
    await sql`
      insert into generations (id, account_id, prompt, template_id, width, height, format, seed, status,
        image_token, warnings, credits_used, period, created_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 20002)
      select 'gen_' || n, case when n = 20002 then ${other.accountId} else ${accountId} end, 'card <' || n || '>',
        'default', 256, 256, 'png', 1, 'pending', 'token_' || n, '[]', 1, '2026-11', '2026-11-15T12:00:00.000Z'
      from numbers`.execute(bench.database);
    const find = async (search: string) =>
      (await bench.generations.history(accountId, { limit: 10, offset: 0, search })).total;
    expect(await find('card <1>')).toBe(0);
    expect(await find('card <2>')).toBe(1);
    expect(await find('card')).toBe(20_000);
  });
});

describe('the dashboard', () => {
  test('never shows less than no credit, also after a change to a smaller plan', async () => {
    const { accountId } = bench.caller;
    await bench.database
      .insertInto('usage_periods')
      .values({ account_id: accountId, period: '2026-11', used: 400 })
      .execute();
    expect(await bench.generations.dashboard(accountId)).toMatchObject({
      creditsUsed: 400,
      creditsRemaining: 0,
    });
  });

  test('of nobody is not found', async () => {
    await expect(bench.generations.dashboard('usr_none')).rejects.toMatchObject({ kind: 'not-found' });
  });
});

test('an image: does not exist before its generation is completed', async () => {
  const { id } = await bench.generations.submit(bench.caller, promptOf('a'));
  const row = await bench.database
    .selectFrom('generations')
    .select('image_token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await bench.generations.findImage(row.image_token, 'png')).toBeUndefined();
});
