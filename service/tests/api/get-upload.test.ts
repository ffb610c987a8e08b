import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { test } from './support/test.ts';
import { picture, upload } from './support/uploads.ts';

describeOperation('getUpload', (api) => {
  test('200: the upload', async ({ service, key }) => {
    const sent = await upload(service, key, await picture('#111111'));
    expect((await api(service, { key, params: { id: sent.id } })).body).toEqual(sent);
  });
});
