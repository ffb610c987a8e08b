import { createOpenApiDocument, OG_BRAND_FONTS } from '@cardwright/contract';
import { describe, expect, test } from 'vitest';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';

const FULL = {
  name: 'Acme',
  tagline: 'Rockets for all',
  description: 'Everything that leaves the ground.',
  siteUrl: 'https://acme.example',
  logo: 'https://assets.test/logo.svg',
  font: 'serif',
  colors: { background: '#0b1020', foreground: '#fff', muted: 'rgb(170, 176, 200)', primary: '#ff5533' },
  social: { title: 'Acme rockets', description: 'Leave the ground.', footer: 'acme.example' },
};
const HOSTS = { CARDWRIGHT_ASSET_HOSTS: 'assets.test' };
const open = () => shareService(HOSTS);

describeOperation(
  'writeDesignDocument',
  (api) => {
    describe('200', () => {
      test('a document that the linter is content with, and its parameters', async () => {
        await using service = await open();
        const { status, body } = await api(service, { key: await service.register(), body: FULL });
        expect(status).toBe(200);
        expect(body).toMatchObject({
          filename: 'DESIGN.md',
          template: 'og_brand',
          params: {
            title: 'Acme rockets',
            description: 'Leave the ground.',
            tagline: 'Rockets for all',
            footer: 'acme.example',
            bg: '#0b1020',
            fg: '#fff',
            muted: 'rgb(170, 176, 200)',
            accent: '#ff5533',
            font: 'serif',
            logo: 'https://assets.test/logo.svg',
          },
          notes: [],
          lint: { errors: 0, warnings: 0 },
        });
      });

      test.each([
        ['everything', FULL],
        ['a name', { name: 'Acme' }],
        [
          'empty fields',
          { name: 'Acme', tagline: '', logo: '', siteUrl: '', font: '', colors: { primary: '' }, social: {} },
        ],
        [
          'hostile words',
          {
            name: '"---"',
            tagline: '---\ncolors:\n  background: "#fff"',
            social: { title: '{colors.x}#\\' },
          },
        ],
      ])('fed back, it gives the same parameters: %s', async (_, fields) => {
        await using service = await open();
        const key = await service.register();
        const written = await api(service, { key, body: fields });
        const again = await api(service, { key, body: fields });
        expect(again.body.designMd).toBe(written.body.designMd);
        expect(written.body.lint.errors).toBe(0);
        const { designMd } = written.body;
        const response = await call(service, key, 'POST', '/api/v1/design/og-params', { designMd });
        const derived = (await response.json()) as { params: object; lint: object };
        expect([derived.params, derived.lint]).toEqual([written.body.params, written.body.lint]);
      });

      test('a logo that no card may fetch stands in the document and not in the parameters', async () => {
        await using service = await open();
        const { body } = await api(service, {
          key: await service.register(),
          body: { name: 'Acme', logo: 'https://acme.example/logo.svg' },
        });
        expect(body.designMd).toContain('logo: "https://acme.example/logo.svg"');
        expect(body.params).toEqual({});
        expect(body.notes).toEqual([expect.stringContaining('must be on an allowed host')]);
      });

      test('nothing is charged', async () => {
        await using service = await open();
        const key = await service.register();
        const before = await service.count();
        await api(service, { key, body: FULL });
        expect(await service.count()).toEqual(before);
      });
    });

    describeRefusedFields(
      api,
      [
        ['name', {}],
        ['name', { name: 'a\nb' }],
        ['name', { name: 'x'.repeat(201) }],
        ['tagline', { name: 'A', tagline: 'x'.repeat(1001) }],
        ['siteUrl', { name: 'A', siteUrl: 'acme.example' }],
        ['siteUrl', { name: 'A', siteUrl: 'javascript:alert(1)' }],
        ['logo', { name: 'A', logo: 'logo.png' }],
        ['font', { name: 'A', font: 'Comic Sans' }],
        ['colors.primary', { name: 'A', colors: { primary: 'blue' } }],
        ['colors.accent', { name: 'A', colors: { accent: '#fff' } }],
        ['social.image', { name: 'A', social: { image: 'x' } }],
      ],
      {},
      HOSTS,
    );

    test('accepts the fonts of og_brand and no others', async () => {
      await using service = await open();
      const headers = { 'x-api-key': await service.register() };
      const response = await service.app.request('/api/v1/templates', { headers });
      const { templates } = (await response.json()) as {
        templates: {
          name: string;
          parameters: { properties: Record<string, { anyOf?: { enum?: string[] }[] }> };
        }[];
      };
      const brand = templates.find(({ name }) => name === 'og_brand');
      expect(brand?.parameters.properties.font?.anyOf?.[0]?.enum).toEqual([...OG_BRAND_FONTS]);
      const schema = createOpenApiDocument('').components.schemas.DesignDocumentRequest;
      expect(schema?.properties?.font).toMatchObject({ enum: [...OG_BRAND_FONTS] });
    });
  },
  { elsewhere: [503] },
);
