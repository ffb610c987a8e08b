import { describe, expect } from 'vitest';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { test } from './support/test.ts';
import { createTestService } from './support/test-service.ts';

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
