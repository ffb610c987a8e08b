import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { filesIn } from './support/files-in.ts';
import { test } from './support/test.ts';
import { picture, upload } from './support/uploads.ts';

describeOperation('deleteUpload', (api) => {
  describe('200', () => {
    test('the row and the file are gone, and those of another account stay', async ({ service, key }) => {
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
});
