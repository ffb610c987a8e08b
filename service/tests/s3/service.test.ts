import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { openS3 } from '../../src/stores/s3/open-s3.ts';
import { type S3Server, startS3Server } from '../../src/stores/s3/s3-server.fixture.ts';
import { call } from '../api/support/call.ts';
import { startDeliveryService } from '../delivery/support/delivery-service.ts';

let server: S3Server;
let services = 0;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.remove());

/** With a prefix of its own. */
const start = async (environment: Record<string, string> = {}) => {
  services += 1;
  const prefix = `service-${services}/`;
  const service = await startDeliveryService({
    ...server.settings(),
    CARDWRIGHT_S3_PREFIX: prefix,
    ...environment,
  });
  const list = async (store: 'images' | 'cards'): Promise<string[]> => {
    const stores = await openS3({ ...server.options(), prefix });
    const keys: string[] = [];
    for await (const { key } of stores[store].list()) if (key.endsWith('.png')) keys.push(key);
    stores.close();
    return keys;
  };
  return Object.assign(service, { list });
};

const generate = async (service: Awaited<ReturnType<typeof start>>, key: string): Promise<string> => {
  const response = await service.app.request('/api/v1/generate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'wait=60', 'x-api-key': key },
    body: JSON.stringify({ prompt: 'Poster "Fresh bread"' }),
  });
  const body = (await response.json()) as { status: string; image_url: string };
  expect(body.status).toBe('completed');
  return new URL(body.image_url).pathname;
};

describe('images of prompts', () => {
  test('are in the bucket, and gone from it after the erasure of their account', async () => {
    await using service = await start();
    const key = await service.register();
    const path = await generate(service, key);
    expect((await service.client.get(path)).status).toBe(200);
    expect(await service.list('images')).toHaveLength(1);
    const erased = await call(service, key, 'DELETE', '/api/v1/users/me', { confirm: 'ada@example.com' });
    expect(erased.status, await erased.text()).toBeLessThan(300);
    await expect.poll(() => service.list('images')).toEqual([]);
  });

  test('answer 503 while the bucket is away, and are there again when it is back', async () => {
    await using service = await start();
    const path = await generate(service, await service.register());
    await server.stop();
    try {
      const { status, bytes, headers } = await service.client.get(path);
      expect([status, JSON.parse(bytes.toString()).code]).toEqual([503, 'images_unavailable']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      const ready = await service.client.get('/readyz');
      expect(JSON.parse(ready.bytes.toString()).reasons).toEqual(['images_unavailable']);
      expect((await service.client.get('/livez')).status).toBe(200);
    } finally {
      await server.start();
    }
    expect((await service.client.get(path)).status).toBe(200);
    await expect.poll(async () => (await service.client.get('/readyz')).status).toBe(200);
  });
});

describe('signed cards', () => {
  test('without a logo are not in the bucket, and rendered again for nothing when memory has lost them', async () => {
    const environment = { CARDWRIGHT_CARD_MEMORY_MB: '1' };
    await using service = await start(environment);
    const key = await service.register();
    const sign = (title: string) => signTarget(key, '/i/og_standard', smallCard(title));
    const first = await service.client.get(sign('first'));
    expect([first.status, first.headers['x-cached']]).toEqual([200, 'false']);
    expect((await service.client.get(sign('first'))).headers['x-cached']).toBe('true');
    expect(await service.list('cards')).toEqual([]);
    // More than a megabyte of others.
    for (let bytes = 0, at = 0; bytes < 1.2e6; at += 1) {
      const gradient = { bg: '#123456', bg2: '#fedcba', bgAngle: '30', width: '1200', height: '1200' };
      const other = await service.client.get(
        signTarget(key, '/i/og_brand', { title: `other ${at}`, ...gradient }),
      );
      bytes += other.bytes.length;
    }
    const credits = await service.creditsUsed(key);
    const renders = service.renders();
    const again = await service.client.get(sign('first'));
    expect([again.status, again.bytes.equals(first.bytes)]).toEqual([200, true]);
    expect(service.renders()).toBe(renders + 1);
    expect(await service.creditsUsed(key)).toBe(credits);
  });

  test('are all in the bucket with CARDWRIGHT_CARD_STORE=all, and a new card is a 503 while it is away', async () => {
    await using service = await start({ CARDWRIGHT_CARD_STORE: 'all' });
    const key = await service.register();
    const sign = (title: string) => signTarget(key, '/i/og_standard', smallCard(title));
    await service.client.get(sign('first'));
    expect(await service.list('cards')).toHaveLength(1);
    await server.stop();
    try {
      expect((await service.client.get(sign('first'))).status).toBe(200);
      const { status, bytes } = await service.client.get(sign('second'));
      expect([status, JSON.parse(bytes.toString()).code]).toEqual([503, 'images_unavailable']);
    } finally {
      await server.start();
    }
    expect(await service.creditsUsed(key)).toBe(1);
  });
});
