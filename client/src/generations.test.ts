import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Cardwright } from './cardwright.ts';
import { CardwrightError } from './cardwright-error.ts';
import type { Progress } from './generations.ts';
import { type Scripted, startScriptedServer } from './http/scripted-server.fixture.ts';

const KEY = 'cw_k7m2p9x4_5d1f0c6a9be347288f5a1c0e7d946b3f21a8e5c7d0b9f4e6a3c2d1b0';
const answer = (body: object, status = 200, headers = {}): Scripted => ({
  status,
  headers,
  body: JSON.stringify(body),
});
const accepted = answer({ id: 'gen_1', status: 'processing', url: null, image_url: null }, 202);
const pending = answer({ id: 'gen_1', status: 'pending', url: null }, 200, { 'retry-after': '0' });
const completed = answer({ id: 'gen_1', status: 'completed', url: 'https://c.example.com/images/1.png' });

async function start(...script: Scripted[]) {
  const server = await startScriptedServer(script);
  const cardwright = new Cardwright({ apiKey: KEY, baseUrl: server.baseUrl });
  return { ...server, cardwright, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('generate', () => {
  test('asks until the image is ready, and tells how far it is', async () => {
    await using server = await start(accepted, pending, completed);
    const seen: Progress[] = [];
    const image = await server.cardwright.generate('A', { onProgress: (progress) => seen.push(progress) });
    expect(image.url).toBe('https://c.example.com/images/1.png');
    expect(seen.map(({ status }) => status)).toEqual(['processing', 'pending', 'completed']);
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/v1/generate',
      'GET /api/v1/generate/gen_1',
      'GET /api/v1/generate/gen_1',
    ]);
  });

  test('sends what was asked under the names of the interface, and nothing that was not', async () => {
    await using server = await start(accepted, completed);
    await server.cardwright.generate('A', {
      templateId: 'og_brand',
      designMd: '# A',
      seed: 7,
      width: undefined,
    });
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
      prompt: 'A',
      template_id: 'og_brand',
      design_md: '# A',
      seed: 7,
    });
  });

  test.each([
    [{}, {}, 'wait=10'],
    [{}, { waitMs: 3_000 }, 'wait=3'],
    [{}, { onProgress: () => {} }, 'wait=1'],
    [{ timeoutMs: 5_000 }, {}, 'wait=2'],
    [{ timeoutMs: 500 }, {}, 'wait=0'],
  ])('of a client with %j, called with %j, asks the service to %s at most', async (options, call, prefer) => {
    const asked: (string | null)[] = [];
    const fetch = async (_: unknown, init?: RequestInit) => {
      asked.push(new Headers(init?.headers).get('prefer'));
      return Response.json({ id: 'gen_1', status: 'completed', url: 'https://c.example.com/images/1.png' });
    };
    const cardwright = new Cardwright({ apiKey: KEY, baseUrl: 'http://a.example', fetch, ...options });
    await cardwright.generate('A', call);
    expect(asked[0]).toBe(prefer);
  });

  test('repeats a lost prompt under the same idempotency key, another prompt under another', async () => {
    await using server = await start('drop', accepted, completed, accepted, completed);
    await server.cardwright.generate('A');
    await server.cardwright.generate('A');
    const keys = server.received.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test.each([
    ['url alone', { url: '/images/1.png' }],
    ['image_url alone', { image_url: '/images/1.png' }],
    ['a null and a value', { url: null, image_url: '/images/1.png' }],
  ])('finds the image of a service that gives %s, also by a path', async (_, fields) => {
    await using server = await start(accepted, answer({ id: 'gen_1', status: 'completed', ...fields }));
    const image = await server.cardwright.generate('A');
    expect(image.url).toBe(`${server.baseUrl}/images/1.png`);
    expect(image).not.toHaveProperty('imageUrl');
  });

  test('rejects with the reason when the image cannot be made', async () => {
    await using server = await start(accepted, answer({ id: 'gen_1', status: 'failed', error: 'No ink.' }));
    await expect(server.cardwright.generate('A')).rejects.toMatchObject({
      code: 'generation_failed',
      generationId: 'gen_1',
      message: 'No ink.',
    });
  });

  test('rejects when the service calls an image ready that it does not name', async () => {
    await using server = await start(accepted, answer({ id: 'gen_1', status: 'completed' }));
    await expect(server.cardwright.generate('A')).rejects.toMatchObject({ code: 'unexpected_answer' });
  });

  test('gives up waiting when told, and says how to go on', async () => {
    await using server = await start(accepted, pending);
    await expect(server.cardwright.generate('A', { waitMs: 20 })).rejects.toMatchObject({
      code: 'timeout',
      generationId: 'gen_1',
      message: expect.stringContaining("wait('gen_1')"),
    });
  });

  test('ends with the reason of its signal between two looks', async () => {
    await using server = await start(accepted, pending);
    const reason = new Error('enough');
    const controller = new AbortController();
    const call = server.cardwright.generate('A', {
      signal: controller.signal,
      onProgress: ({ status }) => status === 'pending' && controller.abort(reason),
    });
    await expect(call).rejects.toBe(reason);
  });
});

test('any JSON that is no answer of the service is refused as such, and never waited for', async () => {
  const anyField = fc.constantFrom('id', 'status', 'url', 'image_url', 'generations', 'total');
  const anyBody = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(anyField, fc.oneof(fc.jsonValue(), fc.constantFrom('completed', 'http://[', 'gen_1'))),
  );
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const answers = async () => new Response(JSON.stringify(body));
      const cardwright = new Cardwright({
        apiKey: KEY,
        baseUrl: 'http://a.example',
        fetch: answers,
        retries: 0,
      });
      for (const call of [cardwright.generate('A', { waitMs: 0 }), cardwright.historyPage()]) {
        const outcome = await call.catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(CardwrightError);
        else expect(outcome).toEqual(expect.objectContaining({}));
      }
    }),
    { numRuns: 100 },
  );
});

test('an idempotency key that no header can carry is refused before anything is sent', async () => {
  await using server = await start(accepted);
  for (const idempotencyKey of ['', 'schlüssel', 'a\nb', 'x'.repeat(256)])
    await expect(server.cardwright.submit('A', { idempotencyKey })).rejects.toMatchObject({
      code: 'invalid_parameter',
      parameter: 'idempotencyKey',
    });
  expect(server.received).toHaveLength(0);
});

describe('the usage', () => {
  test.each([
    ['one name', { plan: 'free', plan_limit: 100, credits_used: 3 }],
    ['the other', { plan: 'free', usage: { limit: 100, current_period: 3 } }],
  ])('is complete where the service gives %s of what has two', async (_, body) => {
    await using server = await start(answer(body));
    expect(await server.cardwright.usage()).toMatchObject({
      planLimit: 100,
      creditsUsed: 3,
      usage: { limit: 100, currentPeriod: 3 },
    });
  });
});

describe('the history', () => {
  const page = (from: number, count: number): object[] =>
    Array.from({ length: count }, (_, place) => ({
      id: `gen_${from + place}`,
      status: 'pending',
      url: null,
    }));
  const idsOf = async (cardwright: Cardwright): Promise<string[]> => {
    const ids: string[] = [];
    for await (const { id } of cardwright.history()) ids.push(id);
    return ids;
  };

  test('comes to its end, page by page', async () => {
    await using server = await start(
      answer({ generations: page(0, 100), total: 130 }),
      answer({ generations: page(100, 30), total: 130 }),
      answer({ generations: [], total: 130 }),
    );
    expect(await idsOf(server.cardwright)).toEqual(page(0, 130).map((one) => (one as { id: string }).id));
    expect(server.received.map(({ url }) => new URL(url, 'http://a').searchParams.get('offset'))).toEqual([
      '0',
      '100',
      '130',
    ]);
  });

  test('gives each once, also when new ones push older ones on', async () => {
    await using server = await start(
      answer({ generations: page(0, 100), total: 150 }),
      answer({ generations: page(95, 60), total: 155 }),
      answer({ generations: [], total: 155 }),
    );
    const ids = await idsOf(server.cardwright);
    expect(ids).toHaveLength(155);
    expect(new Set(ids).size).toBe(155);
  });

  test('follows the cursors of a service that has them', async () => {
    await using server = await start(
      answer({ generations: page(0, 100), total: 130, next_cursor: 'abc' }),
      answer({ generations: page(100, 30), total: 130, next_cursor: null }),
    );
    expect(await idsOf(server.cardwright)).toHaveLength(130);
    const queries = server.received.map(({ url }) => new URL(url, 'http://a').searchParams);
    expect(queries.map((query) => [query.get('offset'), query.get('cursor')])).toEqual([
      ['0', null],
      [null, 'abc'],
    ]);
  });

  test('is read from a bare array too', async () => {
    await using server = await start(answer(page(0, 3)), answer([]));
    expect(await idsOf(server.cardwright)).toEqual(['gen_0', 'gen_1', 'gen_2']);
  });

  test('asks for no more than is wanted', async () => {
    await using server = await start(answer({ generations: page(0, 100), total: 1000 }));
    for await (const { id } of server.cardwright.history()) if (id === 'gen_5') break;
    expect(server.received).toHaveLength(1);
  });
});
