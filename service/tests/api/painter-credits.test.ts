import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Behaviour } from '../../src/models/fake-server.fixture.ts';
import { startImagesServer, withError, withPicture } from '../../src/models/openai-images-server.fixture.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { verifyLedger } from '../../src/stores/verify-ledger.ts';
import { call } from './support/call.ts';
import { generate } from './support/generate.ts';
import { engine, get, PICTURE, painting, quick, SIZE, settings, setUpPainting } from './support/painter.ts';
import { createTestService } from './support/test-service.ts';

setUpPainting();

describe('a painting that costs three credits', () => {
  const PRICE = { CARDWRIGHT_PAINTER_CREDITS: '3' };

  /** What a request costs in the end, by all who count it. */
  async function costOf(behaviour: Behaviour, body: object = {}, more: Record<string, string> = {}) {
    await using server = await startImagesServer(behaviour);
    await using service = await createTestService(settings(server.url, { ...PRICE, ...more }), {
      engine: quick,
    });
    const key = await service.register();
    const headers = { 'x-api-key': key };
    const { id } = await generate(service, key, { prompt: PICTURE, ...SIZE, ...body });
    const generation = await get(service, key, id);
    const read = async (path: string) =>
      (await (await service.app.request(`/api/v1${path}`, { headers })).json()) as never;
    const { credits_used: used } = (await read('/dashboard')) as { credits_used: number };
    const { total } = (await read('/dashboard/usage')) as { total: { credits: number } };
    const database = await openTestDatabase(service.dataDirectory);
    const { faults } = await verifyLedger(database);
    await database.destroy();
    expect(faults).toEqual([]);
    expect([used, total.credits]).toEqual([generation.credits_used, generation.credits_used]);
    return { generation, asked: server.asked.length };
  }

  test('costs three when it is painted', async () => {
    const { generation } = await costOf(withPicture(painting));
    expect(generation).toMatchObject({ painter: 'openai/flux', credits_used: 3 });
  });

  test('costs one where the model refuses', async () => {
    const { generation } = await costOf(withError(400, { code: 'moderation_blocked' }));
    expect(generation).toMatchObject({ status: 'completed', painter: 'built-in', credits_used: 1 });
  });

  test('costs nothing where it had to be painted and was not', async () => {
    const { generation } = await costOf(withError(400, { code: 'moderation_blocked' }), { engine: 'openai' });
    expect(generation).toMatchObject({ status: 'failed', credits_used: 0 });
    expect(generation.error).toMatch(/ The credits were refunded\.$/);
  });

  test('is drawn for one where three are not left, and says so', async () => {
    const { generation, asked } = await costOf(withPicture(painting), {}, { CARDWRIGHT_FREE_ALLOWANCE: '2' });
    expect(generation).toMatchObject({ painter: 'built-in', credits_used: 1 });
    expect(generation.warnings).toContainEqual(expect.stringMatching(/costs 3 credits, which were not left/));
    expect(asked).toBe(0);
  });

  test('is refused where three are not left and it must be painted; n images are painted all or none', async () => {
    await using server = await startImagesServer(withPicture(painting));
    const environment = settings(server.url, { ...PRICE, CARDWRIGHT_FREE_ALLOWANCE: '5' });
    await using service = await createTestService(environment, { engine: quick });
    const key = await service.register();
    const post = async (path: string, body: object) => await call(service, key, 'POST', path, body);
    const two = await post('/v1/images/generations', { prompt: PICTURE, size: '512x512', n: 2 });
    expect(((await two.json()) as { data: unknown[] }).data).toHaveLength(2);
    expect(server.asked).toEqual([]);
    await generate(service, key, { prompt: PICTURE, ...SIZE, engine: 'composer' });
    const refused = await post('/api/v1/generate', { prompt: PICTURE, ...SIZE, engine: 'openai' });
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({
        code: 'credit_limit_reached',
        error: expect.stringMatching(/^A painted image requires 3 credits, but 2 of 5 are left this month;/),
      }),
    ]);
  });
});

describe('the mark for machines', () => {
  const xmpOf = async (response: Response | Uint8Array): Promise<string> => {
    const bytes = response instanceof Response ? Buffer.from(await response.arrayBuffer()) : response;
    return (await sharp(bytes).metadata()).xmp?.toString() ?? '';
  };
  const MARK =
    /DigitalSourceType="http:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/compositeWithTrainedAlgorithmicMedia"/;

  test('is in a painted image, in its thumbnail and at the door for OpenAI’s clients, with the model', async () => {
    await using server = await startImagesServer(withPicture(painting));
    await using service = await createTestService(settings(server.url), { engine });
    const key = await service.register();
    for (const format of ['png', 'jpeg']) {
      const { id } = await generate(service, key, { prompt: PICTURE, format, ...SIZE });
      const path = new URL((await get(service, key, id)).image_url ?? '').pathname;
      for (const address of [path, `${path}?width=320`]) {
        const xmp = await xmpOf(await service.app.request(address));
        expect(xmp).toMatch(MARK);
        expect(xmp).toContain('AISystemUsed="openai/flux"');
      }
    }
    for (const more of [{}, { output_format: 'webp' }, { output_format: 'jpeg', output_compression: 50 }]) {
      const response = await service.app.request('/v1/images/generations', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: PICTURE, size: '512x512', ...more }),
      });
      const { data } = (await response.json()) as { data: { b64_json: string }[] };
      expect(await xmpOf(Buffer.from(data[0]?.b64_json ?? '', 'base64'))).toMatch(MARK);
    }
  });

  test('is in no image that the composer drew', async () => {
    await using server = await startImagesServer(withError(400, { code: 'moderation_blocked' }));
    await using service = await createTestService(settings(server.url), { engine });
    const key = await service.register();
    const { id } = await generate(service, key, { prompt: PICTURE, ...SIZE });
    const path = new URL((await get(service, key, id)).image_url ?? '').pathname;
    for (const address of [path, `${path}?width=320`])
      expect(await xmpOf(await service.app.request(address))).toBe('');
  });
});
