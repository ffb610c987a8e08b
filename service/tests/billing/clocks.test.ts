import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { type LedgerReport, verifyLedger } from '../../src/stores/verify-ledger.ts';
import { createTestService } from '../api/support/test-service.ts';
import { createStripeService } from './support/stripe-service.ts';

// A clock that passes the end of a month, and one that is set back over it, as a leap second or a correction does:
// a Unix clock shows the last second of the year twice.

const NEW_YEAR = Date.parse('2027-01-01T00:00:00.000Z');
const DECEMBER = '2026-12';
const JANUARY = '2027-01';

/** Starts in the last moment of December; the first `failures` drawings fail in January. */
async function createCalendar(failures = 0) {
  let now = NEW_YEAR - 1;
  let left = failures;
  const service = await createTestService(
    { CARDWRIGHT_FREE_ALLOWANCE: '2', CARDWRIGHT_JOB_ATTEMPTS: '1' },
    {
      clock: { now: () => new Date(now) },
      onStep: (step) => {
        if (step !== 'composed' || left-- <= 0) return;
        now = NEW_YEAR + 1;
        throw new Error('not drawn');
      },
    },
  );
  const key = await service.register();
  const call = (path: string, headers: Record<string, string> = {}, body?: object) =>
    service.app.request(`/api/v1${path}`, {
      headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  return {
    /** Milliseconds before (negative) or after the turn of the year. */
    at: (ms: number) => {
      now = NEW_YEAR + ms;
    },
    generate: async (prefer = 'wait=10') => {
      const response = await call('/generate', { prefer }, { prompt: 'a card', width: 256, height: 256 });
      return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
    },
    dashboard: async () => (await (await call('/dashboard')).json()) as Record<string, unknown>,
    /** What the ledger has, by month, and whether it adds up. */
    ledger: async (): Promise<{ used: Record<string, number>; report: LedgerReport }> => {
      const database = await openTestDatabase(service.dataDirectory);
      try {
        const rows = await database.selectFrom('usage_periods').select(['period', 'used']).execute();
        const used = Object.fromEntries(rows.map((row) => [row.period, row.used]));
        return { used, report: await verifyLedger(database) };
      } finally {
        await database.destroy();
      }
    },
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}

describe('the turn of the year', () => {
  test('the last millisecond is December’s, the next one opens a new allowance', async () => {
    await using calendar = await createCalendar();
    calendar.at(-1);
    for (const status of [202, 202]) expect((await calendar.generate()).status).toBe(status);
    expect(await calendar.generate()).toEqual({ status: 429, retryAfter: 1 });
    calendar.at(0);
    expect((await calendar.generate()).status).toBe(202);
    expect(await calendar.dashboard()).toMatchObject({ credits_used: 1, total_generations: 3 });
    const { used, report } = await calendar.ledger();
    expect(used).toEqual({ [DECEMBER]: 2, [JANUARY]: 1 });
    expect(report.faults).toEqual([]);
  });

  test('a clock that is set back over it finds December as it was: nothing is lost, nothing is given twice', async () => {
    await using calendar = await createCalendar();
    const statuses: number[] = [];
    for (const ms of [-400, -200, 0, -900, -1, 100, 200, -1]) {
      calendar.at(ms);
      statuses.push((await calendar.generate()).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429, 429, 202, 429, 429]);
    const { used, report } = await calendar.ledger();
    expect(used).toEqual({ [DECEMBER]: 2, [JANUARY]: 2 });
    expect(report.faults).toEqual([]);
  });

  test('a generation of December that fails in January gives December its credit back', async () => {
    await using calendar = await createCalendar(1);
    calendar.at(-1);
    expect((await calendar.generate('respond-async')).status).toBe(202);
    await expect.poll(async () => (await calendar.ledger()).used).toEqual({ [DECEMBER]: 0 });
    expect(await calendar.dashboard()).toMatchObject({ credits_used: 0, credits_remaining: 2 });
    expect((await calendar.ledger()).report.faults).toEqual([]);
  });
});

test('webhooks whose clocks differ by a leap second are taken, and the plan follows over the turn', async () => {
  await using bench = await createStripeService();
  const key = await bench.subscribe();
  const untilNewYear = NEW_YEAR - bench.clock.now().getTime();
  bench.clock.advance(untilNewYear - 500);
  const [subscription] = bench.stripe.subscriptions.values();
  if (subscription === undefined) throw new Error('no subscription');
  const renewed = bench.stripe.renew(subscription);
  // The service's clock repeats a second that the provider's has left behind.
  bench.clock.advance(600);
  const ended = bench.stripe.end(subscription);
  bench.clock.advance(-1000);
  for (const event of [...ended, ...renewed]) expect(await bench.deliver(event)).toBe(200);
  expect(await bench.planOf(key)).toBe('free');
});
