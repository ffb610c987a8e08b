import { describe, expect } from 'vitest';
import { listBrands, saveBrand } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describeKeyErrors } from './support/refusals.ts';
import { test } from './support/test.ts';

describeOperation('deleteBrand', (api) => {
  describe('200', () => {
    test('it is gone, and its name is free again', async ({ service, key }) => {
      await saveBrand(service, key, 'Acme');
      await saveBrand(service, key, 'Zebra');
      const { status, body } = await api(service, { key, params: { name: 'ACME' } });
      expect([status, body]).toEqual([200, { message: 'The brand was deleted.' }]);
      expect(await listBrands(service, key)).toEqual(['Zebra']);
      expect((await saveBrand(service, key, 'Acme')).revision).toBe(1);
    });
  });

  describe('404', () => {
    test("a name that is none, and another account's", async ({ service, key }) => {
      const other = await service.register('eve@example.com');
      await saveBrand(service, other, 'Acme');
      for (const name of ['none', 'Acme'])
        expect((await api(service, { key, params: { name } })).status).toBe(404);
      expect(await listBrands(service, other)).toEqual(['Acme']);
    });
  });
  describeKeyErrors(api);
});
