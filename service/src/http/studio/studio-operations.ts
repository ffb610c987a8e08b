import type { Operation, OperationId } from '@cardwright/contract';

/** Where the studio is; its copy of the API is below, for sessions in place of keys. */
export const STUDIO = '/studio';

const FRESH: readonly OperationId[] = [
  'createKey',
  'rotateKey',
  'revokeKey',
  'eraseAccount',
  'inviteMember',
  'updateMember',
  'createMemberLink',
  // Whoever is told of images sees them.
  'createWebhook',
  'updateWebhook',
  'rotateWebhookSecret',
];

/** Whether a browser that was left signed in must not do it: it needs a sign-in of the last minutes. */
export const needsFreshSignIn = (id: OperationId): boolean => FRESH.includes(id);

/** Whether the studio may call the operation: all of the API's own that an account may, and what is public to read. */
export const isForSessions = ({ auth, method, path }: Operation): boolean =>
  path.startsWith('/api/v1/') && (auth === 'key' || (auth === 'none' && method === 'GET'));
