import { expect } from 'vitest';
import { call } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { params, saveDraft, toDefinition } from './support/drafts.ts';
import { test } from './support/test.ts';

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
