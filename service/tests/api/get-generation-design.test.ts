import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { ACME } from './support/design-documents.ts';
import { generate } from './support/generate.ts';
import { test } from './support/test.ts';

describeOperation('getGenerationDesign', (api) => {
  test('200: what the generation was requested with, or null', async ({ service, key }) => {
    const branded = await generate(service, key, { prompt: 'Tea', design_md: ACME }, 'respond-async');
    const plain = await generate(service, key, { prompt: 'Tea' }, 'respond-async');
    const read = async (id: string) => (await api(service, { key, params: { id } })).body;
    expect(await read(branded.id)).toEqual({ design_md: ACME });
    expect(await read(plain.id)).toEqual({ design_md: null });
  });
});
