import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import OpenAI, {
  APIError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  RateLimitError,
} from 'openai';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from './support/start-service.ts';

// OpenAI's own package, as its users have it: nothing is changed but the base URL and the key.

const prompt = 'Blog header: "Why we moved back to a monolith", dark, engineering blog';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ CARDWRIGHT_FREE_ALLOWANCE: '6' });
});
afterAll(() => service[Symbol.asyncDispose]());

/** The package with the key of a new account, counting the requests that it sends. */
async function openClient() {
  const { apiKey, cardwright } = await service.register();
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

  test('gives a JPEG', async () => {
    const { openai } = await openClient();
    const { data } = await openai.images.generate({ prompt, output_format: 'jpeg', size: '512x512' });
    expect(Buffer.from(data?.[0]?.b64_json ?? '', 'base64').subarray(0, 3)).toEqual(
      Buffer.from([0xff, 0xd8, 0xff]),
    );
  });

  test('gives four that differ, which the SDK finds in the history', async () => {
    const { openai, cardwright } = await openClient();
    const { data = [] } = await openai.images.generate({ prompt, n: 4, response_format: 'url' });
    const hashes = await Promise.all(
      data.map(async ({ url }) => {
        const { bytes } = await cardwright.download(url ?? '');
        return createHash('sha256').update(bytes).digest('hex');
      }),
    );
    expect(new Set(hashes).size).toBe(4);
    const kept: (string | null)[] = [];
    for await (const { url } of cardwright.history()) kept.push(url);
    expect(kept.sort()).toEqual(data.map(({ url }) => url).sort());
  });
});

test('models.list has a model to choose', async () => {
  const { openai } = await openClient();
  const ids: string[] = [];
  for await (const { id } of openai.models.list()) ids.push(id);
  expect(ids).toEqual(['cardwright']);
});

describe('a refusal is the error that the package has for it', () => {
  test('of a wrong key', async () => {
    const wrong = new OpenAI({ apiKey: 'sk-nothing', baseURL: `${service.baseUrl}/v1` });
    const error = await refusalOf(wrong.images.generate({ prompt }));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ status: 401, code: 'invalid_api_key', type: 'invalid_request_error' });
    expect(error.message).toContain('This API key is not valid');
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

  test('of what cannot be done here, rather than another image than was asked for', async () => {
    const { openai, cardwright } = await openClient();
    const asked = [
      { output_format: 'webp' as const },
      { background: 'transparent' as const },
      { n: 5 },
      { svg: { model: 'x' } },
    ];
    for (const more of asked) {
      const error = await refusalOf(openai.images.generate({ prompt, ...more }));
      expect(error).toMatchObject({ status: 400, param: Object.keys(more)[0] });
    }
    const streamed = await refusalOf(openai.images.generate({ prompt, stream: true }));
    expect(streamed).toMatchObject({ status: 400, param: 'stream' });
    expect((await cardwright.usage()).creditsUsed).toBe(0);
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
    '\n## From a program for OpenAI\n',
  );
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(section) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'openai-door-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const print = 'console.log(JSON.stringify(data?.map((image) => image.b64_json)));';
    const program = join(folder, 'program.ts');
    writeFileSync(program, `${code.replaceAll('http://localhost:3000', service.baseUrl)}\n${print}\n`);
    const { apiKey } = await service.register();
    const env = { PATH: process.env.PATH, CARDWRIGHT_API_KEY: apiKey };
    const { stdout } = await promisify(execFile)(process.execPath, [program], {
      env,
      maxBuffer: 16 * 1024 * 1024,
    });
    const images = (JSON.parse(stdout) as string[]).map((text) => Buffer.from(text, 'base64'));
    expect(images.map(sizeOfPng)).toEqual([
      [1536, 1024],
      [1536, 1024],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
