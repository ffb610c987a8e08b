import { describe, expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';

describeOperation('getCurrentUser', (api) => {
  describe('200', () => {
    test('the account of the key, and no secret', async () => {
      await using service = await shareService();
      const key = await service.register('ada@example.com', 'pro');
      const { status, body } = await api(service, { key });
      expect(status).toBe(200);
      expect(body).toMatchObject({ email: 'ada@example.com', plan: 'pro', credits_used: 0 });
      expect(JSON.stringify(body)).not.toContain('cw_');
    });
  });
});
