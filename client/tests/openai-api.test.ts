import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import OpenAI, { APIError, AuthenticationError, BadRequestError } from 'openai';
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
