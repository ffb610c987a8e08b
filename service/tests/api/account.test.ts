import { describe, expect } from 'vitest';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { inviteMember } from './support/members.ts';
import { shareService } from './support/share-service.ts';
import { createSite } from './support/sites.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';
import { picture, upload } from './support/uploads.ts';

describeOperation('getCurrentUser', (api) => {
  test('200: the account of the key, and no secret', async () => {
    await using service = await shareService();
    const key = await service.register('ada@example.com', 'pro');
    const { status, body } = await api(service, { key });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'ada@example.com', plan: 'pro', credits_used: 0 });
    expect(JSON.stringify(body)).not.toContain('cw_');
  });
});

const parse = (bytes: Buffer): Record<string, unknown>[] =>
  bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const putTemplate = (service: TestService, key: string, color: string) =>
  call(service, key, 'PUT', '/api/v1/templates/launch', {
    root: { type: 'box', style: { backgroundColor: color } },
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

const TEMPLATE = {
  parameters: [{ type: 'text', name: 'title', example: 'Hello' }],
  root: {
    type: 'box',
    style: { backgroundColor: '#102040' },
    children: [{ type: 'text', text: '{title}', size: 80, minSize: 20, maxLines: 3, color: '#ffffff' }],
  },
};

describeOperation('listAuditLog', (api) => {
  test('200: every change of keys, members and templates with who made it, newest first, page by page', async () => {
    await using service = await shareService();
    const key = await service.register();
    const other = await service.register('eve@example.com');
    const keyId = key.split('_')[1] ?? '';
    const ask = async (method: string, path: string, body?: object) => {
      const response = await call(service, key, method, `/api/v1${path}`, body);
      expect(response.ok).toBe(true);
      return (await response.json()) as { id: string };
    };
    const made = await ask('POST', '/dashboard/keys', { name: 'Blog' });
    await ask('POST', `/dashboard/keys/${made.id}`, { name: 'Docs' });
    const rotated = await ask('POST', `/dashboard/keys/${made.id}/rotate`, {});
    await ask('DELETE', `/dashboard/keys/${rotated.id}`);
    const { id, email } = await inviteMember(service, key);
    await ask('PATCH', `/members/${id}`, { role: 'viewer' });
    await ask('DELETE', `/members/${id}`);
    await ask('PUT', '/templates/launch', TEMPLATE);
    // The same again is no change.
    await ask('PUT', '/templates/launch', TEMPLATE);
    await ask('DELETE', '/templates/launch');

    const expected = [
      ['key.created', made.id, 'Blog'],
      ['key.renamed', made.id, 'Docs'],
      ['key.rotated', made.id, rotated.id],
      ['key.revoked', rotated.id, 'Docs'],
      ['member.invited', email, 'editor'],
      ['member.role_changed', email, 'viewer'],
      ['member.removed', email, null],
      ['template.saved', 'launch', '1'],
      ['template.deleted', 'launch', null],
    ];
    type Entry = { action: string; subject: string; detail: string | null; created_at: string };
    const found: Entry[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await api(service, {
        key,
        query: `?limit=4${cursor === null ? '' : `&cursor=${cursor}`}`,
      });
      expect(body.entries.length).toBeLessThanOrEqual(4);
      for (const entry of body.entries) expect(entry).toMatchObject({ actor: 'key', actor_name: keyId });
      found.push(...body.entries);
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(found.map(({ created_at }) => created_at)).toEqual(
      found
        .map(({ created_at }) => created_at)
        .sort()
        .reverse(),
    );
    // Two of one millisecond have no order.
    expect(found.map(({ action, subject, detail }) => [action, subject, detail]).sort()).toEqual(
      expected.toSorted(),
    );
    expect((await api(service, { key: other })).body.entries).toEqual([]);
  });

  test('400 naming the parameter', async ({ service, key }) => {
    for (const [query, parameter] of [
      ['?limit=0', 'limit'],
      ['?cursor=nonsense', 'cursor'],
    ]) {
      const { status, body } = await api(service, { key, query: query ?? '' });
      expect([status, body.parameter]).toEqual([400, parameter]);
    }
  });
});

describeOperation('exportAuditLog', (api) => {
  test('200: one entry a line, as a file', async ({ service, key }) => {
    await inviteMember(service, key);
    await inviteMember(service, key, { email: 'joan@example.com' });
    const { headers, bytes } = await api(service, { key });
    expect(headers.get('content-disposition')).toBe('attachment; filename="cardwright-audit-log.jsonl"');
    const lines = bytes.toString().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).subject).sort()).toEqual([
      'grace@example.com',
      'joan@example.com',
    ]);
  });
});
