import { expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { params, saveDraft, toDefinition } from './support/drafts.ts';
import { shareService } from './support/share-service.ts';

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
