import { expect } from 'vitest';
import { call } from './brands.ts';
import type { Api } from './describe-operation.ts';
import { test } from './test.ts';
import type { TestService } from './test-service.ts';

export type Invited = { id: string; email: string; role: string; url: string; url_expires_at: string };

/** As the account of `key`. */
export const inviteMember = async (
  service: TestService,
  key: string,
  body: { email: string; role?: string } = { email: 'grace@example.com' },
): Promise<Invited> => (await (await call(service, key, 'POST', '/api/v1/members', body)).json()) as Invited;

/** Ids that are none, are another account's, or no database takes. */
export function describeNoMember(api: Api, body?: object): void {
  test('404 for none, another account’s and nonsense', async ({ service, key }) => {
    const others = await inviteMember(service, await service.register('eve@example.com'));
    for (const id of ['mem_none', others.id, '%00', "'"]) {
      const answered = await api(service, { key, params: { id }, ...(body && { body }) });
      expect([answered.status, answered.body.code]).toEqual([404, 'not_found']);
    }
    const response = await call(service, key, 'GET', '/api/v1/members');
    expect(await response.json()).toEqual({ members: [] });
  });
}
