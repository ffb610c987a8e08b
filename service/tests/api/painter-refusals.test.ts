import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import OpenAI from 'openai';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { createTestClock } from '../../src/generations/test-bench.fixture.ts';
import { startImagesServer, withError, withPicture } from '../../src/models/openai-images-server.fixture.ts';
import { createService } from '../../src/service.ts';
import { readConfig } from '../../src/settings/config.ts';
import { dropTestDatabase, toTestSettings } from '../../src/stores/create-test-database.ts';
import { call } from './support/call.ts';
import { generate } from './support/generate.ts';
import {
  codesOf,
  engine,
  get,
  PICTURE,
  painting,
  quick,
  SIZE,
  settings,
  setUpPainting,
} from './support/painter.ts';
import { createTestService, type TestService } from './support/test-service.ts';

setUpPainting();

test('a model that is out: is left alone after five faults, and its images are drawn', async () => {
  await using server = await startImagesServer(withError(500, {}));
  await using service = await createTestService(settings(server.url), { engine: quick });
  const key = await service.register();
  for (let seed = 1; seed <= 7; seed += 1) {
    const { id } = await generate(service, key, { prompt: PICTURE, seed, ...SIZE });
    expect(await get(service, key, id)).toMatchObject({ status: 'completed', painter: 'built-in' });
  }
  expect(server.asked).toHaveLength(5);
});

test('a model that is out: does not hold up a stop: the request ends, and the next start paints it', async () => {
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
    const dashboard = await call(service, key, 'GET', '/api/v1/dashboard');
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
