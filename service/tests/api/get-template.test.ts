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

describeOperation('getTemplate', (api) => {
  test('200 with the latest version, or another, with all defaults', async ({ service, key }) => {
    for (const color of ['#102040', '#402010']) await put(service, key, color);
    const read = async (query: string) =>
      (await api(service, { key, params: { name: 'launch' }, query })).body;
    const root = { type: 'box', style: { backgroundColor: '#402010' }, children: [] };
    expect(await read('')).toMatchObject({ version: 2, definition: { parameters: [], root } });
    expect(await read('?version=1')).toMatchObject({ version: 1 });
  });

  test('400 for a version that is no number', async ({ service, key }) => {
    const { status } = await api(service, { key, params: { name: 'launch' }, query: '?version=x' });
    expect(status).toBe(400);
  });
});
