import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { inviteMember } from './support/members.ts';
import { test } from './support/test.ts';

describeOperation('removeMember', (api) => {
  test('200: with the links that were not used', async ({ service, key }) => {
    const { id } = await inviteMember(service, key);
    expect((await api(service, { key, params: { id } })).body).toEqual({
      message: 'The member was removed.',
    });
    expect(await service.count()).toMatchObject({ members: 0, sign_in_links: 0 });
  });
});
