import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { inviteMember } from './support/members.ts';
import { test } from './support/test.ts';

describeOperation('listMembers', (api) => {
  test('200: those of the account, without their links', async ({ service, key }) => {
    await inviteMember(service, await service.register('eve@example.com'));
    const { url: _, url_expires_at: __, ...member } = await inviteMember(service, key);
    expect((await api(service, { key })).body).toEqual({ members: [member] });
  });
});
