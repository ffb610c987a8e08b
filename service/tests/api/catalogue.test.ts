import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService } from './support/test-service.ts';

describeOperation('listCatalogue', (api) => {
  describe('200', () => {
    test('without a key, in a language, to be kept by caches', async ({ service }) => {
      const answered = await api(service, {
        params: { kind: 'illustrations' },
        query: '?q=fuchs&language=de',
      });
      expect(answered.status).toBe(200);
      expect(answered.headers.get('cache-control')).toContain('public');
      const fox = answered.body.entries.find(({ name }: { name: string }) => name === 'fox');
      expect(fox.words).toContain('fuchs');
      expect(fox.thumbnail_url).toMatch(/\/api\/v1\/catalogue\/illustrations\/fox\/thumbnail$/);
    });

    test.each([
      ['illustrations', '?q=foxx', 'Did you mean `fox`?'],
      ['illustrations', '?q=elefannt&language=de', 'Did you mean `elefant`?'],
      ['illustrations', '?q=zzzzzzzzzzzz', '`language`'],
      ['looks', `?q=${'x'.repeat(100)}&language=de`, 'leave out `q`'],
    ])('%s%s finds nothing, and a hint says what to try', async (kind, query, hint) => {
      await using service = await shareService();
      const { body } = await api(service, { params: { kind }, query });
      expect(body).toMatchObject({ entries: [], total: 0, hint: expect.stringContaining(hint) });
    });

    test('a page of them', async ({ service }) => {
      const { body } = await api(service, { params: { kind: 'formats' }, query: '?limit=2&offset=1' });
      expect(body.entries).toHaveLength(2);
      expect(body.entries[0]).toMatchObject({ width: expect.any(Number), thumbnail_url: null });
      expect(body.total).toBeGreaterThan(10);
    });
  });

  test.each([
    ['?limit=0', 'limit'],
    [`?q=${'x'.repeat(101)}`, 'q'],
    ['?page=2', 'page'],
  ])('400 for %s', async (query, parameter) => {
    await using service = await shareService();
    const { status, body } = await api(service, { params: { kind: 'looks' }, query });
    expect([status, body.parameter]).toEqual([400, parameter]);
  });

  test.each(['nonsense', '__proto__'])('404 for %s', async (kind) => {
    await using service = await shareService();
    const { status, body } = await api(service, { params: { kind } });
    expect(status).toBe(404);
    expect(body.error).toContain('illustrations');
  });
});

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
