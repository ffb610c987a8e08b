import { describe, expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { shareService } from './support/share-service.ts';
import { createTestService } from './support/test-service.ts';

describeOperation('getDashboard', (api) => {
  describe('200', () => {
    test('counts this calendar month in UTC, and all generations', async () => {
      let now = new Date('2026-11-30T23:59:59.000Z');
      await using service = await createTestService({}, { clock: { now: () => now } });
      const key = await service.register();
      await generate(service, key, { prompt: 'one' });
      await generate(service, key, { prompt: 'two' });
      expect((await api(service, { key })).body).toEqual({
        plan: 'free',
        plan_limit: 100,
        unlimited: false,
        credits_used: 2,
        credits_remaining: 98,
        total_generations: 2,
        usage: { current_period: 2, period: '2026-11', limit: 100, resets_at: '2026-12-01T00:00:00.000Z' },
      });
      now = new Date('2026-12-01T00:00:00.000Z');
      expect((await api(service, { key })).body).toMatchObject({
        credits_used: 0,
        credits_remaining: 100,
        total_generations: 2,
        usage: { current_period: 0, period: '2026-12', resets_at: '2027-01-01T00:00:00.000Z' },
      });
    });

    test('in owner mode there is no limit: integers that any client can read, and `unlimited` beside them', async () => {
      await using service = await shareService({ CARDWRIGHT_MODE: 'owner' });
      const key = await service.register();
      await generate(service, key, { prompt: 'one' });
      expect((await api(service, { key })).body).toMatchObject({
        plan: 'free',
        plan_limit: 2_147_483_647,
        unlimited: true,
        credits_used: 1,
        credits_remaining: 2_147_483_647,
        usage: { current_period: 1, limit: 2_147_483_647 },
      });
    });

    test('an allowance that is set in owner mode holds', async () => {
      await using service = await shareService({
        CARDWRIGHT_MODE: 'owner',
        CARDWRIGHT_FREE_ALLOWANCE: '7',
      });
      const { body } = await api(service, { key: await service.register() });
      expect([body.plan_limit, body.unlimited]).toEqual([7, false]);
    });

    test('the pro plan has its own allowance', async () => {
      await using service = await shareService();
      const { body } = await api(service, { key: await service.register('ada@example.com', 'pro') });
      expect([body.plan, body.plan_limit, body.usage.limit]).toEqual(['pro', 1000, 1000]);
    });
  });
});
