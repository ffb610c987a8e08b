import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { test } from './support/test.ts';

const params = { model: 'cardwright' };

describeOperation('getModel', (api) => {
  test('200: the one that there is, as the list has it', async ({ service, key }) => {
    const { status, body } = await api(service, { key, params });
    const list = await service.app.request('/v1/models', { headers: { 'x-api-key': key } });
    expect([status, [body]]).toEqual([200, ((await list.json()) as { data: unknown }).data]);
  });

  test('404 for another, saying that every name is accepted', async ({ service, key }) => {
    for (const model of ['gpt-image-2', 'Cardwright', 'cardwright%20']) {
      const { status, body } = await api(service, { key, params: { model } });
      expect([status, body.error]).toEqual([
        404,
        {
          message: 'There is only one model: cardwright. Image requests accept any model name.',
          type: 'invalid_request_error',
          param: 'model',
          code: 'model_not_found',
        },
      ]);
    }
  });
});
