import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../api/support/call.ts';
import { shareService } from '../api/support/share-service.ts';
import type { TestService } from '../api/support/test-service.ts';
import { hostileText } from './schema-arbitrary.ts';
import type { Search } from './search.ts';
import { anyTemplate, mutatedTemplate } from './template-arbitrary.ts';
import { UNLIMITED } from './unlimited.ts';

/** What strangers store and then draw is never the fault of the service. */
export function searchOwnTemplates(search: Search): void {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await shareService(UNLIMITED);
    key = await service.register();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  async function put(name: string, template: unknown): Promise<number> {
    const { status } = await call(service, key, 'PUT', `/api/v1/templates/${name}`, template);
    return status;
  }

  async function draw(name: string, params: Record<string, string>): Promise<number> {
    const pairs = Object.entries({ ...params, expires: '1999999999' }).sort(([a], [b]) => (a < b ? -1 : 1));
    const text = `/i/${name}?${pairs.map(([field, value]) => `${field}=${encodeURIComponent(value)}`).join('&')}`;
    const digest = createHmac('sha256', key).update(text).digest('hex');
    return (await service.app.request(`${text}&sig=${key.split('_')[1]}.${digest}`)).status;
  }

  test('random templates are stored and drawn with any parameters in any size', {
    tags: 'deep',
  }, async () => {
    const value = hostileText.map((text) => text.toWellFormed());
    // The largest take a second each.
    const side = fc.oneof(
      { arbitrary: fc.constantFrom('1', '200', '1080'), weight: 9 },
      { arbitrary: fc.constant('4096'), weight: 1 },
    );
    const params = fc.record(
      {
        title: fc.oneof(value, fc.string({ unit: 'grapheme', maxLength: 200 })),
        theme: fc.constantFrom('dark', 'light', 'blue'),
        tint: fc.constantFrom('#123', 'red', 'rgb(1, 2, 3)'),
        width: side,
        height: side,
      },
      { requiredKeys: [] },
    );
    const statuses = new Map<string, number>();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(anyTemplate, params, async (template, data) => {
        // A template has a limited number of versions.
        const name = `card-${run++ % 90}`;
        const stored = await put(name, template);
        const drawn = await draw(name, data);
        for (const status of [stored, drawn]) expect(status).toBeLessThan(500);
        for (const seen of [`put ${stored}`, `draw ${drawn}`])
          statuses.set(seen, (statuses.get(seen) ?? 0) + 1);
      }),
      search,
    );
    expect([...statuses.keys()]).toEqual(expect.arrayContaining(['put 200', 'draw 200', 'draw 400']));
  });

  test('mutated templates are stored or refused', async () => {
    const statuses = new Set<number>();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(mutatedTemplate, async (template) => {
        const status = await put(`mutant-${run++ % 9}`, template);
        expect(status).toBeLessThan(500);
        statuses.add(status);
      }),
      { ...search, numRuns: 5 * search.numRuns },
    );
    expect([...statuses].sort()).toEqual([200, 400]);
  });
}
