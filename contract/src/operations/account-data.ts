import type { Operation } from '../operation.ts';
import { erased, eraseRequest } from '../schemas/account-data.ts';
import { bodyErrors, unauthorized, unavailable } from './responses.ts';

export const accountDataOperations = {
  exportAccount: {
    method: 'GET',
    path: '/api/v1/users/me/export',
    tag: 'Accounts',
    summary: 'Take all data along',
    description:
      'Everything that is kept of the account, as JSON Lines: one object a line, told apart by `type`: `account`, `key`, `generation`, `credit`. Keys are there without their secrets, images by their address.',
    auth: 'key',
    limit: 'helpers',
    responses: {
      200: {
        description: 'The data; the account comes first, the newest generations before older ones.',
        media: ['application/jsonl'],
        headers: {
          'Content-Disposition': {
            description: 'A name for the file.',
            schema: { type: 'string' },
          },
        },
      },
      401: unauthorized,
    },
  },
  eraseAccount: {
    method: 'DELETE',
    path: '/api/v1/users/me',
    tag: 'Accounts',
    summary: 'Erase the own account',
    description:
      'At once and for good: the account, its keys, prompts, images and cards, its ledger, and the customer at the payment provider with the subscription. Addresses of its images and signed cards open no more. Export first what you want to keep.',
    auth: 'key',
    limit: 'helpers',
    body: eraseRequest,
    bodyExample: { confirm: 'ada@example.com' },
    responses: {
      200: {
        description: 'Erased. The key that was sent is void too.',
        schema: erased,
        example: { message: 'The account and all that belonged to it are erased.' },
      },
      ...bodyErrors,
      401: unauthorized,
      503: {
        ...unavailable,
        description:
          'The payment provider does not answer, so the subscription would go on. Nothing was erased.',
      },
    },
  },
} as const satisfies Record<string, Operation>;
