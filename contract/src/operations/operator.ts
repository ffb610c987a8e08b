import type { Operation } from '../operation.ts';
import { accountList, accountQuery, ledgerReport, queueState, storesState } from '../schemas/operator.ts';
import { invalid, refusal, unauthorized } from './responses.ts';

const operatorOnly = refusal({
  description: 'The account is not an operator.',
  error:
    'Only operators of this service may read this. To make an account one, run on its machine: npm run admin -- users operator ADDRESS.',
  code: 'operator_only',
});

export const operatorOperations = {
  listAccounts: {
    method: 'GET',
    path: '/api/v1/operator/accounts',
    tag: 'Operator',
    summary: 'List all accounts',
    description: 'All accounts of the service, newest first, without anything that they made.',
    auth: 'key',
    role: 'owner',
    query: accountQuery,
    responses: {
      200: {
        description: 'A page of accounts.',
        schema: accountList,
        example: {
          accounts: [
            {
              id: 'usr_7h2k9m4p6q8r3s5t2v9w',
              email: 'ada@example.com',
              plan: 'free',
              allowance: null,
              operator: true,
              disabled: false,
              credits_used: 34,
              credits_this_month: 12,
              keys: 2,
              last_used_at: '2026-11-21T09:30:00.000Z',
              created_at: '2026-10-01T12:00:00.000Z',
            },
          ],
          total: 1,
        },
      },
      400: invalid,
      401: unauthorized,
      403: operatorOnly,
    },
  },
  getQueue: {
    method: 'GET',
    path: '/api/v1/operator/queue',
    tag: 'Operator',
    summary: 'Get the state of the queue',
    description: 'What waits and what is being drawn, of all accounts, and what failed last.',
    auth: 'key',
    role: 'owner',
    responses: {
      200: {
        description: 'The queue.',
        schema: queueState,
        example: {
          waiting: 2,
          drawing: 1,
          oldest_since: '2026-11-21T09:30:00.000Z',
          failures: [
            {
              generation_id: 'gen_7h2k9m4p6q8r3s5t2v9w',
              account_id: 'usr_7h2k9m4p6q8r3s5t2v9w',
              email: 'ada@example.com',
              error: 'The image could not be drawn.',
              failed_at: '2026-11-21T09:30:00.000Z',
            },
          ],
        },
      },
      401: unauthorized,
      403: operatorOnly,
    },
  },
  getStores: {
    method: 'GET',
    path: '/api/v1/operator/stores',
    tag: 'Operator',
    summary: 'Get the state of the stores',
    description: 'What images, cards and the database take up, and whether they can be written.',
    auth: 'key',
    role: 'owner',
    limit: 'helpers',
    responses: {
      200: {
        description: 'The stores.',
        schema: storesState,
        example: {
          version: '0.1.0',
          mode: 'service',
          images: { files: 1200, bytes: 180_000_000 },
          cards: { files: 300, bytes: 24_000_000 },
          database_bytes: 9_000_000,
          faults: [],
        },
      },
      401: unauthorized,
      403: operatorOnly,
    },
  },
  checkLedger: {
    method: 'GET',
    path: '/api/v1/operator/ledger',
    tag: 'Operator',
    summary: 'Check the credit ledger',
    description:
      'Recomputes all balances from the ledger and compares them with the counters. Changes nothing.',
    auth: 'key',
    role: 'owner',
    limit: 'helpers',
    responses: {
      200: {
        description: 'The result.',
        schema: ledgerReport,
        example: { consistent: true, entries: 1500, balances: 42, faults: [] },
      },
      401: unauthorized,
      403: operatorOnly,
    },
  },
} as const satisfies Record<string, Operation>;
