import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService } from './support/test-service.ts';

const prompt = 'Announce "Tea at four"';
const WAIT = { prefer: 'wait=30' };

/** Draws nothing until the signal of its job ends. */
const stuckEngine = {
  ...createPaintEngine(),
  compose: (_: unknown, signal?: AbortSignal) =>
    new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
};
const NO_GRACE = { CARDWRIGHT_SHUTDOWN_GRACE_MS: '0' };

describeOperation('createGeneration', (api) => {
  describe('202', () => {
    test('completed within the wait: both addresses serve the image without a key', async () => {
      await using service = await shareService({ CARDWRIGHT_BASE_URL: 'https://cards.example.com' });
      const key = await service.register();
      const { status, body, headers } = await api(service, {
        key,
        headers: WAIT,
        body: { prompt, width: 300, height: 256 },
      });
      expect([status, body.status, body.template_id, body.prompt]).toEqual([
        202,
        'completed',
        'default',
        prompt,
      ]);
      expect(body.dimensions).toEqual({ width: 300, height: 256 });
      expect(body.url).toBe(body.image_url);
      expect(body.url).toMatch(/^https:\/\/cards\.example\.com\/images\/[a-z0-9]{26,}\.png$/);
      expect(headers.get('location')).toBe(`/api/v1/generate/${body.id}`);
      const image = await service.app.request(new URL(body.url).pathname);
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    });

    test('`seed`, given or chosen, makes the same image again', async ({ service, key }) => {
      const draw = async (more: object) => {
        const { body } = await api(service, { key, headers: WAIT, body: { prompt, ...more } });
        const image = await service.app.request(new URL(body.url).pathname);
        return { id: body.id, seed: body.seed, bytes: Buffer.from(await image.arrayBuffer()) };
      };
      expect((await draw({ seed: 7 })).seed).toBe(7);
      const first = await draw({});
      const second = await draw({ seed: first.seed });
      expect([second.seed, second.bytes.equals(first.bytes)]).toEqual([first.seed, true]);
      const stored = await service.app.request(`/api/v1/generate/${first.id}`, {
        headers: { 'x-api-key': key },
      });
      expect(await stored.json()).toMatchObject({ seed: first.seed });
    });

    test('`jpg` is `jpeg`, also under the same idempotency key', async ({ service, key }) => {
      const headers = { ...WAIT, 'idempotency-key': 'one' };
      const { body } = await api(service, { key, headers, body: { prompt, format: 'jpg' } });
      expect(body.url).toMatch(/\.jpeg$/);
      const again = await api(service, { key, headers, body: { prompt, format: 'jpeg' } });
      expect(again.body.id).toBe(body.id);
    });

    test('`respond-async` answers without the image, and says that it was followed', async () => {
      await using service = await createTestService(NO_GRACE, { engine: stuckEngine });
      const key = await service.register();
      const { body, headers } = await api(service, {
        key,
        headers: { prefer: 'respond-async' },
        body: { prompt },
      });
      expect([body.status, body.url, body.image_url]).toEqual(['processing', null, null]);
      expect(headers.get('preference-applied')).toBe('respond-async');
    });

    test('sizes, format and seed are taken at both ends of their ranges', async ({ service, key }) => {
      for (const more of [
        { width: 256, height: 2048, seed: 0, format: 'jpeg' },
        { width: 2048, height: 256, seed: Number.MAX_SAFE_INTEGER, format: 'png' },
        { seed: Number.MIN_SAFE_INTEGER, template_id: 'default' },
        { template_id: 'og_brand' },
      ])
        expect((await api(service, { key, body: { prompt, ...more } })).status).toBe(202);
    });

    test('4,000 astral characters, newlines, tabs, joiners, marks and isolates are a prompt; CR LF becomes LF', async () => {
      await using service = await shareService();
      const key = await service.register();
      const sent = [`${'😀'.repeat(4000)}`, 'a\r\nb\tc\rd', '👩‍👩‍👧 \u200f\u2067שלום\u2069', 'می‌خواهم'];
      const got = [];
      for (const text of sent) got.push((await api(service, { key, body: { prompt: text } })).body.prompt);
      expect(got).toEqual([sent[0], 'a\nb\tc\nd', sent[2], sent[3]]);
    });

    test('16,000 characters are a prompt where the operator allows them', async () => {
      await using service = await shareService({ CARDWRIGHT_PROMPT_LIMIT: '16000' });
      const key = await service.register();
      const whole = await api(service, { key, body: { prompt: '😀'.repeat(16_000) } });
      expect([whole.status, whole.body.prompt]).toEqual([202, '😀'.repeat(16_000)]);
      const longer = await api(service, { key, body: { prompt: 'x'.repeat(16_001) } });
      expect([longer.status, longer.body]).toEqual([
        400,
        {
          error: '`prompt` must have at most 16,000 characters.',
          parameter: 'prompt',
          code: 'invalid_parameter',
        },
      ]);
    });

    test('what the image does not show is said in `warnings`, with codes and words in `warning_details`', async () => {
      await using service = await shareService();
      const { body } = await api(service, {
        key: await service.register(),
        headers: WAIT,
        body: { prompt: 'a red fox' },
      });
      expect(body.warnings).toEqual(['no fox was painted']);
      expect(body.warning_details).toEqual([
        { code: 'not_drawn', message: 'no fox was painted', words: ['fox'] },
      ]);
    });
  });

  describeRefusedFields(api, [
    ['prompt', {}],
    ['prompt', { prompt: ' \t\n\u3000 ' }],
    ['prompt', { prompt: 'x'.repeat(4001) }],
    ['prompt', { prompt: 'a \ud800 b' }],
    ['prompt', { prompt: 'a\0b' }],
    ['prompt', { prompt: 7 }],
    ['width', { prompt, width: 255 }],
    ['width', { prompt, width: 2049 }],
    ['width', { prompt, width: 1200.5 }],
    ['height', { prompt, height: -630 }],
    ['format', { prompt, format: 'gif' }],
    ['seed', { prompt, seed: 1.5 }],
    ['seed', { prompt, seed: 2 ** 53 }],
    ['template_id', { prompt, template_id: 'fancy' }],
    ['template_id', { prompt, template_id: '__proto__' }],
    ['engine', { prompt, engine: 'flux' }],
    ['design_md', { prompt, design_md: `---\na: ${'['.repeat(20_000)}\n---\n` }],
    ['design_md', { prompt, design_md: 'é'.repeat(200_000) }],
    ['promt', { prompt, promt: prompt }],
  ]);

  test.each(['', 'x'.repeat(256), 'caf\u00e9', 'a\tb'])('400: naming Idempotency-Key: %j', async (value) => {
    await using service = await shareService();
    const key = await service.register();
    const answered = await api(service, { key, headers: { 'idempotency-key': value }, body: { prompt } });
    expect([answered.status, answered.body.parameter]).toEqual([400, 'Idempotency-Key']);
    expect((await service.count()).generations).toBe(0);
  });

  test('409 for an idempotency key that was used with another body; nothing is charged', async () => {
    await using service = await shareService();
    const key = await service.register();
    const headers = { 'idempotency-key': 'x' };
    await api(service, { key, headers, body: { prompt } });
    const before = await service.count();
    const answered = await api(service, { key, headers, body: { prompt: 'something else' } });
    expect([answered.status, answered.body.code]).toEqual([409, 'idempotency_mismatch']);
    expect((await service.count()).credit_entries).toBe(before.credit_entries);
  });

  test('429: no credit is left: with the seconds to the end of the month', async () => {
    const clock = { now: () => new Date('2026-11-30T23:59:00.000Z') };
    await using service = await createTestService({ CARDWRIGHT_FREE_ALLOWANCE: '1' }, { clock });
    const key = await service.register();
    await api(service, { key, body: { prompt } });
    const { status, headers, body } = await api(service, { key, body: { prompt } });
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'credit_limit_reached', '60']);
    expect((await service.count()).generations).toBe(1);
  });

  describe('503', () => {
    test('the queue is full: nothing is stored or charged', async () => {
      await using service = await createTestService(
        { ...NO_GRACE, CARDWRIGHT_QUEUE_LIMIT: '1', CARDWRIGHT_GENERATE_WAIT_MS: '0' },
        { engine: stuckEngine },
      );
      const key = await service.register();
      await api(service, { key, body: { prompt } });
      const before = await service.count();
      const { status, headers, body } = await api(service, { key, body: { prompt } });
      expect([status, body.code]).toEqual([503, 'queue_full']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await service.count()).toEqual(before);
    });

    test('shutting down: what waits is answered as it stands, and nothing new is taken', async () => {
      await using service = await createTestService(
        { CARDWRIGHT_SHUTDOWN_GRACE_MS: '1000' },
        { engine: stuckEngine },
      );
      const key = await service.register();
      const waiting = api(service, { key, headers: { prefer: 'wait=60' }, body: { prompt } });
      while (!(await service.count()).generations) await sleep(10);
      const stopped = service.stop();
      const refused = await api(service, { key, body: { prompt } });
      expect([refused.status, refused.body.code, refused.headers.get('connection')]).toEqual([
        503,
        'shutting_down',
        'close',
      ]);
      expect((await waiting).body.status).toBe('processing');
      await stopped;
    });
  });
});
