import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { describeKeyErrors } from './support/refusals.ts';
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

  describe('404', () => {
    test('none, and that of another account', async ({ service }) => {
      const { id } = await upload(service, await service.register(), await picture('#111111'));
      const key = await service.register('eve@example.com');
      for (const other of [id, 'up_none'])
        expect((await api(service, { key, params: { id: other } })).status).toBe(404);
    });
  });
  describeKeyErrors(api);
});
