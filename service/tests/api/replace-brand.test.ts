import { describe, expect } from 'vitest';
import { createTestClock } from '../../src/generations/test-bench.fixture.ts';
import { listBrands, saveBrand } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { ACME, BAD_DOCUMENTS, documentOf } from './support/design-documents.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService } from './support/test-service.ts';

const OTHER = documentOf('name: Other');

describeOperation(
  'replaceBrand',
  (api) => {
    describe('200', () => {
      test('the document is another one, and the rest as it was', async () => {
        const clock = createTestClock();
        await using service = await createTestService({}, { clock });
        const key = await service.register();
        const saved = await saveBrand(service, key, 'Acme');
        clock.advance(60_000);
        const { status, body } = await api(service, {
          key,
          params: { name: 'acme' },
          body: { design_md: OTHER, revision: 1 },
        });
        expect(status).toBe(200);
        const updated_at = clock.now().toISOString();
        expect(body).toEqual({ ...saved, revision: 2, design_md: OTHER, updated_at });
      });

      test('it is renamed, also to another spelling of its name', async ({ service, key }) => {
        await saveBrand(service, key, 'Acme');
        for (const [from, to] of [
          ['Acme', 'ACME'],
          ['ACME', 'Zebra'],
        ] as const) {
          const call = { key, params: { name: from }, body: { name: to, design_md: ACME } };
          expect((await api(service, call)).body.name).toBe(to);
          expect(await listBrands(service, key)).toEqual([to]);
        }
      });
    });

    describe('400', () => {
      test.each([
        ['name', { name: 'a/b' }],
        ['design_md', { design_md: undefined }],
        ['design_md', { design_md: BAD_DOCUMENTS['20 kB of brackets'] }],
        ['logo', { logo: 'https://elsewhere.example/logo.svg' }],
        ['revision', { revision: 0 }],
        ['revision', { revision: '1' }],
      ])('%s: %j', async (parameter, fields) => {
        await using service = await shareService();
        const key = await service.register();
        const saved = await saveBrand(service, key, 'Acme');
        const body = { design_md: OTHER, ...fields };
        const answered = await api(service, { key, params: { name: 'Acme' }, body });
        expect([answered.status, answered.body.parameter]).toEqual([400, parameter]);
        const got = await service.app.request('/api/v1/brands/Acme', { headers: { 'x-api-key': key } });
        expect(await got.json()).toEqual(saved);
      });
    });

    describe('409', () => {
      test('the name of another brand', async ({ service, key }) => {
        await saveBrand(service, key, 'Acme');
        await saveBrand(service, key, 'Zebra');
        const call = { key, params: { name: 'Zebra' }, body: { name: 'ACME', design_md: OTHER } };
        const { status, body } = await api(service, call);
        expect([status, body.code, body.parameter]).toEqual([409, 'brand_exists', 'name']);
        expect(await listBrands(service, key)).toEqual(['Acme', 'Zebra']);
      });

      test('of several changes of one revision, one is made', async ({ service, key }) => {
        await saveBrand(service, key, 'Acme');
        const answers = await Promise.all(
          [1, 2, 3].map((i) =>
            api(service, {
              key,
              params: { name: 'Acme' },
              body: { design_md: documentOf(`name: A${i}`), revision: 1 },
            }),
          ),
        );
        const codes = answers.map(({ status, body }) => body.code ?? status).sort();
        expect(codes).toEqual([200, 'brand_changed', 'brand_changed']);
      });
    });
  },
  { elsewhere: [503] },
);
