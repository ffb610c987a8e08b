import { describe, expect } from 'vitest';
import { changeBrand, saveBrand } from './support/brands.ts';
import { call } from './support/call.ts';
import { ACME, documentOf } from './support/design-documents.ts';
import { generate } from './support/generate.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';

// A saved brand by its name, wherever a design document may be sent.

const OTHER = documentOf('name: Other', 'colors:', '  background: "#ffffff"');
const idOf = (key: string): string => key.split('_')[1] ?? '';
const CARD = { template: 'og_brand', params: { title: 'Hold fast' }, expires_in: 3600 };

/** Each request with what it takes in place of the name. */
const REQUESTS: Readonly<Record<string, { path: string; field: string; body(key: string): object }>> = {
  generate: { path: '/api/v1/generate', field: 'design_md', body: () => ({ prompt: 'Tea' }) },
  briefs: { path: '/api/v1/briefs', field: 'design_md', body: () => ({ prompt: 'Tea' }) },
  previews: { path: '/api/v1/previews', field: 'design_md', body: () => ({ prompt: 'Tea', seed: 1 }) },
  'design/og-params': { path: '/api/v1/design/og-params', field: 'designMd', body: () => ({}) },
  sign: { path: '/api/v1/sign', field: '', body: (key) => ({ ...CARD, key_id: idOf(key) }) },
};

const ask = async (service: TestService, key: string, path: string, body: object) => {
  const response = await call(service, key, 'POST', path, body);
  const isJson = response.headers.get('content-type') === 'application/json';
  return {
    status: response.status,
    body: isJson ? ((await response.json()) as Record<string, unknown>) : {},
  };
};

describe.each(Object.entries(REQUESTS))('%s', (_, { path, field, body }) => {
  test('takes the name of a saved brand, whatever its case', async ({ service, key }) => {
    await saveBrand(service, key, 'Acme Rockets');
    const { status } = await ask(service, key, path, { ...body(key), brand: 'acme rockets' });
    expect([200, 202]).toContain(status);
  });

  test.each([
    ['a name that is none', 'Acmee', 'Did you mean `Acme`?'],
    ['nothing like it', 'xxxxxxxx', 'GET /api/v1/brands'],
    ['nothing', '', 'must be the name of a saved brand'],
    ["another account's", 'Eves', 'GET /api/v1/brands'],
  ])('400 for %s, and nothing is kept', async (__, brand, said) => {
    await using service = await shareService();
    const key = await service.register();
    await saveBrand(service, key, 'Acme');
    await saveBrand(service, await service.register('eve@example.com'), 'Eves');
    const before = await service.count();
    const answered = await ask(service, key, path, { ...body(key), brand });
    expect([answered.status, answered.body.parameter]).toEqual([400, 'brand']);
    expect(answered.body.error).toContain(said);
    expect(await service.count()).toEqual(before);
  });

  test.runIf(field !== '')('400 for a name beside a document', async () => {
    await using service = await shareService();
    const key = await service.register();
    await saveBrand(service, key, 'Acme');
    const answered = await ask(service, key, path, { ...body(key), brand: 'Acme', [field]: ACME });
    expect([answered.status, answered.body.parameter]).toEqual([400, 'brand']);
    expect(answered.body.error).toContain(`\`${field}\``);
    expect((await service.count()).generations).toBe(0);
  });
});

describe('an image of a brand', () => {
  const designOf = async (service: TestService, key: string, id: string) =>
    (await (await call(service, key, 'GET', `/api/v1/generate/${id}/design-md`)).json()) as object;

  test('keeps the document that it was drawn with when the brand is changed, renamed or deleted', async () => {
    await using service = await shareService();
    const key = await service.register();
    await saveBrand(service, key, 'Acme');
    const { id } = await generate(service, key, { prompt: 'Tea', brand: 'Acme' });
    await changeBrand(service, key, 'Acme', OTHER);
    expect(await designOf(service, key, id)).toEqual({ design_md: ACME });
    await call(service, key, 'DELETE', '/api/v1/brands/Acme');
    expect(await designOf(service, key, id)).toEqual({ design_md: ACME });
    const generation = await (await call(service, key, 'GET', `/api/v1/generate/${id}`)).json();
    expect(generation).toMatchObject({ branded: true });
  });

  test('a repeated request is the same image, also when the brand was changed meanwhile', async () => {
    await using service = await shareService();
    const key = await service.register();
    await saveBrand(service, key, 'Acme');
    const send = (body: object) =>
      service.app.request('/api/v1/generate', {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': 'one' },
        body: JSON.stringify(body),
      });
    const idFrom = async (response: Response) => ((await response.json()) as { id: string }).id;
    const first = await idFrom(await send({ prompt: 'Tea', brand: 'Acme' }));
    await changeBrand(service, key, 'Acme', OTHER);
    expect(await idFrom(await send({ prompt: 'Tea', brand: 'Acme' }))).toBe(first);
    expect((await send({ prompt: 'Tea' })).status).toBe(409);
    expect((await service.count()).credit_entries).toBe(1);
  });
});

describe('a signed URL of a brand', () => {
  test('has the name and the parameters that its document declares, those that were sent before them', async () => {
    await using service = await shareService();
    const key = await service.register();
    await saveBrand(service, key, 'Acme');
    const signed = await ask(service, key, '/api/v1/sign', {
      ...CARD,
      template: 'og_brand.jpg',
      params: { title: 'Hold fast', bg: '#000' },
      brand: 'Acme',
      key_id: idOf(key),
    });
    const derived = await ask(service, key, '/api/v1/design/og-params', { designMd: ACME });
    const url = new URL(String(signed.body.url));
    const { expires: _, sig: __, ...params } = Object.fromEntries(url.searchParams);
    expect(params).toEqual({
      ...(derived.body.params as object),
      name: 'Acme',
      title: 'Hold fast',
      bg: '#000',
      // A card of the brand keeps its accent small where nothing gives it areas.
      accentUse: 'sparing',
    });
    await call(service, key, 'DELETE', '/api/v1/brands/Acme');
    expect((await service.app.request(url.pathname + url.search)).status).toBe(200);
  });

  test('400 for a template that takes no colors', async ({ service, key }) => {
    await saveBrand(service, key, 'Acme');
    const card = { ...CARD, template: 'og_standard', brand: 'Acme', key_id: idOf(key) };
    const { status, body } = await ask(service, key, '/api/v1/sign', card);
    expect([status, body.parameter]).toEqual([400, 'brand']);
  });
});

describe("an account's brands", () => {
  test('are in its export, with their documents', async ({ service, key }) => {
    const saved = await saveBrand(service, key, 'Acme');
    await saveBrand(service, await service.register('eve@example.com'), 'Eves');
    const text = await (await call(service, key, 'GET', '/api/v1/users/me/export')).text();
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string });
    expect(lines.filter(({ type }) => type === 'brand')).toEqual([{ type: 'brand', ...saved }]);
  });

  test('are deleted with it', async ({ service, key }) => {
    await saveBrand(service, key, 'Acme');
    await saveBrand(service, await service.register('eve@example.com'), 'Eves');
    const confirm = { confirm: 'ada@example.com' };
    expect((await call(service, key, 'DELETE', '/api/v1/users/me', confirm)).status).toBe(200);
    expect((await service.count()).brands).toBe(1);
  });
});
