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
