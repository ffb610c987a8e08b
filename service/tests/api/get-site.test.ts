import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { startSite } from './support/sites.ts';
import { test } from './support/test.ts';

describeOperation('getSite', (api) => {
  describe('200', () => {
    test('with how it was verified and the cards of today', async () => {
      await using it = await startSite();
      expect((await it.service.app.request('/og/assets.test/blog')).status).toBe(200);
      const read = async () => (await api(it.service, { key: it.key, params: { host: 'Assets.test' } })).body;
      expect(await read()).toMatchObject({ status: 'verified', verified_by: 'file', cards_today: 1 });
      it.clock.advance(24 * 3600_000);
      expect(await read()).toMatchObject({ cards_today: 0 });
    });
  });
});
