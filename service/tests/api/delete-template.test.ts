import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';

const put = (service: TestService, key: string, color: string) =>
  service.app.request('/api/v1/templates/launch', {
    method: 'PUT',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ root: { type: 'box', style: { backgroundColor: color } } }),
  });

describeOperation('deleteTemplate', (api) => {
  test('200 removes every version, from the list as well', async ({ service, key }) => {
    for (const color of ['#102040', '#402010']) await put(service, key, color);
    const names = async () => {
      const answer = await service.app.request('/api/v1/templates', { headers: { 'x-api-key': key } });
      const { templates } = (await answer.json()) as {
        templates: { name: string; version: number | null }[];
      };
      return templates.filter(({ version }) => version !== null).map(({ name, version }) => [name, version]);
    };
    expect(await names()).toEqual([['launch', 2]]);
    expect((await api(service, { key, params: { name: 'launch' } })).status).toBe(200);
    expect(await names()).toEqual([]);
  });
});
