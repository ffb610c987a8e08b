import { describe, expect } from 'vitest';
import { call } from './call.ts';
import type { Answered, Api } from './describe-operation.ts';
import { ACME } from './design-documents.ts';
import { generate } from './generate.ts';
import { shareService } from './share-service.ts';
import { test } from './test.ts';

/** What both listings of generations have in common: order, page, refusals. `promptsOf` reads an answer's items. */
export function describePages(api: Api, promptsOf: (answered: Answered) => string[]): void {
  test('200: newest first, of this account alone, in pages', async ({ service, key }) => {
    await generate(service, await service.register('eve@example.com'), { prompt: 'not mine' });
    for (const prompt of ['one', 'two', 'three']) await generate(service, key, { prompt });
    expect(promptsOf(await api(service, { key }))).toEqual(['three', 'two', 'one']);
    expect(promptsOf(await api(service, { key, query: '?limit=1&offset=1' }))).toEqual(['two']);
    expect(promptsOf(await api(service, { key, query: '?limit=100&offset=3' }))).toEqual([]);
    expect(promptsOf(await api(service, { key, query: '?offset=999999999999999' }))).toEqual([]);
  });

  describe('200 with filters', () => {
    const PROMPTS = [
      'A red boat',
      'Über 50% off_season',
      'Ein Boot, ÜBERALL',
      'back\\slash BOATS',
      'Мир труда',
    ];
    test.each([
      ['boat', ['back\\slash BOATS', 'A red boat']],
      ['RED BOAT', ['A red boat']],
      [' boat ', ['back\\slash BOATS', 'A red boat']],
      ['über', ['Ein Boot, ÜBERALL', 'Über 50% off_season']],
      ['МИР', ['Мир труда']],
      ['труда', ['Мир труда']],
      ['50%', ['Über 50% off_season']],
      ['%', ['Über 50% off_season']],
      ['_', ['Über 50% off_season']],
      ['\\', ['back\\slash BOATS']],
      ["'; drop table generations; --", []],
      ['boat red', []],
      ['not mine', []],
    ])('q=%s', async (q, expected) => {
      await using service = await shareService();
      const key = await service.register();
      await generate(service, await service.register('eve@example.com'), { prompt: 'not mine, a boat' });
      for (const prompt of PROMPTS) await generate(service, key, { prompt }, 'respond-async');
      const query = `?q=${encodeURIComponent(q)}`;
      expect(promptsOf(await api(service, { key, query }))).toEqual(expected);
      expect(promptsOf(await api(service, { key, query: `${query}&limit=1&offset=1` }))).toEqual(
        expected.slice(1, 2),
      );
    });

    test('starred, in the order of the history, whatever was starred first; with a search', async () => {
      await using service = await shareService();
      const key = await service.register();
      const ids: string[] = [];
      for (const prompt of ['one', 'two', 'three', 'four'])
        ids.push((await generate(service, key, { prompt })).id);
      for (const place of [2, 0]) await call(service, key, 'POST', `/api/v1/generate/${ids[place]}/star`);
      const read = async (query: string) => promptsOf(await api(service, { key, query }));
      expect(await read('?starred=true')).toEqual(['three', 'one']);
      expect(await read('?starred=true&limit=1&offset=1')).toEqual(['one']);
      expect(await read('?starred=false')).toEqual(['four', 'two']);
      expect(await read('?starred=true&q=t')).toEqual(['three']);
    });
  });

  test('200 with what narrows: texts of a brief, design document, format and shape', async () => {
    await using service = await shareService();
    const key = await service.register();
    const brief = {
      kind: 'sale',
      blocks: [{ role: 'price', text: 'ÜBER 20 €', detail: 'je Kilo' }],
      picture: { text: 'Ein Korb Äpfel' },
    };
    await generate(service, key, { brief, width: 630, height: 1200 }, 'respond-async');
    await generate(
      service,
      key,
      { prompt: 'square', width: 512, height: 512, format: 'jpeg' },
      'respond-async',
    );
    await generate(service, key, { prompt: 'branded', design_md: ACME }, 'respond-async');
    const read = async (query: string) => promptsOf(await api(service, { key, query }));
    for (const q of ['über 20', 'JE KILO', 'ÄPFEL'])
      expect(await read(`?q=${encodeURIComponent(q)}`)).toEqual(['']);
    // Names of a brief's fields are not its texts.
    expect(await read('?q=blocks')).toEqual([]);
    expect(await read('?branded=true')).toEqual(['branded']);
    expect(await read('?branded=false')).toEqual(['square', '']);
    expect(await read('?format=jpeg')).toEqual(['square']);
    expect(await read('?orientation=square')).toEqual(['square']);
    expect(await read('?orientation=portrait')).toEqual(['']);
    expect(await read('?orientation=landscape&format=jpeg')).toEqual([]);
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
      ['q', '?q='],
      ['q', '?q=%20%E2%80%8B'],
      ['q', '?q=a%00b'],
      ['q', `?q=${'x'.repeat(201)}`],
      ['q', '?q=a&q=b'],
      ['starred', '?starred=1'],
      ['starred', '?starred='],
      ['branded', '?branded=yes'],
      ['format', '?format=gif'],
      ['orientation', '?orientation=wide'],
      ['cursor', '?cursor='],
      ['cursor', '?cursor=none'],
      ['cursor', `?cursor=${Buffer.from('-1').toString('base64url')}`],
      ['cursor', `?cursor=${'M'.repeat(500)}`],
      ['offset', '?cursor=MQ&offset=1'],
      ['utm_source', '?utm_source=x'],
      ['constructor', '?constructor=1'],
    ])('naming %s for %s', async (parameter, query) => {
      await using service = await shareService();
      const { status, body } = await api(service, { key: await service.register(), query });
      expect([status, body.parameter, body.code]).toEqual([400, parameter, 'invalid_parameter']);
    });

    test.each([
      ['?page=2', 'Unknown parameter `page`. Use `limit` and `offset`.'],
      [
        '?ofset=2',
        'Unknown parameter `ofset`. Did you mean `offset`? Supported parameters: `limit`, `offset`, `cursor`, `q`, `starred`, `branded`, `format`, `orientation`.',
      ],
    ])('with what would be right: %s', async (query, message) => {
      await using service = await shareService();
      const { body } = await api(service, { key: await service.register(), query });
      expect(body.error).toBe(message);
    });
  });
}
