import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { describeOperation } from './support/describe-operation.ts';
import { createTestService, type TestService } from './support/test-service.ts';

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

describeOperation('getLiveness', (api) => {
  test('200 with the version', async () => {
    await using service = await createTestService();
    const { status, body } = await api(service);
    expect([status, body.status, body.service]).toEqual([200, 'ok', 'cardwright']);
    expect(body.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('200 while neither store can be used, and while the service is shutting down', async () => {
    await using service = await createTestService();
    const images = join(service.dataDirectory, 'images');
    rmSync(images, { recursive: true });
    writeFileSync(images, 'not a folder');
    const database = await openTestDatabase(service.dataDirectory);
    await database.schema.alterTable('accounts').renameTo('lost').execute();
    await database.destroy();
    expect((await api(service)).status).toBe(200);
    await service.stop();
    expect((await api(service)).status).toBe(200);
    expect(service.logText()).not.toContain('health check failed');
  });
});

const breakImages = (service: TestService): void => {
  const images = join(service.dataDirectory, 'images');
  rmSync(images, { recursive: true });
  writeFileSync(images, 'not a folder');
};

const breakDatabase = async (service: TestService): Promise<void> => {
  const database = await openTestDatabase(service.dataDirectory);
  await database.schema.alterTable('accounts').renameTo('lost').execute();
  await database.destroy();
};

describeOperation('getReadiness', (api) => {
  test('200 while the stores take writes', async () => {
    await using service = await createTestService();
    const { status, body } = await api(service);
    expect([status, body.status, body.service]).toEqual([200, 'ok', 'cardwright']);
  });

  describe('503', () => {
    test('names every store that fails and nothing about it; the log has the cause', async () => {
      await using service = await createTestService();
      breakImages(service);
      await breakDatabase(service);
      const { status, body, headers, bytes } = await api(service);
      expect([status, body.status]).toEqual([503, 'not_ready']);
      expect(body.reasons).toEqual(['database_unavailable', 'images_unavailable']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(bytes.toString()).not.toContain(service.dataDirectory);
      expect(bytes.toString()).not.toContain('accounts');
      expect(service.logText()).toContain('no such table: accounts');
    });

    test('names no other', async () => {
      await using service = await createTestService();
      breakImages(service);
      expect((await api(service)).body.reasons).toEqual(['images_unavailable']);
    });

    test('the service is shutting down: the stores, which are closed by then, are not asked', async () => {
      await using service = await createTestService();
      await service.stop();
      const { status, body } = await api(service);
      expect([status, body.reasons]).toEqual([503, ['shutting_down']]);
      expect(service.logText()).not.toContain('health check failed');
    });
  });
});
