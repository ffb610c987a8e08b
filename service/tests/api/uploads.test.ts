import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { filesIn } from './support/files-in.ts';
import { test } from './support/test.ts';
import { createTestService } from './support/test-service.ts';
import { picture, upload } from './support/uploads.ts';

describeOperation('listUploads', (api) => {
  test('200: the uploads of this account, newest first, and its limits', async () => {
    let now = Date.parse('2026-11-23T10:00:00Z');
    await using service = await createTestService(
      { CARDWRIGHT_UPLOAD_LIMIT: '7', CARDWRIGHT_UPLOAD_STORE_MB: '2', CARDWRIGHT_UPLOAD_MAX_MB: '1' },
      { clock: { now: () => new Date(now) } },
    );
    const key = await service.register();
    await upload(service, await service.register('eve@example.com'), await picture('#abcdef'));
    const first = await upload(service, key, await picture('#111111'));
    now += 1000;
    const second = await upload(service, key, await picture('#222222'));
    expect((await api(service, { key })).body).toEqual({
      uploads: [second, first],
      count: 2,
      count_limit: 7,
      bytes: first.bytes + second.bytes,
      bytes_limit: 2 * 1024 * 1024,
      file_bytes_limit: 1024 * 1024,
    });
  });
});

describeOperation('getUpload', (api) => {
  test('200: the upload', async ({ service, key }) => {
    const sent = await upload(service, key, await picture('#111111'));
    expect((await api(service, { key, params: { id: sent.id } })).body).toEqual(sent);
  });
});

describeOperation('getUploadContent', (api) => {
  test('200: the file, for its account alone to keep', async ({ service, key }) => {
    const { id, bytes } = await upload(service, key, await picture('#111111', 'webp'));
    const answered = await api(service, { key, params: { id } });
    expect([answered.bytes.length, answered.headers.get('content-type')]).toEqual([bytes, 'image/webp']);
    expect(answered.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(answered.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describeOperation('deleteUpload', (api) => {
  test('200: the row and the file are gone, and those of another account stay', async ({ service, key }) => {
    const file = await picture('#111111');
    const { id } = await upload(service, key, file);
    const other = await upload(service, await service.register('eve@example.com'), file);
    const { status, body } = await api(service, { key, params: { id } });
    expect([status, body]).toEqual([200, { message: 'The upload was deleted.' }]);
    await expect.poll(() => filesIn(service, 'images')).toHaveLength(1);
    expect((await service.count()).uploads).toBe(1);
    expect(other.id).toBe(id);
    expect((await upload(service, key, file)).id).toBe(id);
  });
});
