import { describe, expect } from 'vitest';
import { listBrands, saveBrand } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
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
});
