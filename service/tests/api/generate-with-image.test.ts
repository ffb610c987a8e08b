import { randomUUID } from 'node:crypto';
import type { Engine } from '@cardwright/engine';
import { cleanImage } from '@cardwright/engine/clean-image';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { GuardedFetch } from '../../src/outbound/guarded-fetch.ts';
import { OutboundRefusedError } from '../../src/outbound/outbound-url.ts';
import { call } from './support/call.ts';
import { generate } from './support/generate.ts';
import { createTestService, loadEngine, type TestService } from './support/test-service.ts';

vi.mock('@cardwright/engine/clean-image', { spy: true });

// Generations and previews around a picture of the caller, drawn by the real composer.
let engine: Engine;
let service: TestService;
let pictures: Record<string, Buffer>;
beforeAll(async () => {
  engine = await loadEngine();
  const paint = (background: string, side = 400) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer();
  pictures = {
    'red.png': await paint('#c02020'),
    'tiny.png': await paint('#c02020', 9),
    'page.html': Buffer.from('<html></html>'),
  };
  service = await open();
});
afterAll(() => service[Symbol.asyncDispose]());

const hosted: GuardedFetch = async (url) => {
  const found = pictures[url.split('/').at(-1) ?? ''];
  if (!found) throw new OutboundRefusedError('responded with status 404');
  return found;
};
const open = () =>
  createTestService(
    { CARDWRIGHT_SIGNUP_LIMIT: '100' },
    { engine: { compose: engine.compose }, guardedFetch: hosted },
  );
const register = () => service.register(`${randomUUID()}@example.com`);
const bodyWith = (image: object) => ({
  brief: { blocks: [{ role: 'title', text: 'Red square' }], image },
  width: 600,
  height: 315,
  seed: 1,
});
const at = (name: string) => bodyWith({ url: `https://cdn.example/${name}` });

const post = (service: TestService, key: string, path: string, body: object) =>
  call(service, key, 'POST', `/api/v1/${path}`, body);
const fetchImage = async (service: TestService, url: string | null | undefined) =>
  Buffer.from(await (await service.app.request(new URL(url ?? '').pathname)).arrayBuffer());
const creditsUsed = async (service: TestService, key: string) => {
  const response = await call(service, key, 'GET', '/api/v1/dashboard');
  return ((await response.json()) as { credits_used: number }).credits_used;
};

/** The share of the pixels that are as red as the picture. */
async function redness(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let i = 0; i < data.length; i += 3)
    if ((data[i] ?? 0) > 160 && (data[i + 1] ?? 0) < 70 && (data[i + 2] ?? 0) < 70) red++;
  return red / (info.width * info.height);
}

describe('a generation with a picture', () => {
  test('shows it, and its brief shows the same picture again, whatever is at the address later', async () => {
    const key = await register();
    const first = await generate(service, key, at('red.png'));
    expect([first.status, first.warnings]).toEqual(['completed', []]);
    const bytes = await fetchImage(service, first.url);
    expect(await redness(bytes)).toBeGreaterThan(0.2);
    const { brief } = (await (await call(service, key, 'GET', `/api/v1/generate/${first.id}`)).json()) as {
      brief: { image: { upload?: string; url?: string } };
    };
    expect(brief.image).toEqual({ upload: expect.stringMatching(/^up_/) });
    const again = await generate(service, key, { ...at('red.png'), brief });
    expect((await fetchImage(service, again.url)).equals(bytes)).toBe(true);
  });

  test('is decoded and encoded anew once, when it is stored', async () => {
    const key = await register();
    vi.mocked(cleanImage).mockClear();
    expect((await generate(service, key, at('red.png'))).status).toBe('completed');
    expect(cleanImage).toHaveBeenCalledOnce();
  });

  test.each([
    ['missing.png', /responded with status 404/],
    ['page.html', /must be a PNG, JPEG/],
    ['tiny.png', /at least 32 pixels/],
  ])('is refused and not charged for %s', async (name, why) => {
    const key = await register();
    for (const path of ['generate', 'previews']) {
      const response = await post(service, key, path, at(name));
      const body = (await response.json()) as { error: string; parameter: string };
      expect([response.status, body.parameter]).toEqual([400, 'brief.image.url']);
      expect(body.error).toMatch(why);
    }
    expect(await creditsUsed(service, key)).toBe(0);
  });

  test('is refused for an upload of nobody, and for an image without a source', async () => {
    const key = await register();
    for (const [image, parameter] of [
      [{ upload: 'up_nobody' }, 'brief.image.upload'],
      [{ focus: { x: 0.5, y: 0.5 } }, 'brief.image'],
      [{ url: 'http://cdn.example/red.png' }, 'brief.image.url'],
      [{ url: 'https://cdn.example/red.png', focus: { x: 2, y: 0 } }, 'brief.image.focus.x'],
    ] as const) {
      const response = await post(service, key, 'generate', bodyWith(image));
      expect([response.status, ((await response.json()) as { parameter: string }).parameter]).toEqual([
        400,
        parameter,
      ]);
    }
  });

  test('is the same for a repeated request, whatever became of the address, and charged once', async () => {
    let online = true;
    const passing: GuardedFetch = async (url) => {
      if (!online) throw new OutboundRefusedError('responded with status 404');
      return await hosted(url);
    };
    await using service = await createTestService(
      {},
      { engine: { compose: engine.compose }, guardedFetch: passing },
    );
    const key = await service.register();
    const send = async () => {
      const response = await service.app.request('/api/v1/generate', {
        method: 'POST',
        headers: {
          'x-api-key': key,
          'content-type': 'application/json',
          'idempotency-key': 'once',
          prefer: 'respond-async',
        },
        body: JSON.stringify(at('red.png')),
      });
      return [response.status, ((await response.json()) as { id: string }).id];
    };
    const first = await send();
    online = false;
    expect(first[0]).toBe(202);
    expect(await send()).toEqual(first);
    expect(await creditsUsed(service, key)).toBe(1);
  });

  test('whose upload is deleted before it is drawn fails, and its credit is given back', async () => {
    const held = Promise.withResolvers<void>();
    const compose: Engine['compose'] = async (request, signal) => {
      await held.promise;
      return await engine.compose(request, signal);
    };
    await using service = await createTestService(
      { CARDWRIGHT_RENDER_CONCURRENCY: '1' },
      { engine: { compose }, guardedFetch: hosted },
    );
    const key = await service.register();
    const headers = { 'x-api-key': key, 'content-type': 'application/json', prefer: 'respond-async' };
    const submit = async (body: object) => {
      const response = await service.app.request('/api/v1/generate', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return ((await response.json()) as { id: string }).id;
    };
    // Holds the only place, so that the next one waits until its picture is gone.
    await submit({ prompt: 'Blog header "Hello"' });
    const id = await submit(at('red.png'));
    const listed = await service.app.request('/api/v1/uploads', { headers });
    const [upload] = ((await listed.json()) as { uploads: { id: string }[] }).uploads;
    await service.app.request(`/api/v1/uploads/${upload?.id}`, { method: 'DELETE', headers });
    held.resolve();
    await expect
      .poll(async () => (await service.app.request(`/api/v1/generate/${id}`, { headers })).json())
      .toMatchObject({
        status: 'failed',
        error: expect.stringContaining('brief.image.upload'),
        credits_used: 0,
      });
  });

  test('is previewed as it will be drawn, and the preview stores nothing', async () => {
    const key = await register();
    const preview = await post(service, key, 'previews', { ...at('red.png'), format: 'png' });
    expect(preview.status).toBe(200);
    const shown = Buffer.from(await preview.arrayBuffer());
    const uploads = await call(service, key, 'GET', '/api/v1/uploads');
    expect(((await uploads.json()) as { uploads: unknown[] }).uploads).toEqual([]);
    const drawn = await generate(service, key, { ...at('red.png'), format: 'png' });
    expect((await fetchImage(service, drawn.url)).equals(shown)).toBe(true);
  });
});

test('a picture that the account has no room for is a 409, and nothing is charged', async () => {
  await using service = await createTestService(
    { CARDWRIGHT_UPLOAD_LIMIT: '1' },
    { engine: { compose: engine.compose }, guardedFetch: hosted },
  );
  const key = await service.register();
  const upload = await service.app.request('/api/v1/uploads', {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'image/png' },
    body: new Uint8Array(pictures['tiny.png'] ?? []),
  });
  expect(upload.status).toBe(201);
  const refused = await post(service, key, 'generate', at('red.png'));
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'upload_limit_reached' }]);
  expect(await creditsUsed(service, key)).toBe(0);
});
