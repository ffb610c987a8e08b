import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { call } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describeBodyErrors, describeKeyErrors } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';
import type { TestService } from './support/test-service.ts';

const toDefinition = (color: string, example = 'Hello') => ({
  parameters: [{ type: 'text', name: 'title', example }],
  root: { type: 'box', style: { backgroundColor: color } },
});
const DRAFT = '/api/v1/templates/launch/draft';
const save = (service: TestService, key: string, body: object) => call(service, key, 'PUT', DRAFT, body);
const list = async (service: TestService, key: string): Promise<unknown> =>
  await (await call(service, key, 'GET', '/api/v1/drafts')).json();
const params = { name: 'launch' };

describeOperation('putTemplateDraft', (api) => {
  test('200 with the next revision, and nobody is shown it', async () => {
    await using service = await shareService();
    const key = await service.register();
    const put = async (color: string, more: object = {}) =>
      (await api(service, { key, params, body: { definition: toDefinition(color), ...more } })).body;
    expect(await put('#102040')).toMatchObject({ name: 'launch', version: null, revision: 1 });
    expect(await put('#402010', { revision: 1, version: 3 })).toMatchObject({
      version: 3,
      revision: 2,
      definition: { root: { style: { backgroundColor: '#402010' }, children: [] } },
    });
    expect((await call(service, key, 'GET', '/api/v1/templates/launch')).status).toBe(404);
    expect((await service.count()).template_drafts).toBe(1);
  });

  test('409 where it was saved or deleted elsewhere meanwhile', async () => {
    await using service = await shareService();
    const key = await service.register();
    const put = (revision: number) =>
      api(service, { key, params, body: { definition: toDefinition('#102040'), revision } });
    expect((await put(1)).body.error).toContain('no draft of "launch" any more');
    expect((await put(0)).status).toBe(200);
    const refused = await put(0);
    expect([refused.status, refused.body.code]).toEqual([409, 'draft_changed']);
  });

  test('400 for a name that no template can have, and for the 101st', async () => {
    await using service = await shareService({ CARDWRIGHT_REQUEST_LIMIT: '1000' });
    const key = await service.register();
    const put = (name: string) =>
      api(service, { key, params: { name }, body: { definition: toDefinition('#102040') } });
    expect((await put('Launch')).body.parameter).toBe('name');
    for (let i = 0; i < 100; i += 1) expect((await put(`draft${i}`)).status).toBe(200);
    const refused = await put('draft100');
    expect([refused.status, refused.body.parameter]).toEqual([400, 'name']);
    expect((await put('draft99')).status).toBe(200);
  });

  describeKeyErrors(api, { params, body: { definition: toDefinition('#102040') } });
  describeBodyErrors(api, { definition: toDefinition('#102040') });
});

describeOperation('getTemplateDraft', (api) => {
  test("200 with what was saved last, 404 for another account's", async () => {
    await using service = await shareService();
    const [ada, eve] = [await service.register(), await service.register('eve@example.com')];
    await save(service, ada, { definition: toDefinition('#102040') });
    const saved = await (await save(service, ada, { definition: toDefinition('#402010') })).json();
    expect((await api(service, { key: ada, params })).body).toEqual(saved);
    expect((await api(service, { key: eve, params })).status).toBe(404);
  });
  describeKeyErrors(api);
});

describeOperation('listTemplateDrafts', (api) => {
  test('200 with the drafts of the account, which are in its export', async () => {
    await using service = await shareService();
    const key = await service.register();
    const { definition, ...draft } = (await (
      await save(service, key, { definition: toDefinition('#102040') })
    ).json()) as { definition: object };
    expect((await api(service, { key })).body).toEqual({ drafts: [draft] });
    const exported = await (await call(service, key, 'GET', '/api/v1/users/me/export')).text();
    const lines = exported
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string });
    expect(lines.filter(({ type }) => type === 'draft')).toEqual([{ type: 'draft', ...draft, definition }]);
  });
  describeKeyErrors(api);
});

describeOperation('deleteTemplateDraft', (api) => {
  test('200 for the draft alone; it goes with its template, too', async () => {
    await using service = await shareService();
    const key = await service.register();
    await call(service, key, 'PUT', '/api/v1/templates/launch', toDefinition('#102040'));
    await save(service, key, { definition: toDefinition('#402010') });
    expect((await api(service, { key, params })).status).toBe(200);
    expect((await api(service, { key, params })).status).toBe(404);
    expect((await call(service, key, 'GET', '/api/v1/templates/launch')).status).toBe(200);
    await save(service, key, { definition: toDefinition('#402010') });
    await call(service, key, 'DELETE', '/api/v1/templates/launch');
    expect(await list(service, key)).toEqual({ drafts: [] });
  });
  describeKeyErrors(api);
});

describeOperation('listTemplateVersions', (api) => {
  describe('200', () => {
    test('newest first, with what draws a picture of each', async () => {
      await using service = await shareService();
      const key = await service.register();
      for (const [color, example] of [
        ['#102040', 'First'],
        ['#402010', 'Second'],
      ] as const)
        await call(service, key, 'PUT', '/api/v1/templates/launch', toDefinition(color, example));
      const { body } = await api(service, { key, params });
      expect(body).toMatchObject({
        versions: [
          { version: 2, created_at: expect.any(String), example: { title: 'Second' } },
          { version: 1, example: { title: 'First' } },
        ],
        total: 2,
      });
      const page = await api(service, { key, params, query: '?limit=1&offset=1' });
      expect(page.body).toEqual({ versions: [body.versions[1]], total: 2 });
      const picture = await call(service, key, 'GET', '/api/v1/templates/launch.v1/preview?title=First');
      const { data } = await sharp(await picture.arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual([0x10, 0x20, 0x40]);
    });
  });
  test('400 for a page that is none, 404 for a template that is none', async () => {
    await using service = await shareService();
    const key = await service.register();
    expect((await api(service, { key, params, query: '?limit=0' })).status).toBe(400);
    expect((await api(service, { key, params })).status).toBe(404);
  });
  describeKeyErrors(api);
});
