import { describe, expect, test } from 'vitest';
import { listBrands, saveBrand } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { ACME, BAD_DOCUMENTS } from './support/design-documents.ts';
import { shareService } from './support/share-service.ts';

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
        ['name', { name: undefined }],
        ['name', { name: 7 }],
        ['name', { name: 'a/b' }],
        ['name', { name: '..' }],
        ['name', { name: '-rf' }],
        ['name', { name: 'a\nb' }],
        ['name', { name: '<b>' }],
        ['name', { name: 'a'.repeat(61) }],
        ['name', { name: '🎉' }],
        ['design_md', { design_md: undefined }],
        ['design_md', { design_md: null }],
        ['design_md', { design_md: 'a\u0000b' }],
        ['design_md', { design_md: 'a\ud800b' }],
        ['logo', { logo: 'http://cards.example.com/logo.svg' }],
        ['logo', { logo: 'https://elsewhere.example/logo.svg' }],
        ['logo', { logo: 'logo.svg' }],
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
