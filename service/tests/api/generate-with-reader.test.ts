import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GenerationBody } from '@cardwright/contract';
import type { Engine } from '@cardwright/engine';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { startChatServer, toAnswer, withContent, withMessage } from '../../src/models/chat-server.fixture.ts';
import type { Behaviour } from '../../src/models/fake-server.fixture.ts';
import { startImagesServer, withError, withPicture } from '../../src/models/openai-images-server.fixture.ts';
import { dropTestDatabase, toTestSettings } from '../../src/stores/create-test-database.ts';
import { call } from './support/call.ts';
import { generate } from './support/generate.ts';
import { createTestService, loadEngine, type TestService } from './support/test-service.ts';

// The built-in reader says that it is unsure of this one.
const PROMPT = 'Vrouwenkoor zingt zondag om 3 uur in de kerk Sint Jan kaartjes 12 euro';
const BLOCKS = [
  { role: 'title', text: 'Vrouwenkoor zingt' },
  { role: 'date', text: 'zondag' },
  { role: 'time', text: 'om 3 uur' },
  { role: 'place', text: 'in de kerk Sint Jan' },
  { role: 'price', text: 'kaartjes 12 euro' },
];
const ANSWER = withContent(toAnswer({ language: 'nl', blocks: BLOCKS }));
const KEY = 'sk-of-the-operator-123456';
const SIZE = { width: 600, height: 320 };
const SURE = 'Poster "Fresh bread", Saturday 9 am';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

const settings = (url: string, more: Record<string, string> = {}) => ({
  CARDWRIGHT_READER_URL: url,
  CARDWRIGHT_READER_KEY: KEY,
  CARDWRIGHT_READER_MODEL: 'qwen3:8b',
  ...more,
});

const get = async (service: TestService, key: string, id: string): Promise<GenerationBody> => {
  const response = await call(service, key, 'GET', `/api/v1/generate/${id}`);
  return (await response.json()) as GenerationBody;
};

type Brief = {
  brief: { blocks: object[] };
  reader: string;
  warning_details: { code: string }[];
  parameter?: string;
};

const readBrief = async (service: TestService, key: string, body: object) => {
  const response = await call(service, key, 'POST', '/api/v1/briefs', { prompt: PROMPT, ...body });
  return { status: response.status, body: (await response.json()) as Brief };
};

/** A service with a reader that behaves so, and what comes of one request. */
async function drawOnce(behaviour: Behaviour, body: object = {}, more: Record<string, string> = {}) {
  await using server = await startChatServer(behaviour);
  await using service = await createTestService(settings(server.url, more), { engine });
  const key = await service.register();
  const { id } = await generate(service, key, { prompt: PROMPT, ...SIZE, ...body });
  const generation = await get(service, key, id);
  return { generation, asked: server.asked, log: service.logText() };
}

const codesOf = ({ warning_details: details }: { warning_details: readonly { code: string }[] }): string[] =>
  details.map(({ code }) => code);

describe('read by the model', () => {
  test('a prompt of which the built-in reader is unsure; the generation has the brief and says who read', async () => {
    const { generation, asked } = await drawOnce(ANSWER);
    expect(generation).toMatchObject({
      status: 'completed',
      reader: 'qwen3:8b',
      prompt: PROMPT,
      stage: null,
    });
    expect(generation.brief?.blocks).toEqual(BLOCKS);
    expect(codesOf(generation)).not.toContain('set_as_one');
    expect(asked).toHaveLength(1);
  });

  test('a described picture that we can draw, in plain English, and no word of it is set', async () => {
    const prompt = 'kuva jossa punainen kettu istuu lumessa koivun alla, iltahämärä ja hiljaisuus ympärillä';
    const picture = 'a red fox sitting in the snow under a birch tree';
    const answer = toAnswer({
      language: 'fi',
      kind: 'picture',
      picture,
      unused: [{ text: prompt, why: 'picture' }],
    });
    const { generation } = await drawOnce(
      withContent(answer),
      { prompt },
      { CARDWRIGHT_READER_WHEN: 'always' },
    );
    expect(generation.brief).toMatchObject({ kind: 'picture', blocks: [], picture: { text: picture } });
    expect(codesOf(generation)).not.toContain('picture_not_drawn');
  });

  test('once for several images of a prompt', async () => {
    await using server = await startChatServer(ANSWER);
    await using service = await createTestService(settings(server.url), { engine });
    const key = await service.register();
    const images = await Promise.all(
      [1, 2, 3].map((seed) => generate(service, key, { prompt: PROMPT, seed, ...SIZE })),
    );
    expect(server.asked).toHaveLength(1);
    for (const { id } of images) expect((await get(service, key, id)).reader).toBe('qwen3:8b');
    // Another account knows nothing of it.
    await generate(service, await service.register('bo@example.com'), { prompt: PROMPT, ...SIZE });
    expect(server.asked).toHaveLength(2);
  });

  test('while it reads, the generation says so, and other images are drawn meanwhile', async () => {
    const release = Promise.withResolvers<void>();
    await using server = await startChatServer(async (...args) => {
      await release.promise;
      ANSWER(...args);
    });
    const environment = settings(server.url, { CARDWRIGHT_RENDER_CONCURRENCY: '1' });
    await using service = await createTestService(environment, { engine });
    const key = await service.register();
    const { id } = await generate(service, key, { prompt: PROMPT, ...SIZE }, 'respond-async');
    await expect.poll(() => server.asked).toHaveLength(1);
    expect(await get(service, key, id)).toMatchObject({ stage: 'reading', brief: null, reader: null });
    expect((await generate(service, key, { prompt: SURE, ...SIZE })).status).toBe('completed');
    release.resolve();
    await expect.poll(async () => (await get(service, key, id)).status).toBe('completed');
  });

  test('once, also where the answer cannot be checked, and then by the built-in reader', async () => {
    await using server = await startChatServer(ANSWER);
    const checkReading = () => Promise.reject(new Error('out of luck'));
    await using service = await createTestService(settings(server.url), {
      engine: { ...engine, checkReading },
    });
    const key = await service.register();
    const { id } = await generate(service, key, { prompt: PROMPT, ...SIZE });
    expect(await get(service, key, id)).toMatchObject({ status: 'completed', reader: 'built-in' });
    expect(server.asked).toHaveLength(1);
  });

  test('once, also where the process ends with a reading that is not drawn yet', async () => {
    await using server = await startChatServer(ANSWER);
    const drawing = Promise.withResolvers<void>();
    const stuck: Engine = {
      ...engine,
      compose: () => {
        drawing.resolve();
        return new Promise(() => {});
      },
    };
    const data = mkdtempSync(join(tmpdir(), 'cardwright-reader-'));
    const environment = settings(server.url, {
      CARDWRIGHT_DATA_DIR: data,
      ...(await toTestSettings(data)),
      CARDWRIGHT_SHUTDOWN_GRACE_MS: '1',
    });
    try {
      const first = await createTestService(environment, { engine: stuck });
      const key = await first.register();
      const { id } = await generate(first, key, { prompt: PROMPT, ...SIZE }, 'respond-async');
      await drawing.promise;
      await first.stop();
      await using second = await createTestService(environment, { engine });
      await expect
        .poll(() => get(second, key, id))
        .toMatchObject({ status: 'completed', reader: 'qwen3:8b', brief: { blocks: BLOCKS } });
      expect(server.asked).toHaveLength(1);
    } finally {
      await dropTestDatabase(data);
      rmSync(data, { recursive: true, force: true });
    }
  });
});

describe('read by the built-in reader', () => {
  test.each<[string, object, Record<string, string>]>([
    ['where it is sure', { prompt: SURE }, {}],
    ['with the engine `composer`', { engine: 'composer' }, {}],
    ['where the model is only used when asked', {}, { CARDWRIGHT_READER_WHEN: 'asked' }],
    [
      'a brief, which nobody reads',
      { prompt: undefined, brief: { blocks: BLOCKS } },
      { CARDWRIGHT_READER_WHEN: 'always' },
    ],
  ])('%s, and nothing leaves the machine', async (_, body, more) => {
    const { generation, asked } = await drawOnce(ANSWER, body, more);
    expect(generation.status).toBe('completed');
    expect(generation.reader).not.toBe('qwen3:8b');
    expect(codesOf(generation)).not.toContain('not_read');
    expect(asked).toEqual([]);
  });

  test('previews, which must be quick', async () => {
    await using server = await startChatServer(ANSWER);
    await using service = await createTestService(
      settings(server.url, { CARDWRIGHT_READER_WHEN: 'always' }),
      { engine },
    );
    const response = await call(service, await service.register(), 'POST', '/api/v1/previews', {
      prompt: PROMPT,
      ...SIZE,
    });
    expect([response.status, server.asked]).toEqual([200, []]);
  });

  test.each<[string, Behaviour, RegExp, number]>([
    ['declines', withMessage({ content: null, refusal: 'No.' }), /declined/, 1],
    ['is not available', withError(503, {}), /not available/, 1],
    [
      'invents words',
      withContent(toAnswer({ blocks: [{ role: 'title', text: 'Zangfeest' }] })),
      /did not keep to the words/,
      2,
    ],
  ])('with a warning, where the model %s', async (_, behaviour, sentence, questions) => {
    const { generation, asked, log } = await drawOnce(behaviour);
    expect(generation).toMatchObject({ status: 'completed', reader: 'built-in', credits_used: 1 });
    expect(generation.warning_details).toContainEqual(
      expect.objectContaining({ code: 'not_read', message: expect.stringMatching(sentence) }),
    );
    expect(codesOf(generation)).toContain('set_as_one');
    expect(asked).toHaveLength(questions);
    expect(log).not.toContain(KEY);
    expect(log).not.toContain('Vrouwenkoor');
  });

  test('beyond the readings of a day', async () => {
    const { generation, asked } = await drawOnce(ANSWER, {}, { CARDWRIGHT_READER_DAILY_LIMIT: '0' });
    expect([generation.reader, asked]).toEqual(['built-in', []]);
    expect(codesOf(generation)).toContain('not_read');
  });
});

describe('POST /briefs', () => {
  async function ask(behaviour: Behaviour, body: object, more: Record<string, string> = {}) {
    await using server = await startChatServer(behaviour);
    await using service = await createTestService(settings(server.url, more), { engine });
    return { ...(await readBrief(service, await service.register(), body)), asked: server.asked };
  }

  test.each<[object, Record<string, string>, string, number]>([
    [{}, {}, 'qwen3:8b', 1],
    [{ prompt: SURE }, {}, 'built-in', 0],
    [{ reader: 'qwen3:8b' }, { CARDWRIGHT_READER_WHEN: 'asked' }, 'qwen3:8b', 1],
  ])('%j with %j is read by %s', async (body, more, reader, questions) => {
    const { status, body: answer, asked } = await ask(ANSWER, body, more);
    expect([status, answer.reader, asked.length]).toEqual([200, reader, questions]);
    if (reader !== 'built-in') expect(answer.brief.blocks).toEqual(BLOCKS);
  });

  test('the same prompt again is not paid again, nor when it is drawn', async () => {
    await using server = await startChatServer(ANSWER);
    await using service = await createTestService(settings(server.url), { engine });
    const key = await service.register();
    for (let i = 0; i < 2; i += 1) await readBrief(service, key, {});
    await generate(service, key, { prompt: PROMPT, ...SIZE });
    expect(server.asked).toHaveLength(1);
  });

  test('where the model is away, the built-in reader answers, with a warning', async () => {
    const { status, body } = await ask(withError(503, {}), { reader: 'qwen3:8b' });
    expect([status, body.reader]).toEqual([200, 'built-in']);
    expect(codesOf(body)).toContain('not_read');
  });

  test('a service that stops does not wait for the model', async () => {
    const asked = Promise.withResolvers<void>();
    await using server = await startChatServer(() => asked.resolve());
    await using service = await createTestService(settings(server.url), { engine });
    const answer = readBrief(service, await service.register(), {});
    await asked.promise;
    await service.stop();
    const { status, body } = await answer;
    expect([status, body.reader]).toEqual([200, 'built-in']);
    expect(codesOf(body)).toContain('not_read');
  });
});

describe('a painting that is judged', () => {
  const PICTURE = 'an oil painting of a red fox in deep snow under birch trees';
  const RIGHT = { lettering: false, watermark: false, subject: true, cut: false, calm: true };
  const LETTERED = { ...RIGHT, lettering: true };

  async function paintOnce(judge: Behaviour, painted?: Behaviour) {
    const [first, second] = await Promise.all(
      ['#203050', '#602030'].map((background) => toPainting(background)),
    );
    await using chat = await startChatServer(judge);
    await using images = await startImagesServer((...args) =>
      (args[2] === 0 ? withPicture(first as Buffer) : (painted ?? withPicture(second as Buffer)))(...args),
    );
    const environment = {
      CARDWRIGHT_PAINTER: 'openai',
      CARDWRIGHT_PAINTER_URL: images.url,
      CARDWRIGHT_PAINTER_MODEL: 'flux',
      CARDWRIGHT_JUDGE_URL: chat.url,
      CARDWRIGHT_JUDGE_MODEL: 'qwen3-vl',
    };
    await using service = await createTestService(environment, { engine });
    const key = await service.register();
    const { id } = await generate(service, key, { prompt: PICTURE, ...SIZE });
    const generation = await get(service, key, id);
    const image = await service.app.request(new URL(generation.image_url ?? '').pathname);
    const [red = 0, , blue = 0] = await sharp(Buffer.from(await image.arrayBuffer()))
      .raw()
      .toBuffer();
    return { generation, shown: blue > red ? 'first' : 'second', judged: chat.asked, painted: images.asked };
  }

  test.each<[string, Behaviour, string, number, Behaviour?]>([
    ['is right is shown', withContent(RIGHT), 'first', 1],
    ['has letters in it is painted once more, and no more', withContent(LETTERED), 'second', 2],
    ['nobody could look at is shown', withError(500, {}), 'first', 1],
    ['nobody could judge is shown', withContent('A fine picture.'), 'first', 1],
    ['could not be painted once more is shown', withContent(LETTERED), 'first', 2, withError(503, {})],
  ])('and %s', async (_, judge, shown, paintings, again) => {
    const { generation, judged, painted, ...seen } = await paintOnce(judge, again);
    expect(generation).toMatchObject({ status: 'completed', painter: 'openai/flux', stage: null });
    expect([seen.shown, painted.length, judged.length]).toEqual([shown, paintings, 1]);
    expect(codesOf(generation)).not.toContain('not_painted');
  });
});

const toPainting = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1216, height: 656, channels: 3, background } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="320" height="320"><circle cx="160" cy="160" r="150" fill="#f4a030"/></svg>',
        ),
        left: 820,
        top: 180,
      },
    ])
    .png()
    .toBuffer();
