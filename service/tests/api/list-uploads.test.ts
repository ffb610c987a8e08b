import { describe, expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { createTestService } from './support/test-service.ts';
import { picture, upload } from './support/uploads.ts';

describeOperation('listUploads', (api) => {
  describe('200', () => {
    test('the uploads of this account, newest first, and its limits', async () => {
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
});
