import { describe, expect } from 'vitest';
import { saveBrand } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { ACME } from './support/design-documents.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';

describeOperation('getBrand', (api) => {
  describe('200', () => {
    test.each([
      ['Acme', 'acme'],
      ['Café & Söhne', 'CAFE%CC%81%20%26%20S%C3%96HNE'],
      ["D'Arcy +1", "d'arcy%20%2B1"],
      ['株式会社 1.0', '%E6%A0%AA%E5%BC%8F%E4%BC%9A%E7%A4%BE%201.0'],
    ])('%s by %s, byte for byte', async (name, inPath) => {
      await using service = await shareService();
      const key = await service.register();
      const document = `${ACME}\r\n\tlast line without an end \u2028 🎉`;
      const saved = await saveBrand(service, key, name, document);
      const { status, body } = await api(service, { key, params: { name: inPath } });
      expect([status, body]).toEqual([200, saved]);
      expect([body.name, body.design_md]).toEqual([name, document]);
    });
  });
});
