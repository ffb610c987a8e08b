import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { inviteMember } from './support/members.ts';
import { test } from './support/test.ts';

describeOperation('updateMember', (api) => {
  test('200: the new role', async ({ service, key }) => {
    const { id } = await inviteMember(service, key);
    const { status, body } = await api(service, { key, params: { id }, body: { role: 'viewer' } });
    expect([status, body]).toMatchObject([200, { id, role: 'viewer' }]);
    const wrong = await api(service, { key, params: { id }, body: { role: 'admin' } });
    expect([wrong.status, wrong.body.parameter]).toEqual([400, 'role']);
  });
});
