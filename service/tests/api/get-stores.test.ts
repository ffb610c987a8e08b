import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { registerOperator } from './support/operators.ts';
import { createTestService } from './support/test-service.ts';

describeOperation('getStores', (api) => {
  test('200: what images, cards and the database take up', async () => {
    await using service = await createTestService();
    const key = await registerOperator(service);
    const before = (await api(service, { key })).body;
    expect(before).toMatchObject({ mode: 'service', images: { files: 0, bytes: 0 }, faults: [] });
    expect(before.database_bytes).toBeGreaterThan(0);
    await generate(service, key, { prompt: 'Tea' });
    const { body } = await api(service, { key });
    expect(body.images.files).toBe(1);
    expect(body.images.bytes).toBeGreaterThan(0);
  });

  test('200 with what cannot be written, without its path', async () => {
    await using service = await createTestService();
    const key = await registerOperator(service);
    rmSync(join(service.dataDirectory, 'images'), { recursive: true });
    writeFileSync(join(service.dataDirectory, 'images'), '');
    const { status, body } = await api(service, { key });
    expect([status, body.faults]).toEqual([200, ['images']]);
    expect(JSON.stringify(body)).not.toContain(service.dataDirectory);
  });
});
