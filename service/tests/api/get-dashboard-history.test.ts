import { expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { describePages } from './support/describe-pages.ts';
import { generate } from './support/generate.ts';
import { describeKeyErrors } from './support/refusals.ts';
import { createTestService } from './support/test-service.ts';

type Item = { prompt: string };

describeOperation('getDashboardHistory', (api) => {
  describePages(api, ({ body }) => body.generations.map(({ prompt }: Item) => prompt));

  test('the total is that of the account, whatever the page; 50 items when no limit is given', async () => {
    await using service = await createTestService();
    const key = await service.register();
    for (let i = 0; i < 51; i += 1)
      await generate(service, key, { prompt: `${i}`, width: 256, height: 256 }, 'respond-async');
    const { body } = await api(service, { key });
    expect([body.generations.length, body.total]).toEqual([50, 51]);
    expect((await api(service, { key, query: '?limit=1&offset=60' })).body).toEqual({
      generations: [],
      total: 51,
    });
  });

  describeKeyErrors(api);
});
