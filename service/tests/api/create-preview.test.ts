import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { createPaintEngine, paint, readPng } from '../../src/generations/paint-engine.fixture.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService } from './support/test-service.ts';

const prompt = 'Announce "Tea at four"';

/** Draws nothing until its signal ends; `started` counts. */
function createStuckEngine() {
  const stuck = {
    ...createPaintEngine(),
    started: 0,
    compose: (_: unknown, signal?: AbortSignal) => {
      stuck.started += 1;
      return new Promise<never>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    },
  };
  return stuck;
}

describeOperation(
  'createPreview',
  (api) => {
    describe('200', () => {
      test.each([
        [{}, [600, 315]],
        [{ width: 1000, height: 2000 }, [300, 600]],
        [{ width: 300, height: 256 }, [300, 256]],
      ])('%j is at most 600 pixels wide and high', async (more, size) => {
        await using service = await shareService();
        const key = await service.register();
        const { status, bytes } = await api(service, { key, body: { prompt, ...more } });
        const { width, height } = readPng(bytes);
        expect([status, width, height]).toEqual([200, ...size]);
      });

      test('stores nothing, charges nothing, and nobody may cache it', async () => {
        await using service = await shareService({ CARDWRIGHT_FREE_ALLOWANCE: '0' });
        const key = await service.register();
        const before = await service.count();
        const { headers } = await api(service, { key, body: { prompt } });
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('ratelimit')).toContain('"previews"');
        expect(await service.count()).toEqual(before);
      });

      test('says what it does not show in a header, which fits through proxies', async () => {
        const warning = (index: number) => ({
          code: 'no_room' as const,
          message: `There is no room for “Größe ${index}, ${'слово '.repeat(20)}”.`,
          words: [`Größe ${index}`],
        });
        const engine = createPaintEngine();
        let count = 1;
        const compose: typeof engine.compose = async (...request) => ({
          ...(await engine.compose(...request)),
          warnings: Array.from({ length: count }, (_, index) => warning(index)),
        });
        await using service = await createTestService({}, { engine: { compose } });
        const key = await service.register();
        const read = async () => {
          const { headers } = await api(service, { key, body: { prompt } });
          const text = headers.get('x-cardwright-warnings') ?? '';
          expect(text.length).toBeLessThanOrEqual(3000);
          return JSON.parse(decodeURIComponent(text));
        };
        expect(await read()).toEqual([warning(0)]);
        count = 9;
        expect((await read())[0]).toEqual(warning(0));
      });

      test('is drawn with the seed that it names, in any format', async ({ service, key }) => {
        for (const body of [{ prompt }, { prompt, seed: 7 }, { prompt, format: 'jpg' }]) {
          const { headers, bytes } = await api(service, { key, body });
          const seed = Number(headers.get('x-cardwright-seed'));
          if ('seed' in body) expect(seed).toBe(body.seed);
          expect(bytes.equals(paint({ prompt, width: 600, height: 315, seed }))).toBe(true);
          expect(headers.get('content-type')).toBe('format' in body ? 'image/jpeg' : 'image/png');
        }
      });
    });

    test.each([
      ['webp', 'webp'],
      ['avif', 'heif'],
    ])('200 as %s: the picture of the PNG', async (format, known) => {
      await using service = await shareService();
      const key = await service.register();
      const { status, headers, bytes } = await api(service, { key, body: { prompt, seed: 7, format } });
      expect([status, headers.get('content-type')]).toEqual([200, `image/${format}`]);
      const png = paint({ prompt, width: 600, height: 315, seed: 7 });
      const [one, other] = await Promise.all([bytes, png].map((file) => sharp(file).removeAlpha().stats()));
      expect((await sharp(bytes).metadata()).format).toBe(known);
      one?.channels.forEach(({ mean }, index) => {
        expect(Math.abs(mean - (other?.channels[index]?.mean ?? 0))).toBeLessThan(4);
      });
    });

    describeRefusedFields(api, [
      ['prompt', {}],
      ['prompt', { prompt: ' ' }],
      ['width', { prompt, width: 255 }],
      ['template_id', { prompt, template_id: 'none' }],
      ['engine', { prompt, engine: 'none' }],
      ['format', { prompt, format: 'gif' }],
      ['size', { prompt, size: '600x315' }],
    ]);

    test('429: previews have a limit of their own, which says when to come again', async () => {
      await using service = await shareService({ CARDWRIGHT_PREVIEW_LIMIT: '2' });
      const key = await service.register();
      const call = { key, body: { prompt, width: 256, height: 256 } };
      for (const expected of [200, 200, 429]) expect((await api(service, call)).status).toBe(expected);
      const { headers, body } = await api(service, call);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body.error).toMatch(/^Too many previews/);
      const generated = await service.app.request('/api/v1/generate', {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify(call.body),
      });
      expect(generated.status).toBe(202);
    });

    test('503: what waits is told when the service stops', async () => {
      const engine = createStuckEngine();
      await using service = await createTestService({}, { engine });
      const waiting = api(service, { key: await service.register(), body: { prompt } });
      await expect.poll(() => engine.started).toBe(1);
      const stopped = service.stop();
      const { status, body } = await waiting;
      expect([status, body.code]).toEqual([503, 'preview_stopped']);
      await stopped;
    });
  },
  { elsewhere: [503] },
);
