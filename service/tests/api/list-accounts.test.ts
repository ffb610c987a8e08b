import { describe, expect, test } from 'vitest';
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
