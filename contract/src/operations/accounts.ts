import type { Operation } from '../operation.ts';
import {
  apiKey,
  createdKey,
  createKeyRequest,
  keyList,
  revokedKey,
  revokeKeyRequest,
  rotateKeyRequest,
  updateKeyRequest,
} from '../schemas/api-key.ts';
import { registeredUser, registerRequest, user } from '../schemas/user.ts';
import { bodyErrors, noKey, rateLimited, refusal, tooLargeFor, unauthorized } from './responses.ts';

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
  scope: 'full',
  permanent_urls: false,
  last_used_at: null,
  created_at: '2026-11-21T09:30:00.000Z',
  expires_at: null,
};

export const accountOperations = {
  registerUser: {
    method: 'POST',
    path: '/api/v1/users',
    tag: 'Accounts',
    summary: 'Register an account',
    description:
      'Creates an account and its primary API key. Open to anyone, unless the operator requires a sign-up token: then send it as `Authorization: Bearer <token>`. In owner mode, only the first account can be registered, with the token or from the machine of the service. New accounts are rate-limited per client IP address.',
    auth: 'sign-up',
    body: registerRequest,
    bodyExample: { email: 'ada@example.com' },
    responses: {
      201: {
        description: 'The account. Store `api_key` now: it is not shown again.',
        schema: registeredUser,
        example: { ...exampleUser, api_key: EXAMPLE_KEY },
      },
      ...bodyErrors,
      413: tooLargeFor('16 KiB', '16,384'),
      401: {
        ...unauthorized,
        ...refusal({
          description:
            'The sign-up token is missing or wrong; or, in owner mode without one, the request for the first account comes from another machine.',
          error:
            'Creating an account requires the sign-up token: send it as `Authorization: Bearer <token>`.',
          code: 'unauthorized',
        }),
      },
      409: refusal({
        description:
          'The email address is already registered, or, with the code `signup_closed`, the service is in owner mode and has its account.',
        error:
          'This email address is already registered. Use its API key, or register another address. If the key is lost, the operator can create a new one: npm run admin -- keys create --email ADDRESS.',
        code: 'email_taken',
        parameter: 'email',
      }),
      429: { ...rateLimited('signup'), description: 'Too many new accounts from this IP address.' },
    },
  },
  getCurrentUser: {
    method: 'GET',
    path: '/api/v1/users/me',
    tag: 'Accounts',
    summary: 'Get your account',
    description: 'The account that the key belongs to.',
    auth: 'key',
    responses: {
      200: {
        description: 'The account.',
        schema: user,
        example: { ...exampleUser, operator: false, member: null, credits_used: 12 },
      },
      401: unauthorized,
    },
  },
  listKeys: {
    method: 'GET',
    path: '/api/v1/dashboard/keys',
    tag: 'Accounts',
    summary: 'List API keys',
    description: 'The active keys of the account, without their secrets, which are not stored.',
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
    summary: 'Create an API key',
    description:
      'Use a separate key for each application, so that you can revoke them independently. A key with the scope `sign` can only sign URLs: API calls with it return 401, so a key in a build or a web server cannot read data, spend credits on prompts or delete anything.',
    auth: 'key',
    role: 'owner',
    body: createKeyRequest,
    bodyExample: { name: 'Website' },
    responses: {
      201: {
        description: 'The key. Store `key` now: it is not shown again.',
        schema: createdKey,
        example: { ...exampleKey, key: EXAMPLE_KEY },
      },
      ...bodyErrors,
      401: unauthorized,
      409: refusal({
        description: 'The account has as many active keys as the operator allows.',
        error: 'Your account has 1000 active keys, as many as this server allows. Revoke one first.',
        code: 'key_limit_reached',
      }),
    },
  },
  updateKey: {
    method: 'POST',
    path: '/api/v1/dashboard/keys/{id}',
    tag: 'Accounts',
    summary: 'Rename an API key',
    description: 'Changes the label of a key. What the key may do cannot be changed: create another one.',
    auth: 'key',
    role: 'owner',
    params: { id: 'The id of the key.' },
    body: updateKeyRequest,
    bodyExample: { name: 'Blog' },
    responses: {
      200: { description: 'The key.', schema: apiKey, example: { ...exampleKey, name: 'Blog' } },
      ...bodyErrors,
      401: unauthorized,
      404: noKey,
    },
  },
  rotateKey: {
    method: 'POST',
    path: '/api/v1/dashboard/keys/{id}/rotate',
    tag: 'Accounts',
    summary: 'Rotate an API key',
    description:
      'Creates a new key with the same name, scope and rights. The old key keeps working for `grace_seconds`; after that, API calls with it and URLs signed with it are refused. Until then, deploy the new key and sign published URLs again.',
    auth: 'key',
    role: 'owner',
    params: { id: 'The id of the key.' },
    body: rotateKeyRequest,
    bodyOptional: true,
    bodyExample: { grace_seconds: 3600 },
    responses: {
      201: {
        description: 'The new key. Store `key` now: it is not shown again.',
        schema: createdKey,
        example: { ...exampleKey, key: EXAMPLE_KEY },
      },
      ...bodyErrors,
      401: unauthorized,
      404: noKey,
      409: refusal({
        description: 'The key was rotated before, and its grace period has not ended.',
        error: 'This key was rotated before. Rotate the key that replaced it.',
        code: 'key_rotated',
      }),
    },
  },
  revokeKey: {
    method: 'DELETE',
    path: '/api/v1/dashboard/keys/{id}',
    tag: 'Accounts',
    summary: 'Revoke an API key',
    description:
      'Permanently revokes a key: requests with it and URLs signed with it are refused, immediately on this node and within 5 seconds on all others. The last key that can make API calls is only revoked with `confirm`: after that, only the operator can create a new one.',
    auth: 'key',
    role: 'owner',
    params: { id: 'The id of the key.' },
    body: revokeKeyRequest,
    bodyOptional: true,
    responses: {
      200: {
        description: 'Revoked.',
        schema: revokedKey,
        example: { message: 'The key was revoked.' },
      },
      ...bodyErrors,
      401: unauthorized,
      404: noKey,
      409: refusal({
        description: 'It is the last key that can make API calls, and `confirm` is not true.',
        error:
          'This is the last key of the account that can make API calls. Create another first, or confirm with the body `{ "confirm": true }`; after that, only the operator can create a key: npm run admin -- keys create --email ADDRESS.',
        parameter: 'confirm',
        code: 'last_key',
      }),
    },
  },
} as const satisfies Record<string, Operation>;
