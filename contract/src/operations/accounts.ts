import type { Operation } from '../operation.ts';
import { createdKey, createKeyRequest, keyList, revokedKey } from '../schemas/api-key.ts';
import { registeredUser, registerRequest, user } from '../schemas/user.ts';
import { bodyErrors, conflict, notFound, rateLimited, unauthorized } from './responses.ts';

const EXAMPLE_KEY = 'cw_k7m2p9x4_mJ8vQ2hN5tR7wY3zB6cF9dG4kL8pS2xV5aE7uH3jM';
const exampleUser = {
  id: 'usr_7h2k9m4p6q8r3s5t2v9w',
  email: 'ada@example.com',
  plan: 'free',
  created_at: '2026-11-21T09:30:00.000Z',
};
const exampleKey = {
  id: 'k7m2p9x4',
  name: 'Website',
  last_used_at: null,
  created_at: '2026-11-21T09:30:00.000Z',
};

export const accountOperations = {
  registerUser: {
    method: 'POST',
    path: '/api/v1/users',
    tag: 'Accounts',
    summary: 'Register an account',
    description:
      'Makes an account and its primary API key. Open to anyone unless the operator set a sign-up token, which is then sent as `Authorization: Bearer <token>`. The number of new accounts per client address and hour is limited.',
    auth: 'sign-up',
    body: registerRequest,
    bodyExample: { email: 'ada@example.com' },
    responses: {
      201: {
        description: 'The account. Keep `api_key`: it is shown here only.',
        schema: registeredUser,
        example: { ...exampleUser, api_key: EXAMPLE_KEY },
      },
      ...bodyErrors,
      401: { ...unauthorized, description: 'The operator wants a sign-up token, and this is not it.' },
      409: { ...conflict, description: 'The e-mail address is registered already.' },
      429: { ...rateLimited, description: 'Too many new accounts from this address.' },
    },
  },
  getCurrentUser: {
    method: 'GET',
    path: '/api/v1/users/me',
    tag: 'Accounts',
    summary: 'Show the own account',
    description: 'The account that the key belongs to.',
    auth: 'key',
    responses: {
      200: { description: 'The account.', schema: user, example: { ...exampleUser, credits_used: 12 } },
      401: unauthorized,
    },
  },
  listKeys: {
    method: 'GET',
    path: '/api/v1/dashboard/keys',
    tag: 'Accounts',
    summary: 'List the API keys',
    description: 'The active keys of the account, without their secrets, which nobody has.',
    auth: 'key',
    responses: {
      200: { description: 'The keys.', schema: keyList, example: { keys: [exampleKey] } },
      401: unauthorized,
    },
  },
  createKey: {
    method: 'POST',
    path: '/api/v1/dashboard/keys',
    tag: 'Accounts',
    summary: 'Make an API key',
    description: 'One key for each place that calls, so that each can be revoked alone.',
    auth: 'key',
    body: createKeyRequest,
    bodyExample: { name: 'Website' },
    responses: {
      201: {
        description: 'The key. Keep `key`: it is shown here only.',
        schema: createdKey,
        example: { ...exampleKey, key: EXAMPLE_KEY },
      },
      ...bodyErrors,
      401: unauthorized,
    },
  },
  revokeKey: {
    method: 'DELETE',
    path: '/api/v1/dashboard/keys/{id}',
    tag: 'Accounts',
    summary: 'Revoke an API key',
    description:
      'For good: it authenticates and signs nothing any more, at once here and within 5 seconds on every other node. The last key may be revoked too; only the operator can then make a new one.',
    auth: 'key',
    params: { id: 'Id of the key, as listed.' },
    responses: {
      200: {
        description: 'Revoked.',
        schema: revokedKey,
        example: { message: 'The key is revoked and works no longer.' },
      },
      401: unauthorized,
      404: { ...notFound, description: 'No active key of this account has this id.' },
    },
  },
} as const satisfies Record<string, Operation>;
