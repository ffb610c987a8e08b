import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { call } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { params, toDefinition } from './support/drafts.ts';
import { test } from './support/test.ts';

describeOperation('listTemplateVersions', (api) => {
  describe('200', () => {
    test('newest first, with what draws a picture of each', async ({ service, key }) => {
      for (const [color, example] of [
        ['#102040', 'First'],
        ['#402010', 'Second'],
      ] as const)
        await call(service, key, 'PUT', '/api/v1/templates/launch', toDefinition(color, example));
      const { body } = await api(service, { key, params });
      expect(body).toMatchObject({
        versions: [
          { version: 2, created_at: expect.any(String), example: { title: 'Second' } },
          { version: 1, example: { title: 'First' } },
        ],
        total: 2,
      });
      const page = await api(service, { key, params, query: '?limit=1&offset=1' });
      expect(page.body).toEqual({ versions: [body.versions[1]], total: 2 });
      const picture = await call(service, key, 'GET', '/api/v1/templates/launch.v1/preview?title=First');
      const { data } = await sharp(await picture.arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual([0x10, 0x20, 0x40]);
    });
  });
  test('400 for a page that is none, 404 for a template that is none', async ({ service, key }) => {
    expect((await api(service, { key, params, query: '?limit=0' })).status).toBe(400);
    expect((await api(service, { key, params })).status).toBe(404);
  });
});
