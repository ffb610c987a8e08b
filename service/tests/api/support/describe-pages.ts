import { describe, expect, test } from 'vitest';
import type { Answered, Api } from './describe-operation.ts';
import { generate } from './generate.ts';
import { createTestService } from './test-service.ts';

/** What both listings of generations have in common: order, page, refusals. `promptsOf` reads an answer's items. */
export function describePages(api: Api, promptsOf: (answered: Answered) => string[]): void {
  describe('200', () => {
    test('newest first, of this account alone, in pages', async () => {
      await using service = await createTestService();
      const key = await service.register();
      await generate(service, await service.register('eve@example.com'), { prompt: 'not mine' });
      for (const prompt of ['one', 'two', 'three']) await generate(service, key, { prompt });
      expect(promptsOf(await api(service, { key }))).toEqual(['three', 'two', 'one']);
      expect(promptsOf(await api(service, { key, query: '?limit=1&offset=1' }))).toEqual(['two']);
      expect(promptsOf(await api(service, { key, query: '?limit=100&offset=3' }))).toEqual([]);
      expect(promptsOf(await api(service, { key, query: '?offset=999999999999999' }))).toEqual([]);
    });

    test('an unknown query parameter is ignored', async () => {
      await using service = await createTestService();
      expect((await api(service, { key: await service.register(), query: '?utm_source=x' })).status).toBe(
        200,
      );
    });
  });

  describe('400', () => {
    test.each([
      ['limit', '?limit=0'],
      ['limit', '?limit=101'],
      ['limit', '?limit=abc'],
      ['limit', '?limit=1e1'],
      ['limit', '?limit=1.5'],
      ['limit', '?limit='],
      ['limit', '?limit=%201'],
      ['limit', '?limit=+1'],
      ['limit', '?limit=0x10'],
      ['limit', '?limit=99999999999999999999'],
      ['limit', '?limit=1&limit=2'],
      ['limit', '?limit=%ff'],
      ['offset', '?offset=-1'],
      ['offset', '?offset=many'],
      ['offset', '?offset=0&offset=0'],
    ])('naming %s for %s', async (parameter, query) => {
      await using service = await createTestService();
      const { status, body } = await api(service, { key: await service.register(), query });
      expect([status, body.parameter, body.code]).toEqual([400, parameter, 'invalid_parameter']);
    });
  });
}
