import { describe, expect } from 'vitest';
import { createApi } from './support/describe-operation.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { test } from './support/test.ts';
import { createTestService, loadEngine, type TestService } from './support/test-service.ts';

const BRIEF = { blocks: [{ role: 'title', text: 'Tea at four' }] };

const call = async (service: TestService, key: string, path: string, body?: unknown) => {
  const response = await service.app.request(`/api/v1/${path}`, {
    headers: {
      authorization: `Bearer ${key}`,
      prefer: 'wait=30',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies
  const json = (): any => JSON.parse(bytes.toString());
  return { status: response.status, headers: response.headers, bytes, json };
};

/** What became of a generation, however long a busy machine draws it. */
const ended = async (service: TestService, key: string, id: string) => {
  const read = async () => (await call(service, key, `generate/${id}`)).json();
  await expect.poll(async () => (await read()).status).toBe('completed');
  return await read();
};

const open = async () => {
  const engine = await loadEngine();
  return await createTestService({}, { engine: { compose: engine.compose } });
};

test('a brief is drawn, kept and, sent back with the same seed, drawn alike', async () => {
  await using service = await open();
  const key = await service.register();
  const submitted = await call(service, key, 'generate', {
    prompt: 'Announce "Tea at four"',
    seed: 7,
    width: 400,
    height: 300,
  });
  expect(submitted.status).toBe(202);
  const first = await ended(service, key, submitted.json().id);
  expect(first).toMatchObject({ status: 'completed', reader: 'built-in', painter: 'built-in' });
  expect(first.brief.blocks).toContainEqual({ role: 'title', text: 'Tea at four' });

  const again = await call(service, key, 'generate', {
    brief: first.brief,
    seed: 7,
    width: 400,
    height: 300,
  });
  const second = await ended(service, key, again.json().id);
  expect(second).toMatchObject({ status: 'completed', prompt: '', reader: null, brief: first.brief });
  const bytesOf = async (url: string) => (await service.app.request(new URL(url).pathname)).arrayBuffer();
  expect(
    Buffer.from(await bytesOf(second.image_url)).equals(Buffer.from(await bytesOf(first.image_url))),
  ).toBe(true);
});

test('a corrected brief is previewed and drawn in the design of the image, which no field of it may break', async () => {
  await using service = await open();
  const key = await service.register();
  const size = { width: 400, height: 300 };
  const first = (await call(service, key, 'generate', { prompt: 'Announce "Tea at four"', ...size })).json();
  const { brief, design } = await ended(service, key, first.id);
  const blocks = [{ role: 'title', text: 'Tea at five' }];
  const corrected = { brief: { ...brief, blocks }, design, ...size };
  const preview = await call(service, key, 'previews', corrected);
  expect(JSON.parse(decodeURIComponent(preview.headers.get('x-cardwright-design') ?? ''))).toEqual(design);
  const { id } = (await call(service, key, 'generate', corrected)).json();
  const drawn = await ended(service, key, id);
  expect(drawn).toMatchObject({ brief: { blocks }, design });
  const broken = { ...design, palette: { ...design.palette, accent: 'red' } };
  const refused = await call(service, key, 'previews', { ...corrected, design: broken });
  expect([refused.status, refused.json().parameter]).toEqual([400, 'design.palette.accent']);
});

test('of a prompt and a brief, the brief is drawn and the prompt is kept', async ({ service, key }) => {
  const { id } = (await call(service, key, 'generate', { prompt: 'something else', brief: BRIEF })).json();
  const kept = await ended(service, key, id);
  expect(kept).toMatchObject({ prompt: 'something else', reader: null });
  expect(kept.brief.blocks).toEqual(BRIEF.blocks);
});

test('the format of a brief is the size, unless the request has one', async ({ service, key }) => {
  const brief = { ...BRIEF, format: { width: 500, height: 400 } };
  const sizeOf = async (more: object) =>
    (await call(service, key, 'generate', { brief, ...more })).json().dimensions;
  expect(await sizeOf({})).toEqual({ width: 500, height: 400 });
  expect(await sizeOf({ width: 600, height: 600 })).toEqual({ width: 600, height: 600 });
});

test('a preview shows the brief', async ({ service, key }) => {
  const preview = (brief: object) => call(service, key, 'previews', { brief, seed: 3 });
  const [one, same, other] = await Promise.all([preview(BRIEF), preview(BRIEF), preview({ blocks: [] })]);
  expect(one.status).toBe(200);
  expect(one.bytes.equals(same.bytes)).toBe(true);
  expect(one.bytes.equals(other.bytes)).toBe(false);
});

const title = { role: 'title', text: 'x' };

describe.each(['createGeneration', 'createPreview'] as const)('%s', (id) => {
  describeRefusedFields(createApi(id), [
    ['brief', { brief: null }],
    ['brief.version', { brief: { version: 2 } }],
    ['brief.kind', { brief: { kind: 'party' } }],
    ['brief.color', { brief: { color: 'red' } }],
    ['brief.blocks[2].role', { brief: { blocks: [title, title, { role: 'headline', text: 'x' }] } }],
    ['brief.blocks[0].text', { brief: { blocks: [{ role: 'title', text: '\u200b' }] } }],
    ['brief.blocks[0].text', { brief: { blocks: [{ role: 'title', text: 'x'.repeat(1001) }] } }],
    ['brief.blocks[0].price', { brief: { blocks: [{ ...title, price: '5 €' }] } }],
    ['brief.blocks', { brief: { blocks: Array(10_000).fill(title) } }],
    ['brief.image.url', { brief: { image: { url: 'https://example.com/x.png' } } }],
    ['brief.look', { brief: { look: 'swis' } }],
    ['brief.style[1]', { brief: { style: ['retro', 'gothik'] } }],
    ['brief.illustration', { brief: { illustration: 'foxx' } }],
    ['brief.illustration[1]', { brief: { illustration: ['fox', 'constructor'] } }],
    ['brief.colors[0].value', { brief: { colors: [{ value: 'navy' }] } }],
    ['brief.layout[0]', { brief: { layout: ['diagonal'] } }],
  ]);
});

test('a misspelt name comes with the nearest one', async ({ service, key }) => {
  const { json } = await call(service, key, 'generate', { brief: { look: 'swis' } });
  expect(json().error).toContain('Did you mean `swiss`?');
});

test('`__proto__` in a brief is an unknown field', async ({ service, key }) => {
  const response = await service.app.request('/api/v1/generate', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{"brief":{"__proto__":{"kind":"sale"}}}',
  });
  expect([response.status, ((await response.json()) as { parameter: string }).parameter]).toEqual([
    400,
    'brief.__proto__',
  ]);
});
