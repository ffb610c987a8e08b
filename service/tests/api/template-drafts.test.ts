import { expect } from 'vitest';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { params, saveDraft, toDefinition } from './support/drafts.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';

describeOperation('putTemplateDraft', (api) => {
  test('200 with the next revision, and nobody is shown it', async ({ service, key }) => {
    const put = async (color: string, more: object = {}) =>
      (await api(service, { key, params, body: { definition: toDefinition(color), ...more } })).body;
    const first = await put('#102040');
    expect(first).toMatchObject({ name: 'launch', version: null });
    expect(await put('#402010', { revision: first.revision, version: 3 })).toMatchObject({
      version: 3,
      revision: first.revision + 1,
      definition: { root: { style: { backgroundColor: '#402010' }, children: [] } },
    });
    expect((await call(service, key, 'GET', '/api/v1/templates/launch')).status).toBe(404);
    expect((await service.count()).template_drafts).toBe(1);
  });

  test('409 where it was saved or deleted elsewhere meanwhile', async ({ service, key }) => {
    const put = (revision: number) =>
      api(service, { key, params, body: { definition: toDefinition('#102040'), revision } });
    expect((await put(1)).body.error).toContain('no draft of "launch" any more');
    const { status, body: first } = await put(0);
    expect(status).toBe(200);
    const refused = await put(0);
    expect([refused.status, refused.body.code]).toEqual([409, 'draft_changed']);
    // Begun anew, it is another draft.
    await call(service, key, 'DELETE', '/api/v1/templates/launch/draft');
    expect((await put(0)).status).toBe(200);
    expect((await put(first.revision)).body.code).toBe('draft_changed');
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
});

describeOperation('getTemplateDraft', (api) => {
  test("200 with what was saved last, 404 for another account's", async () => {
    await using service = await shareService();
    const [ada, eve] = [await service.register(), await service.register('eve@example.com')];
    await saveDraft(service, ada, { definition: toDefinition('#102040') });
    const saved = await (await saveDraft(service, ada, { definition: toDefinition('#402010') })).json();
    expect((await api(service, { key: ada, params })).body).toEqual(saved);
    expect((await api(service, { key: eve, params })).status).toBe(404);
  });
});

describeOperation('listTemplateDrafts', (api) => {
  test('200 with the drafts of the account, which are in its export', async ({ service, key }) => {
    const { definition, ...draft } = (await (
      await saveDraft(service, key, { definition: toDefinition('#102040') })
    ).json()) as { definition: object };
    expect((await api(service, { key })).body).toEqual({ drafts: [draft] });
    const exported = await (await call(service, key, 'GET', '/api/v1/users/me/export')).text();
    const lines = exported
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string });
    expect(lines.filter(({ type }) => type === 'draft')).toEqual([{ type: 'draft', ...draft, definition }]);
  });
});

describeOperation('deleteTemplateDraft', (api) => {
  test('200 for the draft alone; it goes with its template, too', async ({ service, key }) => {
    await call(service, key, 'PUT', '/api/v1/templates/launch', toDefinition('#102040'));
    await saveDraft(service, key, { definition: toDefinition('#402010') });
    expect((await api(service, { key, params })).status).toBe(200);
    expect((await api(service, { key, params })).status).toBe(404);
    expect((await call(service, key, 'GET', '/api/v1/templates/launch')).status).toBe(200);
    await saveDraft(service, key, { definition: toDefinition('#402010') });
    await call(service, key, 'DELETE', '/api/v1/templates/launch');
    const listed = await call(service, key, 'GET', '/api/v1/drafts');
    expect(await listed.json()).toEqual({ drafts: [] });
  });
});
