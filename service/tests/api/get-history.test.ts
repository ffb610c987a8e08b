import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { describePages } from './support/describe-pages.ts';
import { generate } from './support/generate.ts';
import { test } from './support/test.ts';

type Item = { prompt: string };

describeOperation('getHistory', (api) => {
  describePages(api, ({ body }) => body.map(({ prompt }: Item) => prompt));

  test('20 items when no limit is given', async ({ service, key }) => {
    for (let i = 0; i < 21; i += 1)
      await generate(service, key, { prompt: `${i}`, width: 256, height: 256 }, 'respond-async');
    expect((await api(service, { key })).body).toHaveLength(20);
  });
});
