import { describe, expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { createTestService } from './support/test-service.ts';

describeOperation('getThumbnail', (api) => {
  describe('200', () => {
    test.each([
      ['looks', 'swiss'],
      ['illustrations', 'fox'],
    ])('%s %s, without a key, to be kept by caches', async (kind, name) => {
      await using service = await shareService();
      const { status, headers, bytes } = await api(service, { params: { kind, name } });
      expect([status, bytes.subarray(0, 3).toString('hex')]).toEqual([200, 'ffd8ff']);
      expect(headers.get('cache-control')).toContain('public');
    });

    test('an image that many ask for is drawn once', async () => {
      let drawn = 0;
      const drawThumbnail = async () => {
        drawn += 1;
        return new Uint8Array([drawn]);
      };
      await using service = await createTestService({}, { engine: { drawThumbnail } });
      const call = { params: { kind: 'looks', name: 'swiss' } };
      await Promise.all([api(service, call), api(service, call)]);
      await api(service, call);
      expect(drawn).toBe(1);
    });
  });

  test.each([
    ['looks', 'nonsense'],
    ['illustrations', 'nonsense'],
    ['looks', 'constructor'],
    ['formats', 'instagram'],
    ['nonsense', 'x'],
  ])('404 for %s %s', async (kind, name) => {
    await using service = await shareService();
    expect((await api(service, { params: { kind, name } })).status).toBe(404);
  });

  test('503 when too many wait', async () => {
    const stuck = Promise.withResolvers<undefined>();
    await using service = await createTestService({}, { engine: { drawThumbnail: () => stuck.promise } });
    const calls = Array.from({ length: 33 }, (_, at) =>
      api(service, { params: { kind: 'looks', name: `n${at}` } }),
    );
    const refused = await Promise.race(calls);
    expect([refused.status, refused.body.code]).toEqual([503, 'thumbnails_busy']);
    stuck.resolve(undefined);
    await Promise.all(calls);
  });
});
