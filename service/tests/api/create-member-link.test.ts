import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { inviteMember } from './support/members.ts';
import { test } from './support/test.ts';

describeOperation('createMemberLink', (api) => {
  test('201: another one, in place of those that were not used', async ({ service, key }) => {
    const { id, url } = await inviteMember(service, key);
    const { status, body } = await api(service, { key, params: { id } });
    expect([status, body]).toMatchObject([201, { id, url: expect.not.stringMatching(url) }]);
    expect((await service.count()).sign_in_links).toBe(1);
  });
});
