import { type MemberRole, operations } from '@cardwright/contract';
import { describe, expect } from 'vitest';
import { isForSessions } from '../../src/http/studio/studio-operations.ts';
import { call } from '../api/support/call.ts';
import { inviteMember } from '../api/support/members.ts';
import { shareService } from '../api/support/share-service.ts';
import { test } from '../api/support/test.ts';
import type { TestService } from '../api/support/test-service.ts';

const HEADERS = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

const send = (service: TestService, method: string, path: string, cookie = '', body?: object) =>
  service.app.request(`${service.baseUrl()}/studio${path}`, {
    method,
    headers: { ...HEADERS, cookie },
    ...(body && { body: JSON.stringify(body) }),
  });

const openLink = (service: TestService, url: string) =>
  send(service, 'POST', '/session', '', { link: url.split('#')[1] ?? '' });

const toCookie = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

const signInAs = async (service: TestService, key: string, role: MemberRole) => {
  const { id, url } = await inviteMember(service, key, { email: `${role}@example.com`, role });
  return { id, cookie: toCookie(await openLink(service, url)) };
};

test('a link signs one browser in as the member, who joins with it', async ({ service, key }) => {
  const { url } = await inviteMember(service, key);
  const opened = await openLink(service, url);
  expect(opened.status).toBe(200);
  const me = await send(service, 'GET', '/api/v1/users/me', toCookie(opened));
  expect(await me.json()).toMatchObject({
    email: 'ada@example.com',
    member: { email: 'grace@example.com', role: 'editor' },
  });
  expect((await openLink(service, url)).status).toBe(401);
  const { members } = (await (await call(service, key, 'GET', '/api/v1/members')).json()) as {
    members: { joined_at: string | null }[];
  };
  expect(members).toMatchObject([{ joined_at: expect.any(String) }]);
  // Programs are the account's.
  const byKey = await (await call(service, key, 'GET', '/api/v1/users/me')).json();
  expect(byKey).toMatchObject({ member: null });
});

test('whoever is removed is signed out, and their new role holds at once', async ({ service, key }) => {
  const { id, cookie } = await signInAs(service, key, 'editor');
  const brand = { name: 'Acme', design_md: '# Acme' };
  expect((await send(service, 'POST', '/api/v1/brands', cookie, brand)).status).toBe(201);
  await call(service, key, 'PATCH', `/api/v1/members/${id}`, { role: 'viewer' });
  const refused = await send(service, 'POST', '/api/v1/brands', cookie, { ...brand, name: 'Other' });
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'role_required' }]);
  await call(service, key, 'DELETE', `/api/v1/members/${id}`);
  expect((await send(service, 'GET', '/api/v1/users/me', cookie)).status).toBe(401);
});

describe('what a role may do', () => {
  const ids = Object.values(operations)
    .filter(isForSessions)
    .filter((operation) => operation.auth === 'key');
  const isRefused = async (service: TestService, cookie: string, { method, path }: (typeof ids)[number]) => {
    const response = await send(service, method, path.replace(/\{\w+\}/g, 'none'), cookie);
    return response.status === 403 && (await response.text()).includes('role_required');
  };
  const refusedOf = async (role: MemberRole): Promise<string[]> => {
    await using service = await shareService();
    const { cookie } = await signInAs(service, await service.register(), role);
    const refused: string[] = [];
    for (const operation of ids)
      if (await isRefused(service, cookie, operation)) refused.push(`${operation.method} ${operation.path}`);
    return refused;
  };

  test('a viewer changes nothing: of what is no reading, previews and checks alone', async () => {
    const refused = await refusedOf('viewer');
    const open = ids.filter(({ method, path }) => method !== 'GET' && !refused.includes(`${method} ${path}`));
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/api/v1/briefs',
      '/api/v1/design/design-md',
      '/api/v1/design/og-params',
      '/api/v1/inspect',
      '/api/v1/previews',
      '/api/v1/previews/card-template',
      '/api/v1/previews/draft',
      '/api/v1/previews/template',
      '/api/v1/sign/explain',
    ]);
  });

  test('an editor has nothing to do with keys, members, webhooks, money and the service as a whole', async () => {
    expect((await refusedOf('editor')).sort()).toEqual([
      'DELETE /api/v1/dashboard/keys/{id}',
      'DELETE /api/v1/members/{id}',
      'DELETE /api/v1/users/me',
      'DELETE /api/v1/webhooks/{id}',
      'GET /api/v1/audit-log',
      'GET /api/v1/audit-log/export',
      'GET /api/v1/operator/accounts',
      'GET /api/v1/operator/ledger',
      'GET /api/v1/operator/queue',
      'GET /api/v1/operator/stores',
      'GET /api/v1/users/me/export',
      'PATCH /api/v1/members/{id}',
      'PATCH /api/v1/webhooks/{id}',
      'POST /api/v1/billing/checkout',
      'POST /api/v1/billing/portal',
      'POST /api/v1/dashboard/keys',
      'POST /api/v1/dashboard/keys/{id}',
      'POST /api/v1/dashboard/keys/{id}/rotate',
      'POST /api/v1/members',
      'POST /api/v1/members/{id}/link',
      'POST /api/v1/webhooks',
      'POST /api/v1/webhooks/{id}/rotate',
    ]);
  });

  test('an owner is refused nothing for the role', async () => {
    expect(await refusedOf('owner')).toEqual([]);
  });
});

test('a member sees and ends their own browsers alone, the account all of them', async ({ service, key }) => {
  const owner = toCookie(await send(service, 'POST', '/session', '', { key }));
  const { cookie } = await signInAs(service, key, 'owner');
  const listed = async (who: string) =>
    (
      (await (await send(service, 'GET', '/sessions', who)).json()) as {
        sessions: { id: string; member: string }[];
      }
    ).sessions;
  const all = await listed(owner);
  expect(all.map(({ member }) => member).sort()).toEqual([null, 'owner@example.com'].sort());
  expect(await listed(cookie)).toMatchObject([{ member: 'owner@example.com' }]);
  const accounts = all.find(({ member }) => member === null);
  expect((await send(service, 'DELETE', `/sessions/${accounts?.id}`, cookie)).status).toBe(404);
  expect(await (await send(service, 'DELETE', '/sessions', cookie)).json()).toMatchObject({ ended: 0 });
  expect(await (await send(service, 'DELETE', '/sessions', owner)).json()).toMatchObject({ ended: 1 });
});

test('who did it is in the audit log: the account, or a member by address', async ({ service, key }) => {
  const owner = toCookie(await send(service, 'POST', '/session', '', { key }));
  const { cookie } = await signInAs(service, key, 'owner');
  for (const [who, name] of [
    [owner, 'First'],
    [cookie, 'Second'],
  ])
    await send(service, 'POST', '/api/v1/dashboard/keys', who, { name });
  const { entries } = (await (await call(service, key, 'GET', '/api/v1/audit-log')).json()) as {
    entries: { detail: string | null; actor: string; actor_name: string | null }[];
  };
  const byDetail = (wanted: string) => entries.find(({ detail }) => detail === wanted);
  expect(byDetail('First')).toMatchObject({ actor: 'owner', actor_name: null });
  expect(byDetail('Second')).toMatchObject({ actor: 'member', actor_name: 'owner@example.com' });
});
