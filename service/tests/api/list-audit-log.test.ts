import { expect } from 'vitest';
import { call } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { inviteMember } from './support/members.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';

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
