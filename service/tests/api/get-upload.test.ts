import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { describeKeyErrors } from './support/refusals.ts';
import { test } from './support/test.ts';
import { picture, upload } from './support/uploads.ts';

describeOperation('getUpload', (api) => {
  test('200: the upload', async ({ service, key }) => {
    const sent = await upload(service, key, await picture('#111111'));
    expect((await api(service, { key, params: { id: sent.id } })).body).toEqual(sent);
  });

  describe('404', () => {
    test('none, and that of another account', async ({ service }) => {
      const sent = await upload(service, await service.register(), await picture('#111111'));
      const key = await service.register('eve@example.com');
      for (const id of [sent.id, 'up_none', 'upload:up_none'])
        expect((await api(service, { key, params: { id } })).status).toBe(404);
    });
  });
  describeKeyErrors(api);
});
