import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageGenerateParamsNonStreaming } from 'openai/resources/images.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Behaviour, type FakeServer, sendJson, startFakeServer } from './fake-server.fixture.ts';
import { HOSTILE_ANSWERS, HOSTILE_FILES, hang, trickle } from './hostile-answers.fixture.ts';
import { openPainter } from './open-painter.ts';
import { startImagesServer, withError, withPicture } from './openai-images-server.fixture.ts';
import { ORDER, paintOnce, SHORT_TIME, TIMED_OUT, toOptions } from './paint-once.fixture.ts';
import { picture } from './painted-file.fixture.ts';
import type { PainterOptions, PictureOrder } from './painter.ts';
import { PROTOCOLS } from './protocols.ts';

const KEY = 'sk-very-secret-0123456789';
const SETTINGS = {
  CARDWRIGHT_PAINTER: 'openai',
  CARDWRIGHT_PAINTER_KEY: KEY,
  CARDWRIGHT_PAINTER_MODEL: 'flux-schnell',
};

const settings = (server: FakeServer, more: Record<string, string> = {}) =>
  toOptions(server.url, { ...SETTINGS, ...more });

const paint = (
  behaviour: Behaviour,
  { more = {}, order = ORDER }: { more?: Record<string, string>; order?: PictureOrder } = {},
) => paintOnce(behaviour, { ...SETTINGS, ...more }, { order, path: '/v1' });

const answer =
  (data: unknown): Behaviour =>
  (_, response) =>
    sendJson(response, 200, { created: 1, data: [data] });

describe.concurrent('painted', () => {
  test('the request has model, instruction, size and key, and never asks twice for one picture', async () => {
    const { outcome, asked } = await paint(withPicture(await picture()));
    expect(outcome).toMatchObject({ kind: 'painted', width: 1280, height: 672 });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/v1/images/generations',
      headers: { authorization: `Bearer ${KEY}`, 'x-cardwright-depth': '1' },
      body: { model: 'flux-schnell', n: 1, size: '1200x640', seed: 7, response_format: 'b64_json' },
    });
    expect(asked[0]?.body.prompt).toContain('A red fox in snow.');
    expect(asked[0]?.body.prompt).toContain('the left half is calm');
  });

  test("the operator's options are sent with every request", async () => {
    const more = { CARDWRIGHT_PAINTER_OPTIONS: '{"quality":"low","size":"auto"}' };
    const { asked } = await paint(withPicture(await picture()), { more });
    expect(asked[0]?.body).toMatchObject({ quality: 'low', size: 'auto' });
  });

  test("OpenAI's own models are told who asks, by what stands for the account; others are not", async () => {
    const more = { CARDWRIGHT_PAINTER_MODEL: 'gpt-image-2' };
    const order = { ...ORDER, endUser: 'f00d' };
    const named = await paint(withPicture(await picture()), { more, order });
    const field: keyof ImageGenerateParamsNonStreaming = 'safety_identifier';
    expect(named.asked[0]?.body[field]).toBe('f00d');
    const other = await paint(withPicture(await picture()), { order });
    expect(other.asked[0]?.body).not.toHaveProperty('safety_identifier');
  });

  test("OpenAI's own models get none of the fields that they refuse, and one of their sizes", async () => {
    const more = { CARDWRIGHT_PAINTER_MODEL: 'gpt-image-1.5' };
    const { asked } = await paint(withPicture(await picture()), { more });
    expect(Object.keys(asked[0]?.body ?? {}).sort()).toEqual(['model', 'n', 'prompt', 'size']);
    expect(asked[0]?.body.size).toBe('1536x1024');
  });

  test('a field that the server does not know is left out, in later requests too', async () => {
    const file = await picture();
    await using server = await startImagesServer((asked, response, earlier) => {
      const wrong = ['response_format', 'seed'].find((name) => name in asked.body);
      if (wrong === undefined) return withPicture(file)(asked, response, earlier);
      return withError(400, { message: `Unknown parameter: '${wrong}'.`, param: wrong })(
        asked,
        response,
        earlier,
      );
    });
    const painter = await openPainter(settings(server));
    const signal = new AbortController().signal;
    expect(await painter.paint(ORDER, signal)).toMatchObject({ kind: 'painted' });
    expect(server.asked).toHaveLength(3);
    expect(await painter.paint(ORDER, signal)).toMatchObject({ kind: 'painted' });
    expect(server.asked).toHaveLength(4);
    await painter.close();
  });

  test.each(['png', 'jpeg', 'webp'] as const)(
    'a %s is encoded anew, without what was written into it',
    async (format) => {
      const sent = await picture(1280, 672, format);
      expect(sent.includes('the prompt of somebody')).toBe(true);
      const { outcome } = await paint(withPicture(sent));
      if (outcome.kind !== 'painted') throw new Error(outcome.detail);
      expect(Buffer.from(outcome.bytes).includes('the prompt of somebody')).toBe(false);
      expect(await sharp(outcome.bytes).metadata()).toMatchObject({ format, width: 1280, height: 672 });
    },
  );

  test('a data URI is a picture too', async () => {
    const url = `data:image/png;base64,${(await picture()).toString('base64')}`;
    expect((await paint(answer({ url }))).outcome.kind).toBe('painted');
  });

  test('a relative address is fetched from the server itself, with its key', async () => {
    const file = await picture();
    const { outcome, asked } = await paint((one, response, earlier) => {
      if (earlier === 0) return answer({ url: '/made/1.png' })(one, response, earlier);
      response.end(file);
    });
    expect(outcome.kind).toBe('painted');
    expect(asked[1]).toMatchObject({ path: '/made/1.png', headers: { authorization: `Bearer ${KEY}` } });
  });
});

describe.concurrent('refused', () => {
  test.each([
    ['moderation_blocked', 'image_generation_user_error'],
    ['content_policy_violation', 'invalid_request_error'],
    ['content_filter', null],
  ])('%s is final', async (code, type) => {
    const message = 'Your request was rejected by the safety system. safety_violations=[violence]';
    const { outcome, asked } = await paint(withError(400, { code, ...(type && { type }), message }));
    expect(outcome).toEqual({ kind: 'refused', detail: `answered 400 ${code}`, said: message });
    expect(asked).toHaveLength(1);
  });
});

describe.concurrent('misconfigured', () => {
  test.each([
    [401, { code: 'invalid_api_key' }],
    [403, {}],
    [404, { code: 'model_not_found' }],
    [402, {}],
    [429, { code: 'insufficient_quota', type: 'insufficient_quota' }],
    [400, { code: 'invalid_value', param: 'quality' }],
    [307, {}],
  ])('status %s with %j is for the operator', async (status, error) => {
    const { outcome, asked } = await paint(
      withError(status, { ...error, headers: { location: 'http://localhost:1/' } }),
    );
    expect(outcome.kind).toBe('misconfigured');
    expect(asked).toHaveLength(1);
  });

  test('the key is in nothing that comes back, in no form, also when the server repeats it', async () => {
    const encoded = Buffer.from(KEY).toString('base64');
    const message = `Incorrect API key provided: ${KEY} (Basic ${encoded}).`;
    const { outcome } = await paint(withError(401, { message, code: KEY }));
    expect(JSON.stringify(outcome)).not.toMatch(`${KEY}|${encoded}`);
  });

  test("errors of FastAPI's shape are read", async () => {
    const { outcome } = await paint((_, response) =>
      sendJson(response, 422, { detail: [{ loc: ['body', 'n'], msg: 'too many', type: 'value_error' }] }),
    );
    expect(outcome).toMatchObject({ kind: 'misconfigured', said: expect.stringContaining('too many') });
  });
});

describe.concurrent('unavailable', () => {
  test('a server that says when is asked once more', async () => {
    const file = await picture();
    const { outcome, asked } = await paint((one, response, earlier) =>
      (earlier === 0 ? withError(429, { headers: { 'retry-after': '0' } }) : withPicture(file))(
        one,
        response,
        earlier,
      ),
    );
    expect(outcome.kind).toBe('painted');
    expect(asked).toHaveLength(2);
  });

  test('a long wait is left to the queue', async () => {
    const { outcome, asked } = await paint(withError(429, { headers: { 'retry-after': '90' } }));
    expect(outcome).toMatchObject({ kind: 'unavailable', retryAfterMs: 90_000 });
    expect(asked).toHaveLength(1);
  });

  test('a server that is not there', async () => {
    const server = await startImagesServer(() => {});
    const options = settings(server);
    await server[Symbol.asyncDispose]();
    const painter = await openPainter(options);
    expect((await painter.paint(ORDER, new AbortController().signal)).kind).toBe('unavailable');
    await painter.close();
  });

  test.each<[string, Behaviour]>([
    ['never answers', hang],
    ['sends a byte now and then', trickle],
  ])('a server that %s has the time of the setting, and is not asked again', async (_, behaviour) => {
    const { outcome, asked } = await paint(behaviour, { more: SHORT_TIME });
    expect(outcome).toEqual(TIMED_OUT);
    expect(asked).toHaveLength(1);
  });

  test('aborting ends the request and rejects with its reason', async () => {
    const stop = new AbortController();
    await using server = await startImagesServer(() => stop.abort(new Error('shutting down')));
    const painter = await openPainter(settings(server));
    await expect(painter.paint(ORDER, stop.signal)).rejects.toThrow('shutting down');
    await painter.close();
  });
});

describe.concurrent('unusable', () => {
  test.each<[string, Behaviour]>([
    ['no data', (_, response) => sendJson(response, 200, { data: [] })],
    ['an empty picture', answer({ b64_json: '' })],
    ['an address without a host', answer({ url: 'http://' })],
    ['a file address', answer({ url: 'file:///etc/passwd' })],
    ['an address of this network', answer({ url: 'http://169.254.169.254/latest/meta-data' })],
    ['an address on a host that nobody allowed', answer({ url: 'https://pictures.example.com/1.png' })],
    [
      'an address that it does not have',
      (one, response, earlier) =>
        earlier === 0 ? answer({ url: '/gone.png' })(one, response, earlier) : sendJson(response, 404, {}),
    ],
  ])('%s', async (_, behaviour) => {
    expect((await paint(behaviour)).outcome.kind).toBe('unusable');
  });

  test('more bytes than a picture may have are not read to their end', async () => {
    let sent = 0;
    const { outcome } = await paint((_, response) => {
      const chunk = Buffer.alloc(1024 * 1024, 32);
      const more = (): void => {
        if (response.destroyed || sent >= 120) return void response.end();
        sent += 1;
        response.write(chunk, more);
      };
      response.writeHead(200);
      more();
    });
    expect(outcome).toMatchObject({ kind: 'unusable', detail: expect.stringContaining('more bytes') });
    expect(sent).toBeLessThan(120);
  });

  test.each(HOSTILE_FILES)('a picture that is %s', async (_, file) => {
    expect((await paint(withPicture(await file()))).outcome.kind).toBe('unusable');
  });
});

describe.each(Object.keys(PROTOCOLS) as PainterOptions['protocol'][])('a server of %s', (protocol) => {
  test.each(HOSTILE_ANSWERS)('that %s', async (_, behaviour, kind) => {
    await using server = await startFakeServer(behaviour);
    const painter = await openPainter({
      ...{ protocol, baseUrl: server.url, key: KEY, model: 'flux', workflow: { name: 'flux', graph: {} } },
      ...{ options: {}, timeoutMs: 600_000, imageHosts: [] },
    });
    const outcome = await painter.paint(ORDER, new AbortController().signal);
    await painter.close();
    expect([outcome.kind, server.asked.length]).toEqual([kind, 1]);
  });
});

test.concurrent('a key may come from a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-painter-'));
  try {
    const path = join(folder, 'key');
    writeFileSync(path, `${KEY}\n`);
    const { asked } = await paint(withPicture(await picture()), {
      more: { CARDWRIGHT_PAINTER_KEY: '', CARDWRIGHT_PAINTER_KEY_FILE: path },
    });
    expect(asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.concurrent('what stored paintings are found by follows every setting of the picture, and no other', async () => {
  const base: PainterOptions = {
    protocol: 'comfyui',
    baseUrl: 'http://127.0.0.1:8188',
    workflow: {
      name: 'flux',
      graph: { 1: { class_type: 'KSampler', inputs: { text: '%prompt%', steps: 4 } } },
    },
    options: {},
    timeoutMs: 1000,
    imageHosts: [],
  };
  const fingerprintOf = async (more: Partial<PainterOptions>): Promise<string> => {
    const painter = await openPainter({ ...base, ...more });
    await painter.close();
    return painter.fingerprint;
  };
  const graph = { 1: { class_type: 'KSampler', inputs: { text: '%prompt%', steps: 20 } } };
  const others: Partial<PainterOptions>[] = [
    {},
    { workflow: { name: 'flux', graph } },
    { baseUrl: 'http://127.0.0.1:8189' },
    { model: 'schnell' },
    { options: { steps: 8 } },
    { sizes: [{ width: 1024, height: 1024 }] },
  ];
  const fingerprints = await Promise.all(others.map(fingerprintOf));
  expect(new Set(fingerprints).size).toBe(others.length);
  for (const more of [{ key: KEY }, { timeoutMs: 2000 }, { imageHosts: ['cdn.example'] }])
    expect(await fingerprintOf(more)).toBe(fingerprints[0]);
});
