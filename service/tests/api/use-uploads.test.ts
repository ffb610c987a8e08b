import { createHmac } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { saveBrand } from './support/brands.ts';
import { call } from './support/call.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService, loadEngine, type TestService } from './support/test-service.ts';
import { picture, SVG, upload } from './support/uploads.ts';

const ACME = '---\nname: Acme\ncolors: {background: "#0b1020", primary: "#ff5533"}\n---\n';

function sign(key: string, template: string, params: Record<string, string>): string {
  const pairs = Object.entries({ ...params, expires: '1999999999' }).sort(([a], [b]) => (a < b ? -1 : 1));
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const digest = createHmac('sha256', key).update(`/i/${template}?${query}`).digest('hex');
  return `/i/${template}?${query}&sig=${key.split('_')[1]}.${digest}`;
}

const refusalOf = async (response: Response) => {
  const { code, parameter } = (await response.json()) as { code: string; parameter: string };
  return [response.status, code, parameter];
};

const remove = (service: TestService, key: string, id: string) =>
  call(service, key, 'DELETE', `/api/v1/uploads/${id}`);

/** The color in the middle of a card. */
async function middleOf(response: Response): Promise<number[]> {
  expect(response.status).toBe(200);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)];
}

const PHOTO_TEMPLATE = (reference?: string) => ({
  parameters: [{ type: 'image', name: 'photo', ...(reference !== undefined && { default: reference }) }],
  root: {
    type: 'box',
    style: { backgroundColor: '#ffffff' },
    children: [{ type: 'image', parameter: 'photo', style: { width: '100%', height: '100%' } }],
  },
});

describe('the logo of a card', () => {
  test('is an upload of the account that signs, and of no other', async ({ service, key }) => {
    const { id, reference } = await upload(service, key, SVG);
    const card = sign(key, 'og_brand', { bg: '#ffffff', logo: reference });
    expect(await middleOf(await service.app.request(card))).toEqual([224, 32, 32]);
    const eve = await service.register('eve@example.com');
    // Also now that the card is in memory.
    const others = sign(eve, 'og_brand', { bg: '#ffffff', logo: reference });
    expect(await refusalOf(await service.app.request(others))).toEqual([400, 'invalid_parameter', 'logo']);
    expect(await service.count()).toMatchObject({ credit_entries: 1, cards: 1 });
    await upload(service, eve, SVG);
    expect((await service.app.request(others)).headers.get('x-cached')).toBe('true');
    await remove(service, eve, id);
    expect((await service.app.request(card)).status).toBe(200);
  });

  test('that was deleted is a 400, cached or not, until the same file is uploaded again', async () => {
    await using service = await shareService();
    const key = await service.register();
    const { id, reference } = await upload(service, key, SVG);
    const card = sign(key, 'og_brand', { title: 'Hi', logo: reference });
    const first = await service.app.request(card);
    expect(first.status).toBe(200);
    await remove(service, key, id);
    expect(await refusalOf(await service.app.request(card))).toEqual([400, 'invalid_parameter', 'logo']);
    await upload(service, key, SVG);
    const again = await service.app.request(card);
    expect([again.status, again.headers.get('x-cached')]).toEqual([200, 'true']);
    expect((await service.count()).credit_entries).toBe(1);
  });

  test.each(['upload:', 'upload:none', 'upload:../x', 'uploads:up_222222222222222222222222'])(
    '%s is no reference',
    async (logo) => {
      await using service = await shareService();
      const card = sign(await service.register(), 'og_brand', { title: 'Hi', logo });
      expect(await refusalOf(await service.app.request(card))).toEqual([400, 'invalid_parameter', 'logo']);
    },
  );

  test('is checked when the server signs, previews and explains', async ({ service, key }) => {
    const { reference } = await upload(service, await service.register('eve@example.com'), SVG);
    const params = { title: 'Hi', logo: reference };
    const body = { template: 'og_brand', params, key_id: key.split('_')[1] ?? '', expires_in: 60 };
    const signed = await call(service, key, 'POST', '/api/v1/sign', body);
    expect(await refusalOf(signed)).toEqual([400, 'invalid_parameter', 'params.logo']);
    const query = new URLSearchParams(params);
    const preview = await call(service, key, 'GET', `/api/v1/templates/og_brand/preview?${query}`);
    expect(await refusalOf(preview)).toEqual([400, 'invalid_parameter', 'logo']);
    const url = service.baseUrl() + sign(key, 'og_brand', params);
    const explained = await call(service, key, 'POST', '/api/v1/sign/explain', { url });
    expect(await explained.json()).toMatchObject({ valid: false, parameter: 'logo' });
    await upload(service, key, SVG);
    expect((await call(service, key, 'POST', '/api/v1/sign', body)).status).toBe(200);
    expect((await call(service, key, 'GET', `/api/v1/templates/og_brand/preview?${query}`)).status).toBe(200);
  });
});

describe('a template of the account', () => {
  test('shows an upload that the URL names, and one of its own where it names none', async () => {
    await using service = await shareService();
    const key = await service.register();
    const red = await upload(service, key, await picture('#ff0000'));
    const blue = await upload(service, key, await picture('#0000ff'));
    const put = await call(service, key, 'PUT', '/api/v1/templates/photo', PHOTO_TEMPLATE(red.reference));
    expect(put.status, await put.text()).toBe(200);
    const own = sign(key, 'photo', {});
    expect(await middleOf(await service.app.request(own))).toEqual([255, 0, 0]);
    const given = sign(key, 'photo', { photo: blue.reference });
    expect(await middleOf(await service.app.request(given))).toEqual([0, 0, 255]);
    await remove(service, key, red.id);
    expect(await refusalOf(await service.app.request(own))).toEqual([400, 'invalid_parameter', 'photo']);
    expect((await service.app.request(given)).status).toBe(200);
  });

  test.each(['upload:up_222222222222222222222222', 'https://example.com/a.png', 'red'])(
    'is not stored with %s',
    async (reference) => {
      await using service = await shareService();
      const key = await service.register();
      const put = await call(service, key, 'PUT', '/api/v1/templates/photo', PHOTO_TEMPLATE(reference));
      expect(put.status).toBe(400);
      expect((await service.count()).own_templates).toBe(0);
    },
  );
});

describe('the logo of a brand', () => {
  const warningsOf = async (service: TestService, key: string) => {
    const body = { prompt: 'Release notes', brand: 'Acme', width: 600, height: 315 };
    const response = await call(service, key, 'POST', '/api/v1/generate', body);
    const { id } = (await response.json()) as { id: string };
    for (;;) {
      const found = await (await call(service, key, 'GET', `/api/v1/generate/${id}`)).json();
      const { status, warning_details: warnings } = found as {
        status: string;
        warning_details: { code: string }[];
      };
      if (status === 'completed') return warnings.map(({ code }) => code);
      expect(status).not.toBe('failed');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  test('is drawn on cards and images of the brand, and its loss is a warning', async () => {
    const { compose, read } = await loadEngine();
    await using service = await createTestService({}, { engine: { compose, read } });
    const key = await service.register();
    const { id, reference } = await upload(service, key, SVG);
    const saved = { name: 'Acme', design_md: ACME, logo: reference };
    const created = await call(service, key, 'POST', '/api/v1/brands', saved);
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ design_md: expect.stringContaining(reference) });
    const derived = await call(service, key, 'POST', '/api/v1/design/og-params', { brand: 'Acme' });
    expect(await derived.json()).toMatchObject({ params: { logo: reference } });
    expect(await warningsOf(service, key)).not.toContain('logo_not_shown');
    await remove(service, key, id);
    expect(await warningsOf(service, key)).toContain('logo_not_shown');
  });

  test('must be an upload of this account', async ({ service }) => {
    const { reference } = await upload(service, await service.register('eve@example.com'), SVG);
    const key = await service.register();
    const saved = { name: 'Acme', design_md: ACME, logo: reference };
    const refused = await call(service, key, 'POST', '/api/v1/brands', saved);
    expect(await refusalOf(refused)).toEqual([400, 'invalid_parameter', 'logo']);
    await saveBrand(service, key, 'Acme', ACME.replace('name: Acme', `name: Acme\nlogo: "${reference}"`));
    expect((await service.count()).brands).toBe(1);
  });
});
