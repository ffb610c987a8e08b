import { describe, expect } from 'vitest';
import { createTestClock } from '../../src/generations/test-bench.fixture.ts';
import { listBrands, saveBrand } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { ACME, BAD_DOCUMENTS, documentOf } from './support/design-documents.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService } from './support/test-service.ts';

const LOGO = 'https://cards.example.com/logo.svg';

const open = (environment: Record<string, string> = {}) =>
  shareService({ CARDWRIGHT_BASE_URL: 'https://cards.example.com', ...environment });

describeOperation(
  'createBrand',
  (api) => {
    describe('201', () => {
      test('the brand, with its name trimmed and its document as it was sent', async () => {
        await using service = await open();
        const key = await service.register();
        const { status, body } = await api(service, { key, body: { name: ' Acme ', design_md: ACME } });
        expect(status).toBe(201);
        expect(body).toEqual({
          name: 'Acme',
          revision: 1,
          created_at: expect.any(String),
          updated_at: body.created_at,
          design_md: ACME,
        });
        expect(await service.count()).toMatchObject({ brands: 1, credit_entries: 0 });
        expect(service.logText()).not.toContain('Rockets for all');
      });

      test('a logo is written into the document, in place of its own', async () => {
        await using service = await open();
        const key = await service.register();
        const document = ACME.replace('name:', 'logo: https://elsewhere.example/old.png\nname:');
        const { body } = await api(service, { key, body: { name: 'Acme', design_md: document, logo: LOGO } });
        expect(body.design_md).toContain(`logo: "${LOGO}"`);
        expect(body.design_md).not.toContain('elsewhere.example');
      });

      test('names of other accounts are free', async () => {
        await using service = await open();
        await saveBrand(service, await service.register('eve@example.com'), 'Acme');
        const key = await service.register();
        expect((await api(service, { key, body: { name: 'Acme', design_md: ACME } })).status).toBe(201);
      });
    });

    describe('400', () => {
      const expectRefusal = async (parameter: string, fields: object): Promise<void> => {
        await using service = await open();
        const key = await service.register();
        const answered = await api(service, { key, body: { name: 'Acme', design_md: ACME, ...fields } });
        expect([answered.status, answered.body.parameter]).toEqual([400, parameter]);
        expect((await service.count()).brands).toBe(0);
      };

      test.each([
        ['257 kB', 'x'.repeat(256 * 1024 + 1)],
        ['10,000 keys', BAD_DOCUMENTS['10,000 keys']],
      ])('design_md: %s', (_, document) => expectRefusal('design_md', { design_md: document }));

      test.each([
        ['name', { name: '' }],
        ['name', { name: 'a/b' }],
        ['name', { name: '-rf' }],
        ['name', { name: 'a\nb' }],
        ['name', { name: 'a'.repeat(61) }],
        ['design_md', { design_md: null }],
        ['design_md', { design_md: 'a\u0000b' }],
        ['logo', { logo: 'https://elsewhere.example/logo.svg' }],
        ['logo', { logo: LOGO, design_md: '---\n{tagline: Acme}\n---\n' }],
      ])('%s: %j', expectRefusal);
    });

    describe('409', () => {
      test.each(['Acme', 'ACME', 'ａｃｍｅ'])('a name that is taken, spelled %s', async (name) => {
        await using service = await open();
        const key = await service.register();
        await saveBrand(service, key, 'Acme');
        const { status, body } = await api(service, { key, body: { name, design_md: '# Other\n' } });
        expect([status, body.code, body.parameter]).toEqual([409, 'brand_exists', 'name']);
        expect(await listBrands(service, key)).toEqual(['Acme']);
      });

      test('more than the operator allows, also when they come at once', async () => {
        await using service = await open({ CARDWRIGHT_BRAND_LIMIT: '3' });
        const key = await service.register();
        const answers = await Promise.all(
          ['a', 'b', 'c', 'd', 'e'].map((name) => api(service, { key, body: { name, design_md: ACME } })),
        );
        const refused = answers.filter(({ status }) => status !== 201);
        expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
          [409, 'brand_limit_reached'],
          [409, 'brand_limit_reached'],
        ]);
        expect((await service.count()).brands).toBe(3);
      });
    });
  },
  { elsewhere: [503] },
);

describeOperation('listBrands', (api) => {
  test("200: the account's own by name, without their documents", async ({ service, key }) => {
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

describeOperation('getBrand', (api) => {
  test.each([
    ['Acme', 'acme'],
    ['Café & Söhne', 'CAFE%CC%81%20%26%20S%C3%96HNE'],
    ["D'Arcy +1", "d'arcy%20%2B1"],
    ['株式会社 1.0', '%E6%A0%AA%E5%BC%8F%E4%BC%9A%E7%A4%BE%201.0'],
  ])('200: %s by %s, byte for byte', async (name, inPath) => {
    await using service = await shareService();
    const key = await service.register();
    const document = `${ACME}\r\n\tlast line without an end \u2028 🎉`;
    const saved = await saveBrand(service, key, name, document);
    const { status, body } = await api(service, { key, params: { name: inPath } });
    expect([status, body]).toEqual([200, saved]);
    expect([body.name, body.design_md]).toEqual([name, document]);
  });
});

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

    test.each([
      ['name', { name: 'a/b' }],
      ['design_md', { design_md: undefined }],
      ['design_md', { design_md: BAD_DOCUMENTS['20 kB of brackets'] }],
      ['logo', { logo: 'https://elsewhere.example/logo.svg' }],
      ['revision', { revision: 0 }],
      ['revision', { revision: '1' }],
    ])('400: %s: %j', async (parameter, fields) => {
      await using service = await shareService();
      const key = await service.register();
      const saved = await saveBrand(service, key, 'Acme');
      const body = { design_md: OTHER, ...fields };
      const answered = await api(service, { key, params: { name: 'Acme' }, body });
      expect([answered.status, answered.body.parameter]).toEqual([400, parameter]);
      const got = await service.app.request('/api/v1/brands/Acme', { headers: { 'x-api-key': key } });
      expect(await got.json()).toEqual(saved);
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

describeOperation('deleteBrand', (api) => {
  test('200: it is gone, and its name is free again', async ({ service, key }) => {
    await saveBrand(service, key, 'Acme');
    await saveBrand(service, key, 'Zebra');
    const { status, body } = await api(service, { key, params: { name: 'ACME' } });
    expect([status, body]).toEqual([200, { message: 'The brand was deleted.' }]);
    expect(await listBrands(service, key)).toEqual(['Zebra']);
    expect((await saveBrand(service, key, 'Acme')).revision).toBe(1);
  });
});
