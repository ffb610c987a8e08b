import { z } from 'zod';
import { instant } from './instant.ts';
import { plainText } from './plain-text.ts';
import { plan } from './user.ts';

export const accountQuery = z.object({
  q: plainText({ max: 254, multiline: false })
    .optional()
    .describe('Only accounts whose email address contains this text.'),
  limit: z.int().min(1).max(100).default(50).describe('Maximum number of items.'),
  offset: z.int().min(0).default(0).describe('Number of items to skip.'),
});

export const accountList = z.object({
  accounts: z
    .array(
      z.object({
        id: z.string().describe('Id of the account.'),
        email: z.string().describe('Email address of the account.'),
        plan,
        allowance: z
          .int()
          .nullable()
          .describe('Monthly credits set for this account; null for those of its plan.'),
        operator: z.boolean().describe('Whether it is an operator.'),
        disabled: z.boolean().describe('Whether its keys are refused.'),
        credits_used: z.int().min(0).describe('Credits used since the account was created.'),
        credits_this_month: z.int().min(0).describe('Credits used this calendar month (UTC).'),
        keys: z.int().min(0).describe('Number of active keys.'),
        last_used_at: instant.nullable().describe('Last use of a key, to the minute; null if never.'),
        created_at: instant.describe('When the account was created.'),
      }),
    )
    .describe('Newest first.'),
  total: z.int().min(0).describe('Number of matching accounts.'),
});

export const queueState = z.object({
  waiting: z.int().min(0).describe('Generations that wait to be drawn.'),
  drawing: z.int().min(0).describe('Generations that are being drawn.'),
  oldest_since: instant.nullable().describe('When the oldest of them was submitted; null if there is none.'),
  failures: z
    .array(
      z.object({
        generation_id: z.string().describe('Id of the generation.'),
        account_id: z.string().describe('Id of its account.'),
        email: z.string().describe('Email address of its account.'),
        error: z.string().describe('What its owner was told.'),
        failed_at: instant.describe('When it failed.'),
      }),
    )
    .describe('The last 20 generations that failed, latest first.'),
});

const fileUse = (what: string) =>
  z
    .object({
      files: z.int().min(0).describe('Number of files.'),
      bytes: z.int().min(0).describe('Their size together.'),
    })
    .describe(`What ${what} take up.`);

export const storesState = z.object({
  version: z.string().describe('Version of the service.'),
  mode: z.enum(['service', 'owner']).describe('The setting `CARDWRIGHT_MODE`.'),
  images: fileUse('images from prompts'),
  cards: fileUse('signed cards that are kept'),
  database_bytes: z.int().min(0).describe('Size of the database with its write-ahead log.'),
  faults: z
    .array(z.enum(['database', 'images']))
    .describe('What does not take writes at the moment; empty if all is well.'),
});

export const ledgerReport = z.object({
  consistent: z.boolean().describe('Whether every balance is the sum of its entries.'),
  entries: z.int().min(0).describe('Charges and refunds that were checked.'),
  balances: z.int().min(0).describe('Monthly balances that were checked.'),
  faults: z
    .array(
      z.object({
        account: z.string().describe('Id of the account.'),
        period: z.string().describe('The month, such as `2026-11`.'),
        subject: z.string().describe('What is wrong: the balance, or an entry by its cause.'),
        problem: z.string().describe('How it is wrong.'),
      }),
    )
    .describe('Empty if the ledger is consistent.'),
});
