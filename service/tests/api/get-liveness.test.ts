import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { describeOperation } from './support/describe-operation.ts';
import { createTestService } from './support/test-service.ts';

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
