import { expect } from 'vitest';
import { call } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { saveDraft, toDefinition } from './support/drafts.ts';
import { test } from './support/test.ts';

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
