import { describe, expect, test } from 'vitest';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';

const BASE = 'https://cards.example.com';
const ENVIRONMENT = { CARDWRIGHT_BASE_URL: BASE };
const urlOf = (key: string, data: Record<string, string>): string =>
  `${BASE}/i/og_standard?${signTarget(key, '/i/og_standard', data).query}`;

describeOperation('explainSignature', (api) => {
  describe('200', () => {
    test('a valid address', async () => {
      await using service = await shareService(ENVIRONMENT);
      const key = await service.register();
      const { status, body } = await api(service, { key, body: { url: urlOf(key, { title: 'x' }) } });
      expect(status).toBe(200);
      expect(body).toMatchObject({ valid: true, reason: null, parameter: null, difference: null });
    });

    test('a wrong one, with the first differing byte', async () => {
      await using service = await shareService(ENVIRONMENT);
      const key = await service.register();
      const { body } = await api(service, {
        key,
        body: {
          url: urlOf(key, { title: 'x' }).replace('title=x', 'title=y'),
          signed_text: '/i/og_standard?expires=2000000000&title=x',
        },
      });
      expect(body).toMatchObject({
        valid: false,
        parameter: 'sig',
        canonical: '/i/og_standard?expires=2000000000&title=y',
        difference: { byte: 40, expected: 'y', received: 'x' },
      });
    });

    test("a stranger's key is not spoken of, and no answer holds a signature of ours", async () => {
      await using service = await shareService(ENVIRONMENT);
      const stranger = await service.register('stranger@example.com');
      const key = await service.register();
      const { body } = await api(service, { key, body: { url: urlOf(stranger, { title: 'x' }) } });
      expect(body).toMatchObject({
        valid: false,
        reason: expect.stringContaining('of another account, or one that does not exist'),
      });
      const { query } = signTarget(key, '/i/og_standard', { title: 'x' });
      const unsigned = `${BASE}/i/og_standard?${query.replace(/\.[0-9a-f]{64}/, `.${'0'.repeat(64)}`)}`;
      const answered = await api(service, { key, body: { url: unsigned } });
      const signature = /\.([0-9a-f]{64})/.exec(query)?.[1] ?? 'none';
      expect(answered.bytes.toString()).not.toContain(signature);
    });
  });

  describeRefusedFields(
    api,
    [
      ['url', {}],
      ['url', { url: 7 }],
      ['url', { url: '' }],
      ['url', { url: 'https://cards.example.com/docs' }],
      ['url', { url: `/i/og_standard?${'a'.repeat(70_000)}` }],
      ['signed_text', { url: '/i/og_standard?a=b', signed_text: 7 }],
      ['key', { url: '/i/og_standard?a=b', key: 'cw_x' }],
    ],
    {},
    ENVIRONMENT,
  );
});
