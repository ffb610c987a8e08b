import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { createSite } from './support/sites.ts';
import { test } from './support/test.ts';

describeOperation('listSites', (api) => {
  describe('200', () => {
    test('those of the account, by host', async ({ service, key }) => {
      await createSite(service, await service.register('eve@example.com'), 'eve.example');
      for (const host of ['b.example', 'a.example']) await createSite(service, key, host);
      const { body } = await api(service, { key });
      expect(body.sites.map(({ host }: { host: string }) => host)).toEqual(['a.example', 'b.example']);
    });
  });
});
