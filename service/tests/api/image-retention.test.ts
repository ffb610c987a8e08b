import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from './support/generate.ts';
import { createTestService } from './support/test-service.ts';

const DAY_MS = 86_400_000;

test('with a retention period, the URL of an older image answers 410 once the service has started', async () => {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-retention-'));
  const drawAt = async (clock: { now(): Date }, environment: Record<string, string>, email: string) => {
    await using service = await createTestService({ CARDWRIGHT_DATA_DIR: data, ...environment }, { clock });
    const { url } = await generate(service, await service.register(email), { prompt: email });
    return new URL(url ?? '').pathname;
  };
  try {
    const threeDaysAgo = { now: () => new Date(Date.now() - 3 * DAY_MS) };
    const old = await drawAt(threeDaysAgo, {}, 'ada@example.com');
    await using service = await createTestService({
      CARDWRIGHT_DATA_DIR: data,
      CARDWRIGHT_IMAGE_RETENTION_DAYS: '2',
    });
    const statusOf = async (path: string) => (await service.app.request(path)).status;
    await expect.poll(() => statusOf(old)).toBe(410);
    const { url } = await generate(service, await service.register('eve@example.com'), { prompt: 'young' });
    expect(await statusOf(new URL(url ?? '').pathname)).toBe(200);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
