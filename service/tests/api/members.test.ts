import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { inviteMember } from './support/members.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';

describeOperation('inviteMember', (api) => {
  test('201: an editor, unless the role says otherwise, with a link', async ({ service, key }) => {
    const { status, body } = await api(service, { key, body: { email: ' Grace@Example.com ' } });
    expect([status, body]).toMatchObject([
      201,
      { email: 'grace@example.com', role: 'editor', joined_at: null },
    ]);
    expect(body.url).toMatch(/\/studio\/sign-in#[\w-]{43}$/);
    const viewer = await api(service, { key, body: { email: 'joan@example.com', role: 'viewer' } });
    expect(viewer.body.role).toBe('viewer');
  });

  test('400 naming the field, 409 for an address that is there, and nothing is kept', async () => {
    await using service = await shareService();
    const key = await service.register();
    await inviteMember(service, key);
    const before = await service.count();
    for (const [body, status, parameter] of [
      [{ email: 'nobody' }, 400, 'email'],
      [{ email: 'joan@example.com', role: 'admin' }, 400, 'role'],
      [{ email: 'GRACE@example.com' }, 409, 'email'],
      [{ email: 'ada@example.com' }, 409, 'email'],
    ] as const) {
      const answered = await api(service, { key, body });
      expect([answered.status, answered.body.parameter]).toEqual([status, parameter]);
    }
    expect(await service.count()).toEqual(before);
  });

  test('409: no more than fifty', async ({ service, key }) => {
    for (let at = 0; at < 50; at++) await inviteMember(service, key, { email: `m${at}@example.com` });
    const { status, body } = await api(service, { key, body: { email: 'one@more.test' } });
    expect([status, body.code]).toEqual([409, 'member_limit_reached']);
  });
});

describeOperation('listMembers', (api) => {
  test('200: those of the account, without their links', async ({ service, key }) => {
    await inviteMember(service, await service.register('eve@example.com'));
    const { url: _, url_expires_at: __, ...member } = await inviteMember(service, key);
    expect((await api(service, { key })).body).toEqual({ members: [member] });
  });
});

describeOperation('updateMember', (api) => {
  test('200: the new role', async ({ service, key }) => {
    const { id } = await inviteMember(service, key);
    const { status, body } = await api(service, { key, params: { id }, body: { role: 'viewer' } });
    expect([status, body]).toMatchObject([200, { id, role: 'viewer' }]);
    const wrong = await api(service, { key, params: { id }, body: { role: 'admin' } });
    expect([wrong.status, wrong.body.parameter]).toEqual([400, 'role']);
  });
});

describeOperation('createMemberLink', (api) => {
  test('201: another one, in place of those that were not used', async ({ service, key }) => {
    const { id, url } = await inviteMember(service, key);
    const { status, body } = await api(service, { key, params: { id } });
    expect([status, body]).toMatchObject([201, { id, url: expect.not.stringMatching(url) }]);
    expect((await service.count()).sign_in_links).toBe(1);
  });
});

describeOperation('removeMember', (api) => {
  test('200: with the links that were not used', async ({ service, key }) => {
    const { id } = await inviteMember(service, key);
    expect((await api(service, { key, params: { id } })).body).toEqual({
      message: 'The member was removed.',
    });
    expect(await service.count()).toMatchObject({ members: 0, sign_in_links: 0 });
  });
});
