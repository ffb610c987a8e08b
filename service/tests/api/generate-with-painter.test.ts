import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GenerationBody } from '@cardwright/contract';
import type { ComposeRequest, Engine } from '@cardwright/engine';
import OpenAI from 'openai';
import pino from 'pino';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import { createTestClock } from '../../src/generations/test-bench.fixture.ts';
import type { Behaviour } from '../../src/models/fake-server.fixture.ts';
import { startImagesServer, withError, withPicture } from '../../src/models/openai-images-server.fixture.ts';
import { createService } from '../../src/service.ts';
import { readConfig } from '../../src/settings/config.ts';
import { dropTestDatabase, openTestDatabase, toTestSettings } from '../../src/stores/create-test-database.ts';
import { verifyLedger } from '../../src/stores/verify-ledger.ts';
import { generate } from './support/generate.ts';
import { createTestService, loadEngine, type TestService } from './support/test-service.ts';

const PICTURE = 'an oil painting of a red fox in deep snow under birch trees';
const KEY = 'sk-of-the-operator-123456';
const SIZE = { width: 600, height: 320 };

let engine: Engine;
/** It draws plain colors: what a model is asked, and what is charged, does not depend on the drawing. */
let quick: Engine;
/** Dusk blue, with a sun at the right. */
let painting: Buffer;
beforeAll(async () => {
  engine = await loadEngine();
  quick = { ...engine, compose: createPaintEngine().compose };
  const sun = Buffer.from(
    '<svg width="320" height="320"><circle cx="160" cy="160" r="150" fill="#f4a030"/></svg>',
  );
  painting = await sharp({ create: { width: 1216, height: 656, channels: 3, background: '#203050' } })
    .composite([{ input: sun, left: 820, top: 180 }])
    .png()
    .toBuffer();
});

const settings = (url: string, more: Record<string, string> = {}) => ({
  CARDWRIGHT_PAINTER: 'openai',
  CARDWRIGHT_PAINTER_URL: url,
  CARDWRIGHT_PAINTER_KEY: KEY,
  CARDWRIGHT_PAINTER_MODEL: 'flux',
  ...more,
});

const get = async (service: TestService, key: string, id: string): Promise<GenerationBody> => {
  const response = await service.app.request(`/api/v1/generate/${id}`, { headers: { 'x-api-key': key } });
  return (await response.json()) as GenerationBody;
};

/** A service with a painter that behaves so, and what comes of one request. */
async function paintOnce(
  behaviour: Behaviour,
  body: object = {},
  more: Record<string, string> = {},
  drawing = quick,
) {
  await using server = await startImagesServer(behaviour);
  await using service = await createTestService(settings(server.url, more), { engine: drawing });
  const key = await service.register();
  const { id } = await generate(service, key, { prompt: PICTURE, ...SIZE, ...body });
  const generation = await get(service, key, id);
  const image = generation.image_url && (await service.app.request(new URL(generation.image_url).pathname));
  const dashboard = await service.app.request('/api/v1/dashboard', { headers: { 'x-api-key': key } });
  return {
    generation,
    used: ((await dashboard.json()) as { credits_used: number }).credits_used,
    pixels: image
      ? await sharp(Buffer.from(await image.arrayBuffer()))
          .raw()
          .toBuffer()
      : undefined,
    asked: server.asked,
    log: service.logText(),
  };
}

const codesOf = ({ warning_details: details }: GenerationBody): string[] => details.map(({ code }) => code);

describe('painted', () => {
  test('a picture that a prompt describes, and the generation says by whom', async () => {
    const { generation, pixels, asked, used } = await paintOnce(withPicture(painting), {}, {}, engine);
    expect(generation).toMatchObject({ status: 'completed', painter: 'openai/flux', stage: null });
    expect(codesOf(generation)).not.toContain('not_painted');
    // The tones are spread a little, the colors stay: the dusk in the corner, and the sun.
    const [red = 255, green = 255, blue = 0] = pixels ?? [];
    expect(blue - red).toBeGreaterThan(30);
    expect(green).toBeLessThan(80);
    const sunAt = (Math.round(0.52 * SIZE.height) * SIZE.width + Math.round(0.8 * SIZE.width)) * 3;
    expect((pixels?.[sunAt] ?? 0) - (pixels?.[sunAt + 2] ?? 255)).toBeGreaterThan(100);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body.prompt).toContain('red fox');
    expect(used).toBe(1);
  });

  test('what a card says is never sent to the model', async () => {
    const brief = {
      version: 1,
      kind: 'event',
      blocks: [
        { role: 'title', text: 'Winter Walk' },
        { role: 'date', text: '12 January' },
      ],
      picture: { text: 'a red fox in deep snow, with the title "Winter Walk" and the date 12 January' },
    };
    const { generation, asked } = await paintOnce(withPicture(painting), {
      prompt: undefined,
      brief,
      engine: 'openai',
      ...{ width: 1200, height: 630 },
    });
    expect(generation).toMatchObject({ status: 'completed', painter: 'openai/flux' });
    expect(asked[0]?.body.prompt).toContain('red fox');
    expect(asked[0]?.body.prompt).not.toMatch(/Winter Walk|12 January/);
  });

  test('the same brief, seed and size again shows the same painting and asks nobody', async () => {
    await using server = await startImagesServer(withPicture(painting));
    await using service = await createTestService(settings(server.url), { engine });
    const key = await service.register();
    const first = await get(service, key, (await generate(service, key, { prompt: PICTURE, ...SIZE })).id);
    const again = { brief: first.brief, seed: first.seed, ...SIZE };
    const second = await get(service, key, (await generate(service, key, again)).id);
    expect(second.painter).toBe('openai/flux');
    expect(server.asked).toHaveLength(1);
    const other = await generate(service, key, { ...again, seed: first.seed + 1 });
    expect((await get(service, key, other.id)).painter).toBe('openai/flux');
    expect(server.asked).toHaveLength(2);
  });

  test('while it is painted the generation says so, and other images are drawn meanwhile', async () => {
    const release = Promise.withResolvers<void>();
    await using server = await startImagesServer(async (...args) => {
      await release.promise;
      withPicture(painting)(...args);
    });
    const environment = settings(server.url, { CARDWRIGHT_RENDER_CONCURRENCY: '1' });
    await using service = await createTestService(environment, { engine: quick });
    const key = await service.register();
    const painted = await Promise.all(
      [1, 2, 3].map((seed) => generate(service, key, { prompt: PICTURE, seed, ...SIZE }, 'respond-async')),
    );
    await expect.poll(() => server.asked.length).toBeGreaterThan(0);
    expect((await get(service, key, painted[0]?.id ?? '')).stage).toBe('painting');
    const drawn = await generate(service, key, { prompt: 'Hello', engine: 'composer', ...SIZE });
    expect(drawn.status).toBe('completed');
    release.resolve();
    for (const { id } of painted)
      await expect.poll(async () => (await get(service, key, id)).status).toBe('completed');
    expect(server.asked).toHaveLength(3);
  });

  test('a drawing that fails after a painting is tried again without another painting', async () => {
    let composed = 0;
    await using server = await startImagesServer(withPicture(painting));
    const failing: Engine = {
      ...engine,
      compose: async (...args) => {
        composed += 1;
        if (composed === 1) throw new Error('out of luck');
        return await engine.compose(...args);
      },
    };
    await using service = await createTestService(settings(server.url), { engine: failing });
    const key = await service.register();
    const { id } = await generate(service, key, { prompt: PICTURE, ...SIZE });
    expect(await get(service, key, id)).toMatchObject({ status: 'completed', painter: 'openai/flux' });
    expect([composed, server.asked.length]).toEqual([2, 1]);
  });
});

describe('an order', () => {
  test('has the colors of the brand, else those that the brief asks for, and what it must not show', async () => {
    const brief = {
      version: 1,
      kind: 'event',
      blocks: [{ role: 'title', text: 'Winter Walk' }],
      picture: { text: 'a red fox in deep snow, without people' },
      colors: [{ value: '#2f9e5b', use: 'any' }],
    };
    const body = { prompt: undefined, brief, engine: 'openai', width: 1200, height: 630 };
    const own = { CARDWRIGHT_PAINTER_MODEL: 'gpt-image-2' };
    const asked = await paintOnce(withPicture(painting), body, own);
    expect(asked.asked[0]?.body.prompt).toMatch(/ go with green\. .* frames or people\.$/);
    const design_md = '---\nname: Acme\ncolors:\n  background: "#203050"\n  accent: "#f4a030"\n---\n# Acme\n';
    const branded = await paintOnce(withPicture(painting), { ...body, design_md }, own);
    expect(branded.asked[0]?.body.prompt).toContain('go with dark blue and orange.');
  });

  test('names the account by what stands for it, and the key never', async () => {
    const { asked, generation } = await paintOnce(
      withPicture(painting),
      {},
      { CARDWRIGHT_PAINTER_MODEL: 'gpt-image-2' },
    );
    expect(asked[0]?.body.safety_identifier).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(asked[0]?.body)).not.toContain(generation.user_id);
    expect(generation.painter).toBe('openai/gpt-image-2');
  });
});

describe('drawn by the composer', () => {
  test.each<[string, object, Record<string, string>]>([
    ['with the engine `composer`', { engine: 'composer' }, {}],
    ['with a template', { template_id: 'announcement' }, {}],
    ['where models are only used when asked', {}, { CARDWRIGHT_PAINTER_WHEN: 'asked' }],
    [
      'a card whose illustration is a drawing of ours',
      { prompt: 'Poster "Fresh bread", Saturday 9 am, with a loaf' },
      {},
    ],
  ])('%s, and nothing leaves the machine', async (_, body, more) => {
    const { generation, asked } = await paintOnce(withPicture(painting), body, more);
    expect(generation).toMatchObject({ status: 'completed', painter: 'built-in' });
    expect(codesOf(generation)).not.toContain('not_painted');
    expect(asked).toEqual([]);
  });

  test('for a request that another service sent as to its painter', async () => {
    await using server = await startImagesServer(withPicture(painting));
    await using service = await createTestService(settings(server.url), { engine: quick });
    const key = await service.register();
    const response = await service.app.request('/v1/images/generations', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'x-cardwright-depth': '1',
      },
      body: JSON.stringify({ prompt: PICTURE, size: '512x512' }),
    });
    expect(response.status).toBe(200);
    expect(server.asked).toEqual([]);
  });

  test.each<[string, Behaviour, RegExp]>([
    ['refuses', withError(400, { code: 'moderation_blocked' }), /declined/],
    ['is not available', withError(503, {}), /not available/],
    ['is misconfigured', withError(401, { code: 'invalid_api_key', message: KEY }), /not available/],
    ['paints nothing usable', withPicture(Buffer.from('nothing')), /no picture that can be used/],
  ])(
    'with a warning, where the model %s; it is asked once and the credit stays',
    async (_, behaviour, sentence) => {
      const { generation, asked, used, log } = await paintOnce(behaviour);
      expect(generation).toMatchObject({ status: 'completed', painter: 'built-in', credits_used: 1 });
      expect(generation.warning_details).toContainEqual(
        expect.objectContaining({ code: 'not_painted', message: expect.stringMatching(sentence) }),
      );
      expect([asked.length, used]).toEqual([1, 1]);
      expect(log).not.toContain(KEY);
      expect(log).not.toContain('fox');
    },
  );

  test('with a warning, beyond the paintings of a day', async () => {
    const { generation, asked } = await paintOnce(
      withPicture(painting),
      {},
      { CARDWRIGHT_PAINTER_DAILY_LIMIT: '0' },
    );
    expect(generation.painter).toBe('built-in');
    expect(codesOf(generation)).toContain('not_painted');
    expect(asked).toEqual([]);
  });

  test('the limit of a day counts the paintings of all', async () => {
    await using server = await startImagesServer(withPicture(painting));
    const environment = settings(server.url, { CARDWRIGHT_PAINTER_DAILY_LIMIT: '1' });
    await using service = await createTestService(environment, { engine: quick });
    for (const email of ['a@example.com', 'b@example.com']) {
      const key = await service.register(email);
      await generate(service, key, { prompt: PICTURE, ...SIZE });
    }
    expect(server.asked).toHaveLength(1);
  });
});

describe('with the painter named, a generation', () => {
  test.each<[string, Behaviour, RegExp]>([
    ['the model refuses', withError(400, { code: 'moderation_blocked' }), /declined this description/],
    ['it is misconfigured', withError(404, { code: 'model_not_found' }), /not available on this server/],
    ['it paints nothing usable', withPicture(Buffer.from('nothing')), /no picture that can be used/],
  ])('fails with a refund where %s', async (_, behaviour, sentence) => {
    const { generation, asked, used } = await paintOnce(behaviour, { engine: 'openai' });
    expect(generation).toMatchObject({
      status: 'failed',
      credits_used: 0,
      error: expect.stringMatching(sentence),
    });
    expect([asked.length, used]).toEqual([1, 0]);
  });

  test('is tried again where the model is not available', async () => {
    const { generation, asked } = await paintOnce(
      (one, response, earlier) =>
        (earlier === 0 ? withError(503, {}) : withPicture(painting))(one, response, earlier),
      { engine: 'openai' },
    );
    expect(generation).toMatchObject({ status: 'completed', painter: 'openai/flux' });
    expect(asked).toHaveLength(2);
  });

  test('is painted where models are only used when asked', async () => {
    const { generation } = await paintOnce(
      withPicture(painting),
      { engine: 'openai' },
      { CARDWRIGHT_PAINTER_WHEN: 'asked' },
    );
    expect(generation.painter).toBe('openai/flux');
  });

  test.each<[object]>([[{ engine: 'flux' }], [{ engine: 'openai', template_id: 'announcement' }]])(
    'is refused at once for %j',
    async (body) => {
      await using server = await startImagesServer(withPicture(painting));
      await using service = await createTestService(settings(server.url), { engine: quick });
      const key = await service.register();
      await expect(generate(service, key, { prompt: PICTURE, ...body })).rejects.toThrow('`engine` must be');
      expect((await service.count()).generations).toBe(0);
    },
  );
});

describe('a painting on which the words cannot be read', () => {
  /** Every painting fails the checks of the card. */
  const strict = (): Partial<Engine> => ({
    ...engine,
    compose: async ({ painting: _, ...request }, signal) =>
      await engine.compose(request as ComposeRequest, signal),
  });

  test('is left out, and the difference is given back', async () => {
    await using server = await startImagesServer(withPicture(painting));
    const environment = settings(server.url, { CARDWRIGHT_PAINTER_CREDITS: '4' });
    await using service = await createTestService(environment, { engine: strict() });
    const key = await service.register();
    const { id } = await generate(service, key, { prompt: PICTURE, ...SIZE });
    expect(server.asked).toHaveLength(1);
    expect(await get(service, key, id)).toMatchObject({
      status: 'completed',
      painter: 'built-in',
      credits_used: 1,
    });
  });

  test('fails a generation that had to be painted, with a refund', async () => {
    await using server = await startImagesServer(withPicture(painting));
    await using service = await createTestService(settings(server.url), { engine: strict() });
    const key = await service.register();
    const { id } = await generate(service, key, { prompt: PICTURE, engine: 'openai', ...SIZE });
    expect(await get(service, key, id)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/leave no room for a painting/),
      credits_used: 0,
    });
  });
});

describe('a model that is out', () => {
  test('is left alone after five faults, and its images are drawn', async () => {
    await using server = await startImagesServer(withError(500, {}));
    await using service = await createTestService(settings(server.url), { engine: quick });
    const key = await service.register();
    for (let seed = 1; seed <= 7; seed += 1) {
      const { id } = await generate(service, key, { prompt: PICTURE, seed, ...SIZE });
      expect(await get(service, key, id)).toMatchObject({ status: 'completed', painter: 'built-in' });
    }
    expect(server.asked).toHaveLength(5);
  });

  test('does not hold up a stop: the request ends, and the next start paints it', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'cardwright-painter-'));
    const aborted = Promise.withResolvers<void>();
    await using server = await startImagesServer((asked, response, earlier) => {
      if (earlier > 0) return withPicture(painting)(asked, response, earlier);
      response.once('close', () => aborted.resolve());
    });
    const environment = settings(server.url, {
      CARDWRIGHT_DATA_DIR: directory,
      ...(await toTestSettings(directory)),
      CARDWRIGHT_SHUTDOWN_GRACE_MS: '100',
    });
    const open = () =>
      createService(readConfig({ PORT: '0', ...environment }), quick, { log: pino({ level: 'silent' }) });
    let service = await open();
    try {
      const post = async (path: string, body: object, key = '') => {
        const response = await service.app.request(`/api/v1${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            prefer: 'respond-async',
            ...(key && { 'x-api-key': key }),
          },
          body: JSON.stringify(body),
        });
        return (await response.json()) as Record<string, string>;
      };
      const { api_key: key = '' } = await post('/users', { email: 'ada@example.com' });
      const { id } = await post('/generate', { prompt: PICTURE, ...SIZE }, key);
      await expect.poll(() => server.asked).toHaveLength(1);
      await service.stop();
      await aborted.promise;
      service = await open();
      const headers = { 'x-api-key': key };
      await expect
        .poll(async () => (await service.app.request(`/api/v1/generate/${id}`, { headers })).json())
        .toMatchObject({ status: 'completed', painter: 'openai/flux' });
      expect(server.asked).toHaveLength(2);
    } finally {
      await service.stop();
      await dropTestDatabase(directory);
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

describe('what the model refuses', () => {
  const REFUSING = withError(400, { code: 'moderation_blocked', message: 'safety_violations=[violence]' });

  const createImages = async (service: TestService, key: string, body: object) => {
    const response = await service.app.request('/v1/images/generations', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: PICTURE, size: '512x512', ...body }),
    });
    return { response, body: await response.text() };
  };
  const creditsUsed = async (service: TestService, key: string) => {
    const dashboard = await service.app.request('/api/v1/dashboard', { headers: { 'x-api-key': key } });
    return ((await dashboard.json()) as { credits_used: number }).credits_used;
  };

  test('is the client’s error at the door for OpenAI’s clients, in their shape and without a charge', async () => {
    await using server = await startImagesServer(REFUSING);
    await using service = await createTestService(settings(server.url), { engine: quick });
    const key = await service.register();
    const { response, body } = await createImages(service, key, { model: 'openai', n: 2 });
    expect([response.status, JSON.parse(body)]).toEqual([
      400,
      {
        error: {
          message: expect.stringMatching(/declined this description/),
          type: 'image_generation_user_error',
          param: null,
          code: 'moderation_blocked',
        },
      },
    ]);
    expect(response.headers.get('x-should-retry')).toBe('false');
    const streamed = await createImages(service, key, { model: 'openai', stream: true });
    expect(streamed.body).toContain('"code":"moderation_blocked"');
    expect(await creditsUsed(service, key)).toBe(0);
    await service.start();
    const client = new OpenAI({ apiKey: key, baseURL: `${service.baseUrl()}/v1` });
    const thrown = client.images.generate({ prompt: PICTURE, model: 'openai', size: '1024x1024' });
    await expect(thrown).rejects.toMatchObject({ status: 400, code: 'moderation_blocked' });
  });

  test('is drawn at that door where no engine is named, whatever the model is called', async () => {
    await using server = await startImagesServer(REFUSING);
    await using service = await createTestService(settings(server.url), { engine: quick });
    const key = await service.register();
    const { response, body } = await createImages(service, key, { model: 'gpt-image-2' });
    expect(response.status).toBe(200);
    expect(body).toMatch(/declined to paint/);
  });

  test('is not sent again with another seed or size, nor for another account', async () => {
    await using server = await startImagesServer(REFUSING);
    await using service = await createTestService(settings(server.url), { engine: quick });
    const keys = [await service.register('a@example.com'), await service.register('b@example.com')] as const;
    for (const [key, more] of [
      [keys[0], { seed: 1 }],
      [keys[0], { seed: 2 }],
      [keys[1], { seed: 3, width: 800 }],
    ] as const) {
      const { id } = await generate(service, key, { prompt: PICTURE, ...SIZE, ...more });
      expect((await get(service, key, id)).warnings).toContainEqual(expect.stringMatching(/declined/));
    }
    expect(server.asked).toHaveLength(1);
  });

  test('six times in an hour keeps the prompts of that account here for an hour, and of no other', async () => {
    const clock = createTestClock(new Date().toISOString());
    await using server = await startImagesServer(REFUSING);
    await using service = await createTestService(settings(server.url), { engine: quick, clock });
    const key = await service.register('a@example.com');
    const paint = async (one: string, subject: string) => {
      const prompt = `an oil painting of ${subject} in deep snow under birch trees`;
      const { id } = await generate(service, one, { prompt, engine: 'openai', ...SIZE });
      return (await get(service, one, id)).error;
    };
    for (const subject of ['a fox', 'a bear', 'a wolf', 'a deer', 'an owl', 'a hare'])
      expect(await paint(key, subject)).toMatch(/declined this description/);
    expect(await paint(key, 'a lynx')).toMatch(/declined several descriptions of this account/);
    expect((await createImages(service, key, { model: 'openai' })).response.status).toBe(400);
    expect(server.asked).toHaveLength(6);
    await paint(await service.register('b@example.com'), 'a lynx');
    expect(server.asked).toHaveLength(7);
    clock.advance(3600_000);
    await paint(key, 'a raven');
    expect(server.asked).toHaveLength(8);
  });
});

describe('the models at the door for OpenAI’s clients', () => {
  test('are the engines; one of them may be named, and its images are painted or drawn', async () => {
    await using server = await startImagesServer(withPicture(painting));
    await using service = await createTestService(
      settings(server.url, { CARDWRIGHT_PAINTER_WHEN: 'asked' }),
      { engine: quick },
    );
    const key = await service.register();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const list = await service.app.request('/v1/models', { headers });
    const { data } = (await list.json()) as { data: { id: string }[] };
    expect(data.map(({ id }) => id)).toEqual(['cardwright', 'composer', 'openai']);
    expect((await service.app.request('/v1/models/openai', { headers })).status).toBe(200);
    expect((await service.app.request('/v1/models/flux', { headers })).status).toBe(404);
    for (const [model, asked] of [
      ['cardwright', 0],
      ['composer', 0],
      ['openai', 1],
    ] as const) {
      const body = JSON.stringify({ prompt: PICTURE, size: '512x512', model });
      await service.app.request('/v1/images/generations', { method: 'POST', headers, body });
      expect([model, server.asked.length]).toEqual([model, asked]);
    }
  });
});

describe('a painting that costs three credits', () => {
  const PRICE = { CARDWRIGHT_PAINTER_CREDITS: '3' };

  /** What a request costs in the end, by all who count it. */
  async function costOf(behaviour: Behaviour, body: object = {}, more: Record<string, string> = {}) {
    await using server = await startImagesServer(behaviour);
    await using service = await createTestService(settings(server.url, { ...PRICE, ...more }), {
      engine: quick,
    });
    const key = await service.register();
    const headers = { 'x-api-key': key };
    const { id } = await generate(service, key, { prompt: PICTURE, ...SIZE, ...body });
    const generation = await get(service, key, id);
    const read = async (path: string) =>
      (await (await service.app.request(`/api/v1${path}`, { headers })).json()) as never;
    const { credits_used: used } = (await read('/dashboard')) as { credits_used: number };
    const { total } = (await read('/dashboard/usage')) as { total: { credits: number } };
    const database = await openTestDatabase(service.dataDirectory);
    const { faults } = await verifyLedger(database);
    await database.destroy();
    expect(faults).toEqual([]);
    expect([used, total.credits]).toEqual([generation.credits_used, generation.credits_used]);
    return { generation, asked: server.asked.length };
  }

  test('costs three when it is painted', async () => {
    const { generation } = await costOf(withPicture(painting));
    expect(generation).toMatchObject({ painter: 'openai/flux', credits_used: 3 });
  });

  test.each<[string, Behaviour, object]>([
    ['the model refuses', withError(400, { code: 'moderation_blocked' }), {}],
    [
      'the prompt describes no picture',
      withPicture(painting),
      { prompt: 'Poster "Fresh bread" with a loaf' },
    ],
    ['the request wants no model', withPicture(painting), { engine: 'composer' }],
    ['a template is filled', withPicture(painting), { template_id: 'announcement' }],
  ])('costs one where %s', async (_, behaviour, body) => {
    const { generation } = await costOf(behaviour, body);
    expect(generation).toMatchObject({ status: 'completed', painter: 'built-in', credits_used: 1 });
  });

  test('costs nothing where it had to be painted and was not', async () => {
    const { generation } = await costOf(withError(400, { code: 'moderation_blocked' }), { engine: 'openai' });
    expect(generation).toMatchObject({ status: 'failed', credits_used: 0 });
    expect(generation.error).toMatch(/ The credits were refunded\.$/);
  });

  test('is drawn for one where three are not left, and says so', async () => {
    const { generation, asked } = await costOf(withPicture(painting), {}, { CARDWRIGHT_FREE_ALLOWANCE: '2' });
    expect(generation).toMatchObject({ painter: 'built-in', credits_used: 1 });
    expect(generation.warnings).toContainEqual(expect.stringMatching(/costs 3 credits, which were not left/));
    expect(asked).toBe(0);
  });

  test('is refused where three are not left and it must be painted; n images are painted all or none', async () => {
    await using server = await startImagesServer(withPicture(painting));
    const environment = settings(server.url, { ...PRICE, CARDWRIGHT_FREE_ALLOWANCE: '5' });
    await using service = await createTestService(environment, { engine: quick });
    const key = await service.register();
    const post = async (path: string, body: object) =>
      await service.app.request(path, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const two = await post('/v1/images/generations', { prompt: PICTURE, size: '512x512', n: 2 });
    expect(((await two.json()) as { data: unknown[] }).data).toHaveLength(2);
    expect(server.asked).toEqual([]);
    await generate(service, key, { prompt: PICTURE, ...SIZE, engine: 'composer' });
    const refused = await post('/api/v1/generate', { prompt: PICTURE, ...SIZE, engine: 'openai' });
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({
        code: 'credit_limit_reached',
        error: expect.stringMatching(/^A painted image requires 3 credits, but 2 of 5 are left this month;/),
      }),
    ]);
  });
});

describe('the mark for machines', () => {
  const xmpOf = async (response: Response | Uint8Array): Promise<string> => {
    const bytes = response instanceof Response ? Buffer.from(await response.arrayBuffer()) : response;
    return (await sharp(bytes).metadata()).xmp?.toString() ?? '';
  };
  const MARK =
    /DigitalSourceType="http:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/compositeWithTrainedAlgorithmicMedia"/;

  test('is in a painted image, in its thumbnail and at the door for OpenAI’s clients, with the model', async () => {
    await using server = await startImagesServer(withPicture(painting));
    await using service = await createTestService(settings(server.url), { engine });
    const key = await service.register();
    for (const format of ['png', 'jpeg']) {
      const { id } = await generate(service, key, { prompt: PICTURE, format, ...SIZE });
      const path = new URL((await get(service, key, id)).image_url ?? '').pathname;
      for (const address of [path, `${path}?width=320`]) {
        const xmp = await xmpOf(await service.app.request(address));
        expect(xmp).toMatch(MARK);
        expect(xmp).toContain('AISystemUsed="openai/flux"');
      }
    }
    for (const more of [{}, { output_format: 'webp' }, { output_format: 'jpeg', output_compression: 50 }]) {
      const response = await service.app.request('/v1/images/generations', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: PICTURE, size: '512x512', ...more }),
      });
      const { data } = (await response.json()) as { data: { b64_json: string }[] };
      expect(await xmpOf(Buffer.from(data[0]?.b64_json ?? '', 'base64'))).toMatch(MARK);
    }
  });

  test('is in no image that the composer drew', async () => {
    await using server = await startImagesServer(withError(400, { code: 'moderation_blocked' }));
    await using service = await createTestService(settings(server.url), { engine });
    const key = await service.register();
    const { id } = await generate(service, key, { prompt: PICTURE, ...SIZE });
    const path = new URL((await get(service, key, id)).image_url ?? '').pathname;
    for (const address of [path, `${path}?width=320`])
      expect(await xmpOf(await service.app.request(address))).toBe('');
  });

  test('leaves equal paintings equal', async () => {
    await using server = await startImagesServer(withPicture(painting));
    await using service = await createTestService(settings(server.url), { engine });
    const bytes: Buffer[] = [];
    for (const email of ['a@example.com', 'b@example.com']) {
      const own = await service.register(email);
      const { id } = await generate(service, own, { prompt: PICTURE, seed: 7, ...SIZE });
      const path = new URL((await get(service, own, id)).image_url ?? '').pathname;
      bytes.push(Buffer.from(await (await service.app.request(path)).arrayBuffer()));
    }
    expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(true);
    expect(server.asked).toHaveLength(2);
  });
});

describe('on a server without a painter', () => {
  const drawWithout = async (body: object) => {
    await using service = await createTestService({}, { engine });
    const key = await service.register();
    const { id } = await generate(service, key, { ...SIZE, ...body });
    return await get(service, key, id);
  };

  test('a picture that is drawn in part says that an image model would show the rest', async () => {
    const { warnings, painter } = await drawWithout({
      prompt: 'a whale swimming through the clouds above Tokyo',
    });
    expect(painter).toBe('built-in');
    expect(warnings.at(-1)).toMatch(/^An image model would show what is missing .* this server has none/);
    expect(warnings.length).toBeGreaterThan(1);
  });

  test.each<[string, object]>([
    ['is drawn as described', { prompt: 'a cat sitting on a windowsill at night' }],
    ['is a card with words', { prompt: 'Poster with the title "Whale Week", a whale above Tokyo' }],
    [
      'asks for the composer',
      { prompt: 'a whale swimming through the clouds above Tokyo', engine: 'composer' },
    ],
  ])('no such thing is said of one that %s', async (_, body) => {
    expect(codesOf(await drawWithout(body))).not.toContain('not_painted');
  });
});

test('a deleted image takes its painting with it', async () => {
  await using server = await startImagesServer(withPicture(painting));
  await using service = await createTestService(settings(server.url), { engine: quick });
  const key = await service.register();
  const { id } = await generate(service, key, { prompt: PICTURE, ...SIZE });
  const database = await openTestDatabase(service.dataDirectory);
  const { painting_object: object } = await database
    .selectFrom('generations')
    .select('painting_object')
    .executeTakeFirstOrThrow();
  expect(object).toBeTypeOf('string');
  await service.app.request(`/api/v1/generate/${id}`, { method: 'DELETE', headers: { 'x-api-key': key } });
  await expect.poll(() => existsSync(join(service.dataDirectory, 'images', object ?? ''))).toBe(false);
  await database.destroy();
});
