import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { inviteMember } from './support/members.ts';
import { shareService } from './support/share-service.ts';
import { createSite } from './support/sites.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';
import { picture, upload } from './support/uploads.ts';

const parse = (bytes: Buffer): Record<string, unknown>[] =>
  bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const putTemplate = (service: TestService, key: string, color: string) =>
  service.app.request('/api/v1/templates/launch', {
    method: 'PUT',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ root: { type: 'box', style: { backgroundColor: color } } }),
  });

describeOperation('exportAccount', (api) => {
  describe('200', () => {
    test('everything of this account, a line each, and no secret', async ({ service, key }) => {
      await generate(service, await service.register('eve@example.com'), { prompt: 'not mine' });
      const { id, image_url: image } = await generate(service, key, { prompt: 'two\nlines "quoted"' });
      const uploaded = await upload(service, key, await picture('#123456'));
      await createSite(service, key);
      await inviteMember(service, key);
      for (const color of ['#102040', '#402010']) await putTemplate(service, key, color);
      const { headers, bytes } = await api(service, { key });
      expect(headers.get('content-disposition')).toContain('cardwright-export.jsonl');
      const lines = parse(bytes);
      expect(lines.map(({ type }) => type)).toEqual([
        'account',
        'key',
        'member',
        'upload',
        'site',
        'generation',
        'template',
        'template',
        'change',
        'change',
        'change',
        'credit',
      ]);
      expect(lines).toMatchObject([
        { email: 'ada@example.com', plan: 'free', credits_used: 1 },
        { name: 'Primary key' },
        { email: 'grace@example.com', role: 'editor' },
        uploaded,
        { host: 'assets.test', status: 'pending', daily_cards: 100 },
        { id, prompt: 'two\nlines "quoted"', image_url: image, credits_used: 1 },
        { name: 'launch', version: 1, definition: { root: { style: { backgroundColor: '#102040' } } } },
        { name: 'launch', version: 2, definition: { root: { style: { backgroundColor: '#402010' } } } },
        { action: expect.any(String) },
        { action: expect.any(String) },
        { action: expect.any(String) },
        { kind: 'charge', amount: 1, cause: `generation:${id}` },
      ]);
      expect(bytes.toString()).not.toContain(key);
    });

    test('more than fits into one page of the database, newest first and none twice', {
      tags: 'deep',
    }, async () => {
      await using service = await shareService({
        CARDWRIGHT_FREE_ALLOWANCE: '1000',
        CARDWRIGHT_FREE_GENERATE_LIMIT: '1000',
      });
      const key = await service.register();
      for (let i = 0; i < 401; i += 1) await generate(service, key, { prompt: `${i}` }, 'respond-async');
      const lines = parse((await api(service, { key })).bytes);
      const prompts = lines.filter(({ type }) => type === 'generation').map(({ prompt }) => Number(prompt));
      expect(prompts).toEqual(Array.from({ length: 401 }, (_, i) => 400 - i));
      const causes = lines.filter(({ type }) => type === 'credit').map(({ cause }) => cause);
      expect([causes.length, new Set(causes).size]).toEqual([401, 401]);
    });
  });
});
