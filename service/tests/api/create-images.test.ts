import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createPaintEngine, readPng } from '../../src/generations/paint-engine.fixture.ts';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { describeBodyErrors, describeKeyErrors, refusalOf } from './support/refusals.ts';
import { createTestService, type TestService } from './support/test-service.ts';

const prompt = 'Announce "Tea at four"';
const painted = createPaintEngine();

/** Draws nothing until the signal of its job ends. */
const stuckEngine = {
  ...painted,
  compose: (_: unknown, signal?: AbortSignal) =>
    new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
};

/** Draws the first `count` images and fails at every later attempt. */
function tiringEngine(count: number) {
  let drawn = 0;
  return {
    ...painted,
    compose: (...request: Parameters<typeof painted.compose>) => {
      drawn += 1;
      return drawn > count ? Promise.reject(new Error('tired')) : painted.compose(...request);
    },
  };
}
const ONE_BY_ONE = { CARDWRIGHT_RENDER_CONCURRENCY: '1', CARDWRIGHT_JOB_ATTEMPTS: '1' };

async function creditsUsed(service: TestService, key: string): Promise<number> {
  const response = await service.app.request('/api/v1/dashboard', { headers: { 'x-api-key': key } });
  return ((await response.json()) as { credits_used: number }).credits_used;
}

describeOperation('createImages', (api) => {
  describe('200', () => {
    test('bytes in base64 unless addresses are asked for', async () => {
      await using service = await createTestService();
      const key = await service.register();
      const { status, body } = await api(service, { key, body: { prompt, size: '300x256' } });
      expect([status, body.size, body.output_format, body.background]).toEqual([
        200,
        '300x256',
        'png',
        'opaque',
      ]);
      expect(Object.keys(body.data[0])).toEqual(['b64_json', 'warnings']);
      expect(readPng(Buffer.from(body.data[0].b64_json, 'base64'))).toEqual({ width: 300, height: 256 });
      expect(Math.abs(body.created - Date.now() / 1000)).toBeLessThan(600);
    });

    test('addresses that open without a key, in the format asked for', async () => {
      await using service = await createTestService({ CARDWRIGHT_BASE_URL: 'https://cards.example.com' });
      const key = await service.register();
      const asked = { prompt, size: '256x256', response_format: 'url', output_format: 'jpeg' };
      const { body } = await api(service, { key, body: asked });
      const { url, ...more } = body.data[0];
      expect(more).toEqual({ warnings: [] });
      expect(url).toMatch(/^https:\/\/cards\.example\.com\/images\/[a-z0-9]{26,}\.jpeg$/);
      const image = await service.app.request(new URL(url).pathname);
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    });

    test('without a wish a model of old gives an address, any other bytes; a wish decides over both', async () => {
      await using service = await createTestService();
      const key = await service.register();
      const kinds = async (more: object) =>
        Object.keys((await api(service, { key, body: { prompt, ...more } })).body.data[0])[0];
      expect(await kinds({ model: 'dall-e-3' })).toBe('url');
      expect(await kinds({ model: 'gpt-image-2' })).toBe('b64_json');
      expect(await kinds({ model: null, response_format: null })).toBe('b64_json');
      expect(await kinds({ model: 'dall-e-2', response_format: 'b64_json' })).toBe('b64_json');
      expect(await kinds({ model: 'gpt-image-2', response_format: 'url' })).toBe('url');
    });

    test('four are four different ones, at a credit each, and stand in the history', async () => {
      await using service = await createTestService();
      const key = await service.register();
      const { body } = await api(service, { key, body: { prompt, n: 4, size: '256x256' } });
      const images = body.data.map(({ b64_json: bytes }: { b64_json: string }) => bytes);
      expect([images.length, new Set(images).size]).toEqual([4, 4]);
      expect(await creditsUsed(service, key)).toBe(4);
      expect((await service.count()).generations).toBe(4);
    });

    test('`auto`, null and no size are that of the platform that the prompt names, else the default', async () => {
      await using service = await createTestService();
      const key = await service.register();
      const sizeOf = async (body: object) => (await api(service, { key, body })).body.size;
      expect(await sizeOf({ prompt, size: 'auto' })).toBe('1200x630');
      expect(await sizeOf({ prompt, size: null })).toBe('1200x630');
      expect(await sizeOf({ prompt: 'an instagram post' })).toBe('1080x1080');
      expect(await sizeOf({ prompt: 'an instagram post', size: '2048x256' })).toBe('2048x256');
    });

    test('what has no counterpart and does no harm is taken, nulls too', async () => {
      await using service = await createTestService();
      const key = await service.register();
      const said = { quality: 'hd', style: 'vivid', user: 'u1', safety_identifier: 'u1', moderation: 'low' };
      const more = { background: 'opaque', stream: false, partial_images: 0, output_compression: 100 };
      expect((await api(service, { key, body: { prompt, ...said, ...more } })).status).toBe(200);
      const nulls = Object.fromEntries(
        ['n', 'output_format', ...Object.keys({ ...said, ...more })].map((name) => [name, null]),
      );
      expect((await api(service, { key, body: { prompt, ...nulls } })).status).toBe(200);
    });

    test('what an image does not show is said', async () => {
      await using service = await createTestService();
      const { body } = await api(service, { key: await service.register(), body: { prompt: 'a red fox' } });
      expect(body.data[0].warnings).toEqual(['no fox was painted']);
    });

    test('those that could be drawn, when others could not: what failed is not charged', async () => {
      await using service = await createTestService(ONE_BY_ONE, { engine: tiringEngine(3) });
      const key = await service.register();
      const { body } = await api(service, { key, body: { prompt, n: 4 } });
      expect(body.data).toHaveLength(3);
      expect(await creditsUsed(service, key)).toBe(3);
    });

    test('the same idempotency key and body gives the same images and one charge', async () => {
      await using service = await createTestService();
      const key = await service.register();
      const body = { prompt, n: 3, response_format: 'url' };
      const call = { key, headers: { 'idempotency-key': 'order 7' }, body };
      const [first, second] = [await api(service, call), await api(service, call)];
      expect(second.body).toEqual(first.body);
      expect(await creditsUsed(service, key)).toBe(3);
    });
  });

  describe('400', () => {
    test.each([
      ['prompt', {}],
      ['prompt', { prompt: '' }],
      ['prompt', { prompt: null }],
      ['prompt', { prompt: 'x'.repeat(4001) }],
      ['n', { prompt, n: 0 }],
      ['n', { prompt, n: 5 }],
      ['n', { prompt, n: 1.5 }],
      ['n', { prompt, n: '2' }],
      ['size', { prompt, size: '255x256' }],
      ['size', { prompt, size: '256x2049' }],
      ['size', { prompt, size: '3840x2160000' }],
      ['size', { prompt, size: '1024×1024' }],
      ['size', { prompt, size: ' 1024x1024' }],
      ['size', { prompt, size: '1024x1024\n' }],
      ['size', { prompt, size: 'large' }],
      ['size', { prompt, size: 1024 }],
      ['response_format', { prompt, response_format: 'b64' }],
      ['output_format', { prompt, output_format: 'webp' }],
      ['output_format', { prompt, output_format: 'PNG' }],
      ['background', { prompt, background: 'transparent' }],
      ['stream', { prompt, stream: true }],
      ['model', { prompt, model: 7 }],
      ['output_compression', { prompt, output_compression: 101 }],
      ['svg', { prompt, svg: {} }],
    ])('naming %s, and nothing is stored or charged: %#', async (parameter, body) => {
      await using service = await createTestService();
      const key = await service.register();
      const before = await service.count();
      const answered = await api(service, { key, body });
      expect([answered.status, answered.body.error]).toMatchObject([
        400,
        { param: parameter, code: 'invalid_parameter', type: 'invalid_request_error' },
      ]);
      expect(await service.count()).toEqual(before);
    });

    test.each([
      [{ prompt, output_format: 'webp' }, '`output_format` must be one of "png", "jpeg".'],
      [{ prompt, stream: true }, '`stream` must be false, not true.'],
      [{ prompt, n: 5 }, '`n` must be a whole number from 1 to 4, not 5.'],
      [
        { prompt, size: '1024' },
        '`size` must be auto, or WIDTHxHEIGHT of 256 to 2048 pixels each, such as 1024x1024.',
      ],
    ])('saying what would be right: %j', async (body, message) => {
      await using service = await createTestService();
      const answered = await api(service, { key: await service.register(), body });
      expect(answered.body.error.message).toBe(message);
    });
  });

  test('409 for an idempotency key of another body, be it the number alone; nothing is charged', async () => {
    await using service = await createTestService();
    const key = await service.register();
    const headers = { 'idempotency-key': 'x' };
    await api(service, { key, headers, body: { prompt, n: 2 } });
    const bodies = [{ prompt, n: 3 }, { prompt }, { prompt: 'something else', n: 2 }];
    for (const body of bodies) {
      const answered = await api(service, { key, headers, body });
      expect([answered.status, answered.body.error.code]).toEqual([409, 'idempotency_mismatch']);
      expect(answered.headers.get('x-should-retry')).toBe('false');
    }
    expect(await creditsUsed(service, key)).toBe(2);
  });

  describe('429', () => {
    test('credit for some of them alone: none is made, and clients are told not to try again', async () => {
      await using service = await createTestService({ CARDWRIGHT_FREE_ALLOWANCE: '3' });
      const key = await service.register();
      await api(service, { key, body: { prompt } });
      const before = await service.count();
      const { status, headers, body } = await api(service, { key, body: { prompt, n: 3 } });
      expect([status, body.error.type, body.error.code]).toEqual([
        429,
        'insufficient_quota',
        'insufficient_quota',
      ]);
      expect(body.error.message).toMatch(/^3 images need 3 credits, and 2 of this month's 3 are left; /);
      expect(headers.get('x-should-retry')).toBe('false');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await service.count()).toEqual(before);
      expect((await api(service, { key, body: { prompt, n: 2 } })).status).toBe(200);
    });

    test('counts with the prompts of the other door', async () => {
      await using service = await createTestService({ CARDWRIGHT_FREE_GENERATE_LIMIT: '2' });
      const key = await service.register();
      await generate(service, key, { prompt });
      await api(service, { key, body: { prompt } });
      const { status, headers, body } = await api(service, { key, body: { prompt } });
      expect([status, body.error.type, body.error.code]).toEqual([429, 'requests', 'rate_limit_exceeded']);
      expect(headers.get('x-should-retry')).toBe('true');
    });
  });

  describe('503', () => {
    test('none could be drawn: nothing is charged', async () => {
      await using service = await createTestService(ONE_BY_ONE, { engine: tiringEngine(0) });
      const key = await service.register();
      const { status, headers, body } = await api(service, { key, body: { prompt, n: 2 } });
      expect([status, body.error.type, body.error.code]).toEqual([503, 'server_error', 'generation_failed']);
      expect(body.error.message).toMatch(/credit has been given back/);
      expect(headers.get('x-should-retry')).toBe('false');
      expect(await creditsUsed(service, key)).toBe(0);
    });

    test('the queue has room for some of them alone: none is made', async () => {
      await using service = await createTestService({ CARDWRIGHT_QUEUE_LIMIT: '3' });
      const key = await service.register();
      const before = await service.count();
      const answered = await api(service, { key, body: { prompt, n: 4 } });
      expect([answered.status, refusalOf(answered).code]).toEqual([503, 'queue_full']);
      expect(answered.headers.get('x-should-retry')).toBe('true');
      expect(await service.count()).toEqual(before);
    });

    test('shutting down: what waits is answered and kept for later, and nothing new is taken', async () => {
      await using service = await createTestService(
        { CARDWRIGHT_SHUTDOWN_GRACE_MS: '1000' },
        { engine: stuckEngine },
      );
      const key = await service.register();
      const waiting = api(service, { key, body: { prompt } });
      while (!(await service.count()).generations) await sleep(10);
      const stopped = service.stop();
      const [refused, unfinished] = [await api(service, { key, body: { prompt } }), await waiting];
      expect([refused.status, refusalOf(refused).code]).toEqual([503, 'shutting_down']);
      expect([unfinished.status, refusalOf(unfinished).code]).toEqual([503, 'images_unfinished']);
      // Trying again would make and charge them a second time.
      expect(unfinished.headers.get('x-should-retry')).toBe('false');
      await stopped;
    });
  });

  describeBodyErrors(api, { prompt });
  describeKeyErrors(api, { body: { prompt } });
});
