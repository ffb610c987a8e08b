import type { Operation } from '../operation.ts';
import { erased, eraseRequest } from '../schemas/account-data.ts';
import { bodyErrors, unauthorized, unavailable } from './responses.ts';

export const accountDataOperations = {
  exportAccount: {
    method: 'GET',
    path: '/api/v1/users/me/export',
    tag: 'Accounts',
    summary: 'Export your data',
    description:
      'Exports all data of the account as JSON Lines, one object per line. The `type` of each is `account`, `key`, `member`, `brand`, `upload`, `site`, `webhook`, `generation`, `template`, `change` (an entry of the audit log) or `credit`. Keys and webhooks do not include their secrets; images are given by URL, uploads by id (`GET /uploads/{id}/content`).',
    auth: 'key',
    role: 'owner',
    limit: 'helpers',
    responses: {
      200: {
        description: 'The data. The account comes first; generations are sorted newest first.',
        media: ['application/jsonl'],
        headers: {
          'Content-Disposition': {
            description: 'Suggested file name.',
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
    summary: 'Delete your account',
    description:
      'Immediately and permanently deletes the account with its keys, prompts, images, uploads, sites, webhooks, cards and credit ledger, and the customer and subscription at the payment provider. URLs of its images and signed cards stop working. Export anything you want to keep first.',
    auth: 'key',
    role: 'owner',
    limit: 'helpers',
    body: eraseRequest,
    bodyExample: { confirm: 'ada@example.com' },
    responses: {
      200: {
        description: 'Deleted. The key used for this request no longer works either.',
        schema: erased,
        example: { message: 'The account and all its data were deleted.' },
      },
      ...bodyErrors,
      401: unauthorized,
      503: unavailable({
        description:
          'The payment provider is unavailable, so the subscription could not be canceled. Nothing was deleted.',
        error: 'The payment provider is temporarily unavailable. Nothing was changed; try again in a moment.',
        code: 'payment_provider_unavailable',
      }),
    },
  },
} as const satisfies Record<string, Operation>;
