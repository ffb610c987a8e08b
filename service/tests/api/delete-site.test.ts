import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { startSite } from './support/sites.ts';
import { test } from './support/test.ts';

describeOperation('deleteSite', (api) => {
  describe('200', () => {
    test('it is gone with what was read of it, and its cards are refused', async () => {
      await using it = await startSite();
      const card = () => it.service.app.request('/og/assets.test/blog');
      expect((await card()).status).toBe(200);
      expect((await it.service.count()).site_pages).toBe(1);
      const { status, body } = await api(it.service, { key: it.key, params: { host: 'assets.test' } });
      expect([status, body]).toEqual([200, { message: 'The site was deleted.' }]);
      expect((await card()).status).toBe(404);
      expect(await it.service.count()).toMatchObject({ sites: 0, site_pages: 0 });
    });
  });
});
