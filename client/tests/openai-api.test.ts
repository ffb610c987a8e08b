import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import OpenAI, {
  APIError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  NotFoundError,
  RateLimitError,
  toFile,
} from 'openai';
import { beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, shareService } from './support/start-service.ts';

// OpenAI's own package, as its users have it: nothing is changed but the base URL and the key.

const prompt = 'Blog header: "Why we moved back to a monolith", dark, engineering blog';

let service: RunningService;
beforeAll(async () => {
  service = await shareService();
});

/** The package with the key of a new account, counting the requests that it sends. */
async function openClient() {
  const { apiKey, cardwright } = await service.register({ allowance: 6 });
  const sent: string[] = [];
  const openai = new OpenAI({
    apiKey,
    baseURL: `${service.baseUrl}/v1`,
    fetch: (url, init) => {
      sent.push(String(url));
      return fetch(url, init);
    },
  });
  return { openai, apiKey, cardwright, sent };
}

async function refusalOf(call: Promise<unknown>): Promise<APIError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof APIError) return error;
  throw new Error(`expected an APIError, not ${String(error)}`);
}

function sizeOfPng(bytes: Buffer): [width: number, height: number] {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('images.generate', () => {
  test('gives the bytes of an image, as its documentation shows it', async () => {
    const { openai, cardwright } = await openClient();
    const result = await openai.images.generate({ model: 'gpt-image-2', prompt, size: '1536x1024' });
    const [image] = result.data ?? [];
    expect(sizeOfPng(Buffer.from(image?.b64_json ?? '', 'base64'))).toEqual([1536, 1024]);
    expect([result.size, result.output_format, result.background]).toEqual(['1536x1024', 'png', 'opaque']);
    expect((await cardwright.usage()).creditsUsed).toBe(1);
  });

  test('gives an address that opens without a key, for code that was written for older models', async () => {
    const { openai } = await openClient();
    const { data } = await openai.images.generate({
      model: 'dall-e-3',
      prompt,
      quality: 'hd',
      style: 'vivid',
    });
    const image = await fetch(data?.[0]?.url ?? '');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(sizeOfPng(Buffer.from(await image.arrayBuffer()))).toEqual([1200, 630]);
  });
});

describe('images.generate with stream: true', () => {
  test('gives one completed event for an image', async () => {
    const { openai, cardwright } = await openClient();
    const asked = { model: 'gpt-image-2', prompt, size: '512x256', stream: true, partial_images: 2 } as const;
    const stream = await openai.images.generate(asked);
    const events: OpenAI.Images.ImageGenStreamEvent[] = [];
    for await (const event of stream) events.push(event);
    expect(events).toMatchObject([
      {
        type: 'image_generation.completed',
        created_at: expect.any(Number),
        background: 'opaque',
        output_format: 'png',
        quality: 'high',
        size: '512x256',
        usage: { input_tokens: 0, output_tokens: 0, total_tokens: 0 },
      },
    ]);
    expect(sizeOfPng(Buffer.from(events[0]?.b64_json ?? '', 'base64'))).toEqual([512, 256]);
    expect((await cardwright.usage()).creditsUsed).toBe(1);
  });

  test('is refused before it begins, as without a stream', async () => {
    const { openai, sent } = await openClient();
    const asked = { prompt, stream: true } as const;
    const transparent = await refusalOf(openai.images.generate({ ...asked, background: 'transparent' }));
    expect(transparent).toBeInstanceOf(BadRequestError);
    expect(transparent.param).toBe('background');
    const url = await refusalOf(openai.images.generate({ ...asked, response_format: 'url' }));
    expect(url).toMatchObject({ status: 400, param: 'response_format' });
    const poor = await refusalOf(openai.images.generate({ ...asked, n: 7 }));
    expect(poor).toBeInstanceOf(RateLimitError);
    expect(poor.code).toBe('insufficient_quota');
    expect(sent).toHaveLength(3);
  });
});

test('models.list has a model to choose, and models.retrieve finds it', async () => {
  const { openai } = await openClient();
  const ids: string[] = [];
  for await (const { id } of openai.models.list()) ids.push(id);
  expect(ids).toEqual(['cardwright']);
  expect(await openai.models.retrieve('cardwright')).toMatchObject({ id: 'cardwright', object: 'model' });
});

describe('a refusal is the error that the package has for it', () => {
  test('of a wrong key', async () => {
    const wrong = new OpenAI({ apiKey: 'sk-nothing', baseURL: `${service.baseUrl}/v1` });
    const error = await refusalOf(wrong.images.generate({ prompt }));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ status: 401, code: 'invalid_api_key', type: 'invalid_request_error' });
    expect(error.message).toContain('Invalid API key');
    expect(error.requestID).toMatch(/./);
  });

  test('of a wrong value, with its name', async () => {
    const { openai, sent } = await openClient();
    const error = await refusalOf(openai.images.generate({ prompt, size: '64x64' }));
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ status: 400, param: 'size', code: 'invalid_parameter' });
    expect(error.message).toContain('256 to 2048');
    expect(sent).toHaveLength(1);
  });

  test('of an endpoint that is not here, with what is', async () => {
    const { openai, sent } = await openClient();
    const image = await toFile(Buffer.from('x'), 'x.png', { type: 'image/png' });
    const calls: [() => Promise<unknown>, RegExp][] = [
      [() => openai.images.edit({ image, prompt }), /cannot edit images/],
      [() => openai.responses.create({ model: 'gpt-5', input: 'Hello' }), /no Responses API/],
    ];
    for (const [run, message] of calls) {
      const error = await refusalOf(run());
      expect(error).toBeInstanceOf(NotFoundError);
      expect(error).toMatchObject({
        status: 404,
        code: 'unsupported_endpoint',
        type: 'invalid_request_error',
        param: null,
      });
      expect(error.message).toMatch(message);
      expect(error.message).toContain('POST /v1/images/generations');
    }
    const unknown = await refusalOf(openai.post('/nothing'));
    expect(unknown).toMatchObject({ status: 404, code: 'unknown_url' });
    // With a form, the package first asks an address of its own whether `fetch` can send one.
    expect(sent.filter((url) => url.startsWith('http'))).toHaveLength(calls.length + 1);
  });

  test('for want of credit, at once, and for all images of the call', async () => {
    const { openai, cardwright, sent } = await openClient();
    await openai.images.generate({ prompt, n: 4, size: '256x256' });
    sent.length = 0;
    const error = await refusalOf(openai.images.generate({ prompt, n: 3 }));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ status: 429, code: 'insufficient_quota', type: 'insufficient_quota' });
    // The package would try a 429 twice more by itself.
    expect(sent).toHaveLength(1);
    expect((await cardwright.usage()).creditsUsed).toBe(4);
  });

  test('of an idempotency key that another body had', async () => {
    const { openai, sent } = await openClient();
    const headers = { 'Idempotency-Key': 'post-7' };
    await openai.images.generate({ prompt, size: '256x256' }, { headers });
    const error = await refusalOf(openai.images.generate({ prompt, n: 2 }, { headers }));
    expect(error).toBeInstanceOf(ConflictError);
    expect(error.code).toBe('idempotency_mismatch');
    expect(sent).toHaveLength(2);
  });
});

test("the project's README shows a program that works as it stands", async () => {
  const root = join(import.meta.dirname, '../..');
  const [, section = ''] = readFileSync(join(root, 'README.md'), 'utf8').split(
    '\n## OpenAI-compatible API\n',
  );
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(section) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'openai-door-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const program = join(folder, 'images.mjs');
    writeFileSync(program, code.replaceAll('http://localhost:3000', service.baseUrl));
    const { apiKey } = await service.register({ allowance: 6 });
    writeFileSync(join(folder, 'cardwright.key'), `${apiKey}\n`);
    await promisify(execFile)(process.execPath, [program], { cwd: folder });
    const images = ['card-0.png', 'card-1.png'].map((file) => readFileSync(join(folder, file)));
    expect(images.map(sizeOfPng)).toEqual([
      [1536, 1024],
      [1536, 1024],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
