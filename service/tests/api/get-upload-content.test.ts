import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { test } from './support/test.ts';
import { picture, upload } from './support/uploads.ts';

describeOperation('getUploadContent', (api) => {
  test('200: the file, for its account alone to keep', async ({ service, key }) => {
    const { id, bytes } = await upload(service, key, await picture('#111111', 'webp'));
    const answered = await api(service, { key, params: { id } });
    expect([answered.bytes.length, answered.headers.get('content-type')]).toEqual([bytes, 'image/webp']);
    expect(answered.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(answered.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
