import { expect } from 'vitest';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describePages } from './support/describe-pages.ts';
import { generate } from './support/generate.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';

type Item = { prompt: string };

// What else there is to a listing is that of the dashboard: `two-names.test.ts`.
describeOperation(
  'getHistory',
  (api) => {
    test('20 items when no limit is given', async ({ service, key }) => {
      for (let i = 0; i < 21; i += 1)
        await generate(service, key, { prompt: `${i}`, width: 256, height: 256 }, 'respond-async');
      expect((await api(service, { key })).body).toHaveLength(20);
    });
  },
  { elsewhere: [400] },
);

describeOperation('getDashboardHistory', (api) => {
  describePages(api, ({ body }) => body.generations.map(({ prompt }: Item) => prompt));

  test('the total is that of the account, whatever the page; 50 items when no limit is given', async () => {
    await using service = await shareService();
    const key = await service.register();
    for (let i = 0; i < 51; i += 1)
      await generate(service, key, { prompt: `${i}`, width: 256, height: 256 }, 'respond-async');
    const { body } = await api(service, { key });
    expect([body.generations.length, body.total]).toEqual([50, 51]);
    expect((await api(service, { key, query: '?limit=1&offset=60' })).body).toEqual({
      generations: [],
      total: 51,
      next_cursor: null,
    });
  });

  test('cursors lead through all pages once, whatever is added or deleted on the way', async () => {
    await using service = await shareService();
    const key = await service.register();
    const ids: string[] = [];
    for (const prompt of ['one', 'two', 'three', 'four', 'five'])
      ids.unshift((await generate(service, key, { prompt })).id);
    const first = await api(service, { key, query: '?limit=2' });
    expect(first.body.generations.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    await generate(service, key, { prompt: 'newer' });
    await call(service, key, 'DELETE', `/api/v1/generate/${ids[1]}`);
    const found: string[] = [];
    for (let cursor = first.body.next_cursor; cursor !== null; ) {
      const { body } = await api(service, { key, query: `?limit=2&cursor=${cursor}` });
      found.push(...body.generations.map(({ id }: { id: string }) => id));
      cursor = body.next_cursor;
    }
    expect(found).toEqual(ids.slice(2));
    // It is only a place in the order: another account finds its own there.
    const eve = await service.register('eve@example.com');
    const { body } = await api(service, { key: eve, query: `?cursor=${first.body.next_cursor}` });
    expect(body).toEqual({ generations: [], total: 0, next_cursor: null });
  });
});
