import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { createPaintEngine, readPng } from '../../src/generations/paint-engine.fixture.ts';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { describeRefusedFields, refusalOf } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
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
  /** The events of a stream. */
  async function stream(service: TestService, key: string, body: object) {
    const { status, headers, bytes } = await api(service, { key, body: { ...body, stream: true } });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const events = bytes
      .toString()
      .split('\n\n')
      .filter((event) => event !== '');
    return {
      headers,
      events: events.map((event) => {
        const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
        return { name, data: JSON.parse(data) };
      }),
    };
  }

  describe('200', () => {
    test('bytes in base64 unless addresses are asked for', async ({ service, key }) => {
      const { status, body } = await api(service, { key, body: { prompt, size: '300x256' } });
      expect([status, body.size, body.output_format, body.background]).toEqual([
        200,
        '300x256',
        'png',
        'opaque',
      ]);
      expect(Object.keys(body.data[0])).toEqual(['b64_json', 'seed', 'warnings']);
      expect(readPng(Buffer.from(body.data[0].b64_json, 'base64'))).toEqual({ width: 300, height: 256 });
      expect(Math.abs(body.created - Date.now() / 1000)).toBeLessThan(600);
    });

    test('addresses that open without a key, in the format asked for', async () => {
      await using service = await shareService({ CARDWRIGHT_BASE_URL: 'https://cards.example.com' });
      const key = await service.register();
      const asked = { prompt, size: '256x256', response_format: 'url', output_format: 'jpeg' };
      const { body } = await api(service, { key, body: asked });
      const { url, ...more } = body.data[0];
      expect(more).toEqual({ seed: expect.any(Number), warnings: [] });
      expect(url).toMatch(/^https:\/\/cards\.example\.com\/images\/[a-z0-9]{26,}\.jpeg$/);
      const image = await service.app.request(new URL(url).pathname);
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    });

    test('without a wish a model of old gives an address, any other bytes; a wish decides over both', async () => {
      await using service = await shareService();
      const key = await service.register();
      const kinds = async (more: object) =>
        Object.keys((await api(service, { key, body: { prompt, ...more } })).body.data[0])[0];
      expect(await kinds({ model: 'dall-e-3' })).toBe('url');
      expect(await kinds({ model: 'gpt-image-2' })).toBe('b64_json');
      expect(await kinds({ model: null, response_format: null })).toBe('b64_json');
      expect(await kinds({ model: 'dall-e-2', response_format: 'b64_json' })).toBe('b64_json');
      expect(await kinds({ model: 'gpt-image-2', response_format: 'url' })).toBe('url');
    });

    test('`auto`, null and no size are that of the platform that the prompt names, else the default', async () => {
      await using service = await shareService();
      const key = await service.register();
      const sizeOf = async (body: object) => (await api(service, { key, body })).body.size;
      expect(await sizeOf({ prompt, size: 'auto' })).toBe('1200x630');
      expect(await sizeOf({ prompt, size: null })).toBe('1200x630');
      expect(await sizeOf({ prompt: 'an instagram post' })).toBe('1080x1080');
      expect(await sizeOf({ prompt: 'an instagram post', size: '2048x256' })).toBe('2048x256');
    });

    test('what has no counterpart and does no harm is taken, nulls too', async ({ service, key }) => {
      const said = { quality: 'hd', style: 'vivid', user: 'u1', safety_identifier: 'u1', moderation: 'low' };
      const more = { background: 'opaque', stream: false, partial_images: 3, output_compression: 100 };
      expect((await api(service, { key, body: { prompt, ...said, ...more } })).status).toBe(200);
      const nulls = Object.fromEntries(
        ['n', 'output_format', ...Object.keys({ ...said, ...more })].map((name) => [name, null]),
      );
      expect((await api(service, { key, body: { prompt, ...nulls } })).status).toBe(200);
    });

    test('a seed repeats the image, and counts up for the others', async ({ service, key }) => {
      const draw = async (more: object) =>
        (await api(service, { key, body: { prompt, size: '256x256', ...more } })).body.data;
      const three = await draw({ seed: 7, n: 3 });
      expect(three.map(({ seed }: { seed: number }) => seed)).toEqual([7, 8, 9]);
      expect(await draw({ seed: 8 })).toEqual([three[1]]);
      const [random] = await draw({ seed: null });
      expect(await draw({ seed: random.seed })).toEqual([random]);
    });

    test('WebP, at the quality asked for, of the image that the history keeps as PNG', async () => {
      await using service = await shareService();
      const key = await service.register();
      const draw = async (more: object) => {
        const asked = { prompt, size: '300x256', seed: 1, model: 'dall-e-3', output_format: 'webp', ...more };
        const { body } = await api(service, { key, body: asked });
        expect(body).toMatchObject({ output_format: 'webp', size: '300x256' });
        return Buffer.from(body.data[0].b64_json, 'base64');
      };
      for (const image of [await draw({}), await draw({ output_compression: 0 })])
        expect(image.toString('latin1')).toMatch(/^RIFF.{4}WEBPVP8/s);
      const history = await service.app.request('/api/v1/history', { headers: { 'x-api-key': key } });
      expect(await history.json()).toMatchObject([{ format: 'png' }, { format: 'png' }]);
    });

    test('JPEG bytes at the quality asked for; an address has that of the service', async () => {
      await using service = await shareService();
      const key = await service.register();
      const asked = { prompt, size: '256x256', output_format: 'jpeg', output_compression: 5 };
      const { body } = await api(service, { key, body: asked });
      expect(Buffer.from(body.data[0].b64_json, 'base64').toString('hex', 0, 3)).toBe('ffd8ff');
      expect(body.output_format).toBe('jpeg');
      const { data } = (await api(service, { key, body: { ...asked, response_format: 'url' } })).body;
      expect(data[0].url).toMatch(/\.jpeg$/);
    });

    test("usage in OpenAI's shape: no tokens", async ({ service }) => {
      const { body } = await api(service, { key: await service.register(), body: { prompt } });
      expect(body.usage).toEqual({
        input_tokens: 0,
        input_tokens_details: { image_tokens: 0, text_tokens: 0 },
        output_tokens: 0,
        total_tokens: 0,
      });
    });

    test('a stream with an event for each image', async ({ service, key }) => {
      const answered = await stream(service, key, {
        prompt,
        size: '256x256',
        n: 2,
        seed: 4,
        partial_images: 2,
      });
      expect(answered.headers.get('cache-control')).toBe('no-store');
      expect(answered.events.map(({ name }) => name)).toEqual(Array(2).fill('image_generation.completed'));
      const whole = await api(service, { key, body: { prompt, size: '256x256', n: 2, seed: 4 } });
      const { data, created, ...more } = whole.body;
      expect(answered.events.map((event) => event.data)).toMatchObject(
        data.map((image: object) => ({ ...image, ...more, type: 'image_generation.completed' })),
      );
      expect(Math.abs(answered.events[0]?.data.created_at - created)).toBeLessThan(60);
      expect(await creditsUsed(service, key)).toBe(4);
    });

    test('a stream that ends in an error when no image could be drawn, which is not charged', async () => {
      await using service = await createTestService(ONE_BY_ONE, { engine: tiringEngine(0) });
      const key = await service.register();
      const { events } = await stream(service, key, { prompt });
      expect(events).toMatchObject([
        { name: 'error', data: { error: { type: 'server_error', code: 'generation_failed', param: null } } },
      ]);
      expect(await creditsUsed(service, key)).toBe(0);
    });

    test('what an image does not show is said', async ({ service }) => {
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
  });

  describeRefusedFields(api, [
    ['prompt', {}],
    ['prompt', { prompt: 'x'.repeat(4001) }],
    ['n', { prompt, n: 0 }],
    ['n', { prompt, n: 11 }],
    ['size', { prompt, size: '255x256' }],
    ['size', { prompt, size: '256x2049' }],
    ['size', { prompt, size: '1024×1024' }],
    ['size', { prompt, size: 'large' }],
    ['response_format', { prompt, response_format: 'b64' }],
    ['output_format', { prompt, output_format: 'gif' }],
    ['response_format', { prompt, output_format: 'webp', response_format: 'url' }],
    ['response_format', { prompt, stream: true, response_format: 'url' }],
    ['background', { prompt, background: 'transparent' }],
    ['stream', { prompt, stream: 'yes' }],
    ['partial_images', { prompt, partial_images: 4 }],
    ['seed', { prompt, seed: Number.MAX_SAFE_INTEGER }],
    ['model', { prompt, model: 7 }],
    ['output_compression', { prompt, output_compression: 101 }],
    ['svg', { prompt, svg: {} }],
  ]);

  test.each([
    [{ prompt, output_format: 'gif' }, '`output_format` must be one of "png", "jpeg", "webp".'],
    [
      { prompt, output_format: 'webp', response_format: 'url' },
      '`response_format` must be b64_json for WebP, which has no URL.',
    ],
    [
      { prompt, background: 'transparent' },
      '`background` must be auto or opaque: Cardwright cannot create transparent images.',
    ],
    [{ prompt, n: 11 }, '`n` must be a whole number from 1 to 10, not 11.'],
    [
      { prompt, size: '1024' },
      '`size` must be auto or WIDTHxHEIGHT, with 256 to 2048 pixels per side, such as 1024x1024.',
    ],
  ])('400: saying what would be right: %j', async (body, message) => {
    await using service = await shareService();
    const answered = await api(service, { key: await service.register(), body });
    expect(answered.body.error.message).toBe(message);
  });

  test('409 for an idempotency key of another body, be it the number alone; nothing is charged', async () => {
    await using service = await shareService();
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
      await using service = await shareService({ CARDWRIGHT_FREE_ALLOWANCE: '3' });
      const key = await service.register();
      await api(service, { key, body: { prompt } });
      const before = await service.count();
      const { status, headers, body } = await api(service, { key, body: { prompt, n: 3 } });
      expect([status, body.error.type, body.error.code]).toEqual([
        429,
        'insufficient_quota',
        'insufficient_quota',
      ]);
      expect(body.error.message).toMatch(
        /^3 images require 3 credits, but 2 of 3 are left this month; resets at /,
      );
      expect(headers.get('x-should-retry')).toBe('false');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await service.count()).toEqual(before);
      expect((await api(service, { key, body: { prompt, n: 2 } })).status).toBe(200);
    });

    test('counts with the prompts of the other door', async () => {
      await using service = await shareService({ CARDWRIGHT_FREE_GENERATE_LIMIT: '2' });
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
      expect(body.error.message).toMatch(/credit was refunded/);
      expect(headers.get('x-should-retry')).toBe('false');
      expect(await creditsUsed(service, key)).toBe(0);
    });

    test('the queue has room for some of them alone: none is made', async () => {
      await using service = await shareService({ CARDWRIGHT_QUEUE_LIMIT: '3' });
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
});
