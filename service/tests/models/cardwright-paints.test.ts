import type { GenerationBody } from '@cardwright/contract';
import type { Engine } from '@cardwright/engine';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../api/support/call.ts';
import { generate } from '../api/support/generate.ts';
import { createTestService, loadEngine, type TestService } from '../api/support/test-service.ts';

// A service of this kind as the painter of another, over real HTTP in OpenAI's shapes: the one image server that needs no weights.

const PICTURE = 'two elephants by a river at sunset';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

const painterAt = (service: TestService, key: string) => ({
  CARDWRIGHT_PAINTER: 'openai',
  CARDWRIGHT_PAINTER_URL: `${service.baseUrl()}/v1`,
  CARDWRIGHT_PAINTER_KEY: key,
  CARDWRIGHT_PAINTER_MODEL: 'cardwright',
});

const read = async <Body>(service: TestService, key: string, path: string): Promise<Body> =>
  (await (await call(service, key, 'GET', `/api/v1${path}`)).json()) as Body;

const creditsOf = async (service: TestService, key: string): Promise<number> =>
  (await read<{ credits_used: number }>(service, key, '/dashboard')).credits_used;

test('one paints for another, which sets the words, and each charges its own account', async () => {
  await using painter = await createTestService({}, { engine });
  await painter.start();
  const painterKey = await painter.register();
  await using service = await createTestService(painterAt(painter, painterKey), { engine });
  const key = await service.register();
  const body = {
    brief: {
      version: 1,
      kind: 'event',
      blocks: [{ role: 'title', text: 'Safari Night' }],
      picture: { text: PICTURE },
    },
    engine: 'openai',
  };
  const { id } = await generate(service, key, body);
  const generation = await read<GenerationBody>(service, key, `/generate/${id}`);
  expect(generation).toMatchObject({ status: 'completed', painter: 'openai/cardwright', credits_used: 1 });
  const [asked] = (await read<{ generations: GenerationBody[] }>(painter, painterKey, '/dashboard/history'))
    .generations;
  expect(asked?.prompt).toContain(PICTURE);
  expect(asked?.prompt).not.toContain('Safari');
  expect([asked?.width, asked?.height]).toEqual([1200, 640]);
  expect([await creditsOf(painter, painterKey), await creditsOf(service, key)]).toEqual([1, 1]);
  const image = await service.app.request(new URL(generation.image_url ?? '').pathname);
  const { width, height, xmp } = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(xmp?.toString()).toContain('AISystemUsed="openai/cardwright"');
});

test('two that name each other do not ask for ever: the second one draws', async () => {
  // Its painter is known only once the other one listens.
  const port = await findPort();
  const later = { CARDWRIGHT_PAINTER: 'openai', CARDWRIGHT_PAINTER_MODEL: 'cardwright' };
  await using first = await createTestService(
    { ...later, CARDWRIGHT_PAINTER_URL: `http://127.0.0.1:${port}/v1` },
    { engine },
  );
  await first.start();
  const firstKey = await first.register();
  await using second = await createTestService(
    { ...painterAt(first, firstKey), PORT: String(port) },
    { engine },
  );
  await second.start();
  const secondKey = await second.register();
  const { id } = await generate(second, secondKey, { prompt: PICTURE, width: 512, height: 512 });
  expect(await read<GenerationBody>(second, secondKey, `/generate/${id}`)).toMatchObject({
    status: 'completed',
    painter: 'openai/cardwright',
  });
  const { generations } = await read<{ generations: GenerationBody[] }>(
    first,
    firstKey,
    '/dashboard/history',
  );
  expect(generations.map(({ painter, status }) => [painter, status])).toEqual([['built-in', 'completed']]);
  expect(await creditsOf(second, secondKey)).toBe(1);
});

/** One that was free a moment ago. */
async function findPort(): Promise<number> {
  const { createServer } = await import('node:net');
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
