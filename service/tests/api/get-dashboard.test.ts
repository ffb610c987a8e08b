import { describe, expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { describeKeyErrors } from './support/refusals.ts';
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

    test('the pro plan has its own allowance', async () => {
      await using service = await createTestService();
      const { body } = await api(service, { key: await service.register('ada@example.com', 'pro') });
      expect([body.plan, body.plan_limit, body.usage.limit]).toEqual(['pro', 1000, 1000]);
    });
  });
  describeKeyErrors(api);
});
