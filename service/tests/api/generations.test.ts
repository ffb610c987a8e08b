import { describe, expect } from 'vitest';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { verifyLedger } from '../../src/stores/verify-ledger.ts';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describeStar } from './support/describe-star.ts';
import { ACME } from './support/design-documents.ts';
import { filesIn } from './support/files-in.ts';
import { generate } from './support/generate.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService, type TestService } from './support/test-service.ts';

describeOperation('getGeneration', (api) => {
  describe('200', () => {
    test('completed: the address, the size and what it cost', async ({ service, key }) => {
      const { id, url } = await generate(service, key, { prompt: 'Tea', width: 300, height: 256, seed: 7 });
      const { status, body, headers } = await api(service, { key, params: { id } });
      expect([status, headers.get('retry-after')]).toEqual([200, null]);
      expect(body).toMatchObject({
        id,
        status: 'completed',
        url,
        image_url: url,
        width: 300,
        height: 256,
        seed: 7,
      });
      expect(body).toMatchObject({ format: 'png', credits_used: 1, error: null });
      expect(Date.parse(body.completed_at)).toBeGreaterThanOrEqual(Date.parse(body.created_at));
    });

    test('unfinished: no address, and when to ask again', async () => {
      const engine = {
        ...createPaintEngine(),
        compose: (_: unknown, signal?: AbortSignal) =>
          new Promise<never>((_resolve, reject) =>
            signal?.addEventListener('abort', () => reject(signal.reason)),
          ),
      };
      await using service = await createTestService({ CARDWRIGHT_SHUTDOWN_GRACE_MS: '0' }, { engine });
      const key = await service.register();
      const { id } = await generate(service, key, { prompt: 'Tea' }, 'respond-async');
      const { body, headers } = await api(service, { key, params: { id } });
      expect(['pending', 'processing']).toContain(body.status);
      expect([body.url, body.completed_at, headers.get('retry-after')]).toEqual([null, null, '1']);
    });

    test('failed: why, and the credit is given back', async () => {
      const engine = {
        ...createPaintEngine(),
        compose: () => Promise.reject(new Error('secret detail of the machine')),
      };
      await using service = await createTestService({ CARDWRIGHT_JOB_ATTEMPTS: '1' }, { engine });
      const key = await service.register();
      const { id } = await generate(service, key, { prompt: 'Tea' });
      const { body } = await api(service, { key, params: { id } });
      expect(body).toMatchObject({ status: 'failed', credits_used: 0, url: null });
      expect(body.error).toMatch(/\w/);
      expect(body.error).not.toContain('secret');
    });
  });
});

describeOperation('getGenerationDesign', (api) => {
  test('200: what the generation was requested with, or null', async ({ service, key }) => {
    const branded = await generate(service, key, { prompt: 'Tea', design_md: ACME }, 'respond-async');
    const plain = await generate(service, key, { prompt: 'Tea' }, 'respond-async');
    const read = async (id: string) => (await api(service, { key, params: { id } })).body;
    expect(await read(branded.id)).toEqual({ design_md: ACME });
    expect(await read(plain.id)).toEqual({ design_md: null });
  });
});

describeOperation('starGeneration', (api) => describeStar(api, true));

describeOperation('unstarGeneration', (api) => describeStar(api, false));

const filesOf = (service: TestService): string[] => filesIn(service, 'images');

const imageOf = (service: TestService, url: string | null) =>
  service.app.request(new URL(url ?? '').pathname);

const readJson = async (service: TestService, key: string, path: string) =>
  await (await call(service, key, 'GET', path)).json();

describeOperation('deleteGeneration', (api) => {
  describe('200', () => {
    test('prompt, row and file are gone, the URL answers 410, and the ledger keeps the charge', async () => {
      await using service = await shareService();
      const key = await service.register();
      const { id, url } = await generate(service, key, { prompt: 'Tea' });
      expect((await imageOf(service, url)).status).toBe(200);
      const { status, body } = await api(service, { key, params: { id } });
      expect([status, body.message]).toEqual([200, 'The image and its prompt were deleted.']);

      const image = await imageOf(service, url);
      expect([image.status, image.headers.get('cache-control')]).toEqual([410, 'no-store']);
      expect(await image.json()).toEqual({
        error: 'This image was deleted by its owner.',
        code: 'image_deleted',
      });
      expect(await readJson(service, key, '/api/v1/dashboard')).toMatchObject({
        credits_used: 1,
        total_generations: 0,
      });
      expect(await readJson(service, key, '/api/v1/history')).toEqual([]);
      await expect.poll(() => filesOf(service)).toEqual([]);
      const database = await openTestDatabase(service.dataDirectory);
      expect((await verifyLedger(database)).faults).toEqual([]);
      await database.destroy();
    });

    test('the file of another generation with the same image stays', async ({ service, key }) => {
      const same = { prompt: 'Tea', seed: 1 };
      const [first, second] = [await generate(service, key, same), await generate(service, key, same)];
      expect(filesOf(service)).toHaveLength(2);
      await api(service, { key, params: { id: first.id } });
      expect((await imageOf(service, first.url)).status).toBe(410);
      await expect.poll(async () => (await service.count()).erased_objects).toBe(0);
      expect((await imageOf(service, second.url)).status).toBe(200);
    });

    test('a failed one', async () => {
      const engine = { ...createPaintEngine(), compose: () => Promise.reject(new Error('no luck')) };
      await using service = await createTestService({ CARDWRIGHT_JOB_ATTEMPTS: '1' }, { engine });
      const key = await service.register();
      const { id } = await generate(service, key, { prompt: 'Tea' });
      expect((await api(service, { key, params: { id } })).status).toBe(200);
    });

    test('its idempotency key makes a new image', async ({ service, key }) => {
      const submit = async () => {
        const response = await service.app.request('/api/v1/generate', {
          method: 'POST',
          headers: {
            'x-api-key': key,
            'content-type': 'application/json',
            'idempotency-key': 'a',
            prefer: 'wait=30',
          },
          body: JSON.stringify({ prompt: 'Tea' }),
        });
        return (await response.json()) as { id: string };
      };
      const { id } = await submit();
      await api(service, { key, params: { id } });
      expect((await submit()).id).not.toBe(id);
    });

    test('erasing the account afterwards leaves nothing of it', async ({ service }) => {
      const before = await service.count();
      const key = await service.register();
      const { id } = await generate(service, key, { prompt: 'Tea' });
      await api(service, { key, params: { id } });
      const erased = await call(service, key, 'DELETE', '/api/v1/users/me', { confirm: 'ada@example.com' });
      expect(erased.status).toBe(200);
      await expect.poll(() => service.count()).toEqual(before);
    });
  });

  test('404: the second time', async ({ service, key }) => {
    const { id } = await generate(service, key, { prompt: 'Tea' });
    await api(service, { key, params: { id } });
    const again = await api(service, { key, params: { id } });
    expect([again.status, again.body.code]).toEqual([404, 'not_found']);
  });

  test('409 while it is being drawn: when to try again, and nothing is changed', async () => {
    const engine = {
      ...createPaintEngine(),
      compose: (_: unknown, signal?: AbortSignal) =>
        new Promise<never>((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason)),
        ),
    };
    await using service = await createTestService({ CARDWRIGHT_SHUTDOWN_GRACE_MS: '0' }, { engine });
    const key = await service.register();
    const { id } = await generate(service, key, { prompt: 'Tea' }, 'respond-async');
    const before = await service.count();
    const { status, body, headers } = await api(service, { key, params: { id } });
    expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'generation_unfinished', '1']);
    expect(await service.count()).toEqual(before);
  });
});
