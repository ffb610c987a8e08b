import { describe, expect } from 'vitest';
import { listBrands, saveBrand } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { test } from './support/test.ts';

describeOperation('listBrands', (api) => {
  describe('200', () => {
    test("the account's own by name, without their documents", async ({ service, key }) => {
      const other = await service.register('eve@example.com');
      expect((await api(service, { key })).body).toEqual({ brands: [] });
      const { design_md: _, ...zebra } = await saveBrand(service, key, 'zebra');
      const { design_md: __, ...acme } = await saveBrand(service, key, 'Acme');
      await saveBrand(service, other, 'Other');
      const { status, body } = await api(service, { key });
      expect([status, body]).toEqual([200, { brands: [acme, zebra] }]);
      expect(await listBrands(service, other)).toEqual(['Other']);
    });
  });
});
