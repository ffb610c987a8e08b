import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ComposeRequest, Engine } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import type { Behaviour } from '../../src/models/fake-server.fixture.ts';
import { startImagesServer, withError, withPicture } from '../../src/models/openai-images-server.fixture.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { call } from './support/call.ts';
import { filesIn } from './support/files-in.ts';
import { generate } from './support/generate.ts';
import {
  codesOf,
  engine,
  get,
  KEY,
  PICTURE,
  painting,
  paintOnce,
  quick,
  SIZE,
  settings,
  setUpPainting,
} from './support/painter.ts';
import { createTestService } from './support/test-service.ts';

setUpPainting();

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

  test('the same brief, seed and size again shows the same painting and asks nobody, for this account alone', async () => {
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
    await generate(service, await service.register('eve@example.com'), again);
    expect(server.asked).toHaveLength(3);
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
});

test('an order has the colors of the brand, else those that the brief asks for, what it must not show, and a pseudonym of the account', async () => {
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
  expect(asked.asked[0]?.body.safety_identifier).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(asked.asked[0]?.body)).not.toContain(asked.generation.user_id);
  expect(asked.asked[0]?.body.prompt).toMatch(/ go with green\. .* frames or people\.$/);
  const design_md = '---\nname: Acme\ncolors:\n  background: "#203050"\n  accent: "#f4a030"\n---\n# Acme\n';
  const branded = await paintOnce(withPicture(painting), { ...body, design_md }, own);
  expect(branded.asked[0]?.body.prompt).toContain('go with dark blue and orange.');
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
  test('is tried again where the model is not available', async () => {
    const { generation, asked } = await paintOnce(
      (one, response, earlier) =>
        (earlier === 0 ? withError(503, {}) : withPicture(painting))(one, response, earlier),
      { engine: 'openai' },
    );
    expect(generation).toMatchObject({ status: 'completed', painter: 'openai/flux' });
    expect(asked).toHaveLength(2);
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
    // Nor does what was painted stay: nobody sees it any more.
    await expect.poll(() => filesIn(service, 'images')).toEqual([]);
  });
});

test('the models at the door for OpenAI’s clients: are the engines; one of them may be named, and its images are painted or drawn', async () => {
  await using server = await startImagesServer(withPicture(painting));
  await using service = await createTestService(settings(server.url, { CARDWRIGHT_PAINTER_WHEN: 'asked' }), {
    engine: quick,
  });
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
  await call(service, key, 'DELETE', `/api/v1/generate/${id}`);
  await expect.poll(() => existsSync(join(service.dataDirectory, 'images', object ?? ''))).toBe(false);
  await database.destroy();
});
