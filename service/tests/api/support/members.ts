import { call } from './call.ts';
import type { TestService } from './test-service.ts';

export type Invited = { id: string; email: string; role: string; url: string; url_expires_at: string };

/** As the account of `key`. */
export const inviteMember = async (
  service: TestService,
  key: string,
  body: { email: string; role?: string } = { email: 'grace@example.com' },
): Promise<Invited> => (await (await call(service, key, 'POST', '/api/v1/members', body)).json()) as Invited;
