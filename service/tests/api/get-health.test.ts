import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { describeOperation } from './support/describe-operation.ts';
import { createTestService } from './support/test-service.ts';

for (const id of ['getHealth', 'getHealthAtRoot'] as const) {
  describeOperation(id, (api) => {
    test('200 while the stores take writes', async () => {
      await using service = await createTestService();
      const { status, body } = await api(service);
      expect([status, body.status, body.service]).toEqual([200, 'ok', 'cardwright']);
      expect(body.version).toMatch(/^\d+\.\d+\.\d+$/);
    });

    describe('503', () => {
      test('the images cannot be kept', async () => {
        await using service = await createTestService();
        const images = join(service.dataDirectory, 'images');
        rmSync(images, { recursive: true });
        writeFileSync(images, 'a file stands here');
        const { status, body, headers } = await api(service);
        expect([status, body.status]).toEqual([503, 'images_unavailable']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      });

      test('the database cannot be used', async () => {
        await using service = await createTestService();
        const database = await openTestDatabase(service.dataDirectory);
        await database.schema.alterTable('accounts').renameTo('lost').execute();
        await database.destroy();
        const { status, body } = await api(service);
        expect([status, body.status]).toEqual([503, 'database_unavailable']);
      });

      test('the service is shutting down', async () => {
        await using service = await createTestService();
        await service.stop();
        const { status, body } = await api(service);
        expect([status, body.status]).toEqual([503, 'shutting_down']);
      });
    });
  });
}
