import { expect } from 'vitest';
import { call } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { params, toDefinition } from './support/drafts.ts';
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
