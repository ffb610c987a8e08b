import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { ACME } from './support/design-documents.ts';
import { generate } from './support/generate.ts';
import { describeKeyErrors } from './support/refusals.ts';
import { test } from './support/test.ts';

describeOperation('getGenerationDesign', (api) => {
  test('200: what the generation was requested with, or null', async ({ service, key }) => {
    const branded = await generate(service, key, { prompt: 'Tea', design_md: ACME }, 'respond-async');
    const plain = await generate(service, key, { prompt: 'Tea' }, 'respond-async');
    const read = async (id: string) => (await api(service, { key, params: { id } })).body;
    expect(await read(branded.id)).toEqual({ design_md: ACME });
    expect(await read(plain.id)).toEqual({ design_md: null });
  });

  describe('404', () => {
    test("for another account's as for none", async ({ service }) => {
      const { id } = await generate(service, await service.register(), { prompt: 'Tea' }, 'respond-async');
      const key = await service.register('eve@example.com');
      const theirs = await api(service, { key, params: { id } });
      expect(theirs.status).toBe(404);
      expect(theirs.body).toEqual((await api(service, { key, params: { id: 'none' } })).body);
    });
  });

  describeKeyErrors(api);
});
