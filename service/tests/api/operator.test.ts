import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { registerOperator } from './support/operators.ts';
import { shareService } from './support/share-service.ts';
import { createTestService } from './support/test-service.ts';

type Found = { email: string };

describeOperation('listAccounts', (api) => {
  describe('200', () => {
    test('all accounts with what they used, newest first, in pages', async () => {
      let now = Date.parse('2026-10-31T12:00:00Z');
      await using service = await createTestService({}, { clock: { now: () => new Date(now) } });
      const key = await registerOperator(service);
      now += 1000;
      const ada = await service.register('ada@example.com', 'pro');
      await generate(service, ada, { prompt: 'October' });
      now += 24 * 3600_000;
      await generate(service, ada, { prompt: 'November' });
      const { body } = await api(service, { key });
      expect(body).toEqual({
        accounts: [
          {
            id: expect.stringMatching(/^usr_/),
            email: 'ada@example.com',
            plan: 'pro',
            allowance: null,
            operator: false,
            disabled: false,
            credits_used: 2,
            credits_this_month: 1,
            keys: 1,
            last_used_at: null,
            created_at: '2026-10-31T12:00:01.000Z',
          },
          expect.objectContaining({ email: 'olga@example.com', operator: true, credits_used: 0 }),
        ],
        total: 2,
      });
      const page = await api(service, { key, query: '?limit=1&offset=1' });
      expect([page.body.accounts.map(({ email }: Found) => email), page.body.total]).toEqual([
        ['olga@example.com'],
        2,
      ]);
      // Nothing of what they make.
      expect(JSON.stringify(body)).not.toContain('October');
    });

    test.each([
      ['ADA', ['ada@example.com']],
      ['@example', ['olga@example.com', 'ada@example.com']],
      ['%', []],
      ["' or 1=1", []],
    ])('q=%s', async (q, emails) => {
      await using service = await shareService();
      await service.register();
      const key = await registerOperator(service);
      const { body } = await api(service, { key, query: `?q=${encodeURIComponent(q)}` });
      expect(body.accounts.map(({ email }: Found) => email).sort()).toEqual([...emails].sort());
    });
  });

  test.each([
    ['limit', '?limit=101'],
    ['offset', '?offset=-1'],
    ['q', '?q='],
    ['page', '?page=2'],
  ])('400 naming %s', async (parameter, query) => {
    await using service = await shareService();
    const answered = await api(service, { key: await registerOperator(service), query });
    expect([answered.status, answered.body.parameter]).toEqual([400, parameter]);
  });
});

describeOperation('getQueue', (api) => {
  test('200: what waits, what is drawn, and what failed, of all accounts and without prompts', async () => {
    const gate = Promise.withResolvers<void>();
    const painter = createPaintEngine();
    const engine = {
      ...painter,
      compose: async (...args: Parameters<typeof painter.compose>) => {
        if (args[0].prompt === 'doomed') throw new Error('cannot be drawn');
        await gate.promise;
        return await painter.compose(...args);
      },
    };
    await using service = await createTestService(
      { CARDWRIGHT_JOB_ATTEMPTS: '1', CARDWRIGHT_RENDER_CONCURRENCY: '1' },
      { engine },
    );
    const key = await registerOperator(service);
    expect((await api(service, { key })).body).toEqual({
      waiting: 0,
      drawing: 0,
      oldest_since: null,
      failures: [],
    });
    const ada = await service.register();
    const failed = await generate(service, ada, { prompt: 'doomed' });
    await generate(service, ada, { prompt: 'secret one' }, 'respond-async');
    await generate(service, ada, { prompt: 'secret two' }, 'respond-async');
    await expect
      .poll(async () => (await api(service, { key })).body)
      .toMatchObject({ waiting: 1, drawing: 1, oldest_since: expect.stringMatching(/Z$/) });
    const { body } = await api(service, { key });
    expect(body.failures).toEqual([
      {
        generation_id: failed.id,
        account_id: expect.stringMatching(/^usr_/),
        email: 'ada@example.com',
        error: expect.any(String),
        failed_at: expect.stringMatching(/Z$/),
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/secret|doomed/);
    gate.resolve();
  });
});

describeOperation('getStores', (api) => {
  test('200: what images, cards and the database take up', async () => {
    await using service = await createTestService();
    const key = await registerOperator(service);
    const before = (await api(service, { key })).body;
    expect(before).toMatchObject({ mode: 'service', images: { files: 0, bytes: 0 }, faults: [] });
    expect(before.database_bytes).toBeGreaterThan(0);
    await generate(service, key, { prompt: 'Tea' });
    const { body } = await api(service, { key });
    expect(body.images.files).toBe(1);
    expect(body.images.bytes).toBeGreaterThan(0);
  });

  test('200 with what cannot be written, without its path', async () => {
    await using service = await createTestService();
    const key = await registerOperator(service);
    rmSync(join(service.dataDirectory, 'images'), { recursive: true });
    writeFileSync(join(service.dataDirectory, 'images'), '');
    const { status, body } = await api(service, { key });
    expect([status, body.faults]).toEqual([200, ['images']]);
    expect(JSON.stringify(body)).not.toContain(service.dataDirectory);
  });
});

describeOperation('checkLedger', (api) => {
  test('200: consistent, or what is wrong', async () => {
    await using service = await shareService();
    const key = await registerOperator(service);
    await generate(service, key, { prompt: 'Tea' });
    expect((await api(service, { key })).body).toEqual({
      consistent: true,
      entries: 1,
      balances: 1,
      faults: [],
    });
    const database = await openTestDatabase(service.dataDirectory);
    await database.updateTable('usage_periods').set({ used: 7 }).execute();
    await database.destroy();
    const { body } = await api(service, { key });
    expect(body).toMatchObject({
      consistent: false,
      faults: [{ subject: 'balance', problem: 'the counter is 7, but the entries sum to 1' }],
    });
  });
});
