import { describe, expect, test } from 'vitest';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { createTestService, type TestService } from './support/test-service.ts';

let now = new Date();
const at = (time: string): void => {
  now = new Date(time);
};
const clock = { now: () => now };

type Day = { date: string; credits: number };

const signCard = async (service: TestService, key: string, title: string): Promise<URL> => {
  const body = { template: 'og_standard', params: { title }, key_id: key.split('_')[1], expires_in: 3600 };
  const signed = await call(service, key, 'POST', '/api/v1/sign', body);
  return new URL(((await signed.json()) as { url: string }).url);
};

const drawCard = async (
  service: TestService,
  key: string,
  title: string,
  userAgent = 'curl/8',
): Promise<void> => {
  const { pathname, search } = await signCard(service, key, title);
  const response = await service.app.request(pathname + search, { headers: { 'user-agent': userAgent } });
  expect(response.status).toBe(200);
};

describeOperation('getDailyUsage', (api) => {
  describe('200', () => {
    test('images and cards by day in UTC, of this account alone, with the days between', async () => {
      at('2026-10-30T23:59:59.999Z');
      await using service = await createTestService({}, { clock });
      const key = await service.register();
      await generate(service, key, { prompt: 'one' });
      at('2026-11-01T00:00:00.000Z');
      await generate(service, key, { prompt: 'two' });
      await generate(service, await service.register('eve@example.com'), { prompt: 'not mine' });
      await drawCard(service, key, 'Hold fast');
      // From the cache, so that it costs nothing.
      await drawCard(service, key, 'Hold fast');
      at('2026-11-02T00:00:00.000Z');
      await generate(service, key, { prompt: 'three' });
      const { body } = await api(service, { key, query: '?from=2026-10-30&to=2026-11-01' });
      expect(body).toMatchObject({
        from: '2026-10-30',
        to: '2026-11-01',
        total: { credits: 3, images: 2, cards: 1, requests: 2, cached: 1 },
        days: [
          { date: '2026-10-30', credits: 1, images: 1, cards: 0, requests: 0, cached: 0 },
          { date: '2026-10-31', credits: 0, images: 0, cards: 0, requests: 0, cached: 0 },
          { date: '2026-11-01', credits: 2, images: 1, cards: 1, requests: 2, cached: 1 },
        ],
      });
    });

    test('by key, also a revoked one, by template, and who asked for cards', async () => {
      at('2026-11-20T12:00:00.000Z');
      await using service = await createTestService({}, { clock });
      const key = await service.register();
      const headers = { 'x-api-key': key, 'content-type': 'application/json' };
      const created = await service.app.request('/api/v1/dashboard/keys', {
        method: 'POST',
        headers,
        body: JSON.stringify({ name: 'Website' }),
      });
      const other = (await created.json()) as { id: string; key: string };
      await generate(service, key, { prompt: 'one' });
      await generate(service, other.key, { prompt: 'two', template_id: 'og_standard' });
      await drawCard(
        service,
        other.key,
        'Hold fast',
        'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
      );
      await drawCard(service, other.key, 'Hold fast', 'Twitterbot/1.0');
      await drawCard(service, other.key, 'Hold fast', 'Twitterbot/1.0');
      await service.app.request(`/api/v1/dashboard/keys/${other.id}`, { method: 'DELETE', headers });
      const { body } = await api(service, { key });
      const none = { images: 0, cards: 0, requests: 0, cached: 0 };
      expect(body.keys).toEqual([
        {
          source: 'key',
          id: other.id,
          name: 'Website',
          active: false,
          credits: 2,
          images: 1,
          cards: 1,
          requests: 3,
          cached: 2,
        },
        {
          source: 'key',
          id: key.split('_')[1],
          name: expect.any(String),
          active: true,
          credits: 1,
          ...none,
          images: 1,
        },
      ]);
      expect(body.templates).toEqual([
        { template: 'og_standard', credits: 2, images: 1, cards: 1, requests: 3, cached: 2 },
        { template: 'default', credits: 1, ...none, images: 1 },
      ]);
      expect(body.visitors).toEqual([
        { name: 'X', requests: 2 },
        { name: 'Slack', requests: 1 },
      ]);
    });

    test('requests are counted for good: over a restart, from the fast path too, and erased with the account', async () => {
      at('2026-11-20T12:00:00.000Z');
      await using service = await createTestService({}, { clock });
      await service.start();
      const before = await service.count();
      const key = await service.register();
      await drawCard(service, key, 'Hold fast');
      const { pathname, search } = await signCard(service, key, 'Hold fast');
      const address = service.baseUrl() + pathname + search;
      for (let i = 0; i < 3; i++) await (await fetch(address)).arrayBuffer();
      await fetch(address, { method: 'HEAD' });
      expect((await api(service, { key })).body.total).toMatchObject({ cards: 1, requests: 5, cached: 4 });
      expect((await api(service, { key })).body.total.requests).toBe(5);
      await (await fetch(address)).arrayBuffer();
      await call(service, key, 'DELETE', '/api/v1/users/me', { confirm: 'ada@example.com' });
      // What was counted and not yet written must not come back, or stop the counts of others from being written.
      const eve = await service.register('eve@example.com');
      await drawCard(service, eve, 'Hold fast');
      expect((await api(service, { key: eve })).body.total.requests).toBe(1);
      expect((await service.count()).card_requests).toBe((before.card_requests ?? 0) + 1);
    });

    test('the last 30 days unless told otherwise, which add up to the dashboard in a month', async () => {
      at('2026-11-30T12:00:00.000Z');
      await using service = await createTestService({}, { clock });
      const key = await service.register();
      const { body: none } = await api(service, { key });
      expect([none.from, none.to, none.days.length]).toEqual(['2026-11-01', '2026-11-30', 30]);
      expect(none.total).toEqual({ credits: 0, images: 0, cards: 0, requests: 0, cached: 0 });
      expect([none.keys, none.templates, none.visitors]).toEqual([[], [], []]);
      await generate(service, key, { prompt: 'one' });
      const { body } = await api(service, { key });
      const dashboard = await call(service, key, 'GET', '/api/v1/dashboard');
      expect(await dashboard.json()).toMatchObject({ credits_used: body.total.credits });
      expect(body.days.at(-1).credits).toBe(1);
    });

    test('a refund counts on the day of its charge: no day is negative', async () => {
      at('2026-11-20T23:59:59.000Z');
      const engine = {
        ...createPaintEngine(),
        compose: () => {
          at('2026-11-21T00:00:01.000Z');
          return Promise.reject(new Error('cannot be drawn'));
        },
      };
      await using service = await createTestService({ CARDWRIGHT_JOB_ATTEMPTS: '1' }, { clock, engine });
      const key = await service.register();
      expect((await generate(service, key, { prompt: 'one' })).status).toBe('failed');
      const { body } = await api(service, { key, query: '?from=2026-11-20' });
      expect(body.days.map(({ credits }: Day) => credits)).toEqual([0, 0]);
      const database = await openTestDatabase(service.dataDirectory);
      const kinds = await database.selectFrom('credit_entries').select(['kind', 'created_at']).execute();
      await database.destroy();
      expect(kinds.map(({ kind, created_at: time }) => [kind, time.slice(0, 10)])).toEqual([
        ['charge', '2026-11-20'],
        ['refund', '2026-11-21'],
      ]);
    });

    test.each([
      ['?from=2026-11-21&to=2026-11-21', 1],
      ['?from=2027-01-01&to=2027-12-31', 365],
      ['?from=2028-01-01&to=2028-12-31', 366],
      ['?to=2000-01-01', 30],
      ['?from=9999-01-01&to=9999-12-31', 365],
    ])('%s has %i days, each the day after the one before', async (query, count) => {
      at('2026-11-21T12:00:00.000Z');
      await using service = await createTestService({}, { clock });
      const { body } = await api(service, { key: await service.register(), query });
      const dates = body.days.map(({ date }: Day) => date);
      expect([dates.length, dates[0], dates.at(-1)]).toEqual([count, body.from, body.to]);
      expect(dates).toEqual([...new Set(dates)].sort());
    });
  });

  test('400: naming what is wrong, and what would be right', async () => {
    at('2026-11-21T12:00:00.000Z');
    await using service = await createTestService({}, { clock });
    const key = await service.register();
    for (const [parameter, query, error] of [
      ['from', '?from=yesterday', '`from` must be a date such as "2026-11-21".'],
      ['from', '?from=', '`from` must be a date such as "2026-11-21".'],
      ['from', '?from=2026-11-1', '`from` must be a date such as "2026-11-21".'],
      ['from', '?from=20261101', '`from` must be a date such as "2026-11-21".'],
      ['from', '?from=2026-02-29', '`from` must be a date such as "2026-11-21".'],
      ['to', '?to=2026-13-01', '`to` must be a date such as "2026-11-21".'],
      ['to', '?to=2026-11-21T00:00:00Z', '`to` must be a date such as "2026-11-21".'],
      ['to', '?to=0000-01-01', '`to` must not be before 2000-01-01.'],
      ['from', '?from=1999-12-31&to=2000-01-01', '`from` must not be before 2000-01-01.'],
      ['from', '?from=2026-11-22', '`from` must not be after `to` (2026-11-21).'],
      ['from', '?from=2026-11-02&to=2026-11-01', '`from` must not be after `to` (2026-11-01).'],
      [
        'from',
        '?from=2025-11-20&to=2026-11-21',
        '`from` must be at most 366 days up to `to` (2026-11-21): 2025-11-21 or later.',
      ],
      ['from', '?from=2026-11-01&from=2026-11-02', '`from` is given more than once; send it once.'],
      ['days', '?days=7', 'Unknown parameter `days`. Supported parameters: `from`, `to`.'],
    ] as const) {
      const { status, body } = await api(service, { key, query });
      expect([query, status, body]).toEqual([query, 400, { error, parameter, code: 'invalid_parameter' }]);
    }
  });
});
