import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageGenerateParamsNonStreaming } from 'openai/resources/images.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { toPainterOptions } from '../settings/painter-settings.ts';
import { type Behaviour, type FakeServer, sendJson } from './fake-server.fixture.ts';
import { openPainter } from './open-painter.ts';
import { startImagesServer, withError, withPicture } from './openai-images-server.fixture.ts';
import { SHORT_TIME, TIMED_OUT } from './paint-once.fixture.ts';
import { picture, toBomb } from './painted-file.fixture.ts';
import type { PainterOptions, PaintOutcome, PictureOrder } from './painter.ts';

const CERT = new URL('../../tests/outbound/assets.cert.pem', import.meta.url);
const CERT_KEY = new URL('../../tests/outbound/assets.key.pem', import.meta.url);
const KEY = 'sk-very-secret-0123456789';
const ORDER: PictureOrder = {
  description: 'A red fox in snow.',
  quiet: 'left',
  avoid: [],
  palette: [],
  width: 1200,
  height: 630,
  seed: 7,
};

const settings = (server: FakeServer, more: Record<string, string> = {}) => {
  const options = toPainterOptions(
    readConfig({
      CARDWRIGHT_PAINTER: 'openai',
      CARDWRIGHT_PAINTER_URL: server.url,
      CARDWRIGHT_PAINTER_KEY: KEY,
      CARDWRIGHT_PAINTER_MODEL: 'flux-schnell',
      CARDWRIGHT_PAINTER_TIMEOUT_MS: '10000',
      ...more,
    }),
  );
  if (options === undefined) throw new Error('no painter');
  return options;
};

async function paint(
  behaviour: Behaviour,
  { more = {}, order = ORDER }: { more?: Record<string, string>; order?: PictureOrder } = {},
): Promise<{ outcome: PaintOutcome; asked: FakeServer['asked'] }> {
  await using server = await startImagesServer(behaviour);
  const painter = await openPainter(settings(server, more));
  try {
    return { outcome: await painter.paint(order, new AbortController().signal), asked: server.asked };
  } finally {
    await painter.close();
  }
}

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

test.concurrent('a picture on another host that is allowed is fetched through the guarded door, without the key', async () => {
  const file = await picture();
  const seen: unknown[] = [];
  const other = createServer(
    { cert: readFileSync(CERT), key: readFileSync(CERT_KEY) },
    (request, response) => {
      seen.push(request.url, request.headers.authorization);
      response.end(file);
    },
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  await using server = await startImagesServer(answer({ url: 'https://assets.test/1.png' }));
  const painter = await openPainter(settings(server, { CARDWRIGHT_PAINTER_IMAGE_HOSTS: 'assets.test' }), {
    lookup: (_, { all }, done) =>
      all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    ca: readFileSync(CERT, 'utf8'),
    port: (other.address() as AddressInfo).port,
  });
  try {
    expect((await painter.paint(ORDER, new AbortController().signal)).kind).toBe('painted');
    expect(seen).toEqual(['/1.png', undefined]);
  } finally {
    await painter.close();
    other.close();
  }
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

  test('the key is in nothing that comes back, also when the server repeats it', async () => {
    const { outcome } = await paint(
      withError(401, { message: `Incorrect API key provided: ${KEY}.`, code: KEY }),
    );
    expect(JSON.stringify(outcome)).not.toContain(KEY);
  });

  test("errors of FastAPI's shape are read", async () => {
    const { outcome } = await paint((_, response) =>
      sendJson(response, 422, { detail: [{ loc: ['body', 'n'], msg: 'too many', type: 'value_error' }] }),
    );
    expect(outcome).toMatchObject({ kind: 'misconfigured', said: expect.stringContaining('too many') });
  });
});

describe.concurrent('unavailable', () => {
  test.each([500, 502, 503, 504])('status %s may pass', async (status) => {
    const { outcome, asked } = await paint(withError(status, {}));
    expect(outcome.kind).toBe('unavailable');
    expect(asked).toHaveLength(1);
  });

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
    ['never answers', () => {}],
    [
      'sends a byte now and then',
      (_, response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write(' '), 100);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('a server that %s has the time of the setting, and is not asked again', async (_, behaviour) => {
    const { outcome, asked } = await paint(behaviour, { more: SHORT_TIME });
    expect(outcome).toEqual(TIMED_OUT);
    expect(asked).toHaveLength(1);
  });

  test('a connection that is cut in the middle of a picture', async () => {
    const { outcome } = await paint((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"data":', () => response.destroy());
    });
    expect(outcome.kind).toBe('unavailable');
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
    ['no JSON', (_, response) => sendJson(response, 200, '<html>hello</html>')],
    ['no data', (_, response) => sendJson(response, 200, { data: [] })],
    ['an empty picture', answer({ b64_json: '' })],
    ['what is no picture', answer({ b64_json: Buffer.from('hello').toString('base64') })],
    [
      'an SVG',
      answer({ b64_json: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') }),
    ],
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

  test.each<[string, () => Promise<Buffer>]>([
    ['a GIF', () => picture(1280, 672, 'gif')],
    ['half a file', async () => (await picture()).subarray(0, 900)],
    ['too small', () => picture(200, 105)],
    ['another shape', () => picture(400, 1200)],
    [
      'one color, as what was blacked out',
      () =>
        sharp({ create: { width: 1024, height: 512, channels: 3, background: '#000' } })
          .jpeg()
          .toBuffer(),
    ],
    ['a bomb', async () => toBomb(await picture())],
  ])('a picture that is %s', async (_, file) => {
    expect((await paint(withPicture(await file()))).outcome.kind).toBe('unusable');
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
