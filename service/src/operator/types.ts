import type { FileUse } from '../stores/disk-use.ts';
import type { Plan } from '../stores/schema.ts';
import type { StoreFault } from '../stores/store-health.ts';
import type { LedgerReport } from '../stores/verify-ledger.ts';

/** An account as its operator sees it: nothing of what it makes. */
export type AccountSummary = {
  id: string;
  email: string;
  plan: Plan;
  /** Null for that of the plan. */
  allowance: number | null;
  operator: boolean;
  disabled: boolean;
  /** Over all months. */
  creditsUsed: number;
  creditsThisMonth: number;
  /** Active ones. */
  keys: number;
  /** Latest use of a key, to the minute. */
  lastUsedAt: string | null;
  createdAt: string;
};

export type QueueState = {
  waiting: number;
  drawing: number;
  /** Since when the oldest waits; null for an empty queue. */
  oldestSince: string | null;
  /** Latest first. */
  failures: {
    generationId: string;
    accountId: string;
    email: string;
    error: string;
    failedAt: string;
  }[];
};

export type StoresState = {
  images: FileUse;
  cards: FileUse;
  /** With its write-ahead log. */
  databaseBytes: number;
  /** What does not take writes at the moment. */
  faults: StoreFault['store'][];
};

/** What the operator of a service may read. Prompts and images are none of it. */
export interface OperatorReads {
  /** Throws `forbidden` unless the account is an operator. */
  check(accountId: string): Promise<void>;
  /** Latest first. `search` occurs in the email address. */
  listAccounts(query: {
    search?: string | undefined;
    limit: number;
    offset: number;
  }): Promise<{ accounts: AccountSummary[]; total: number }>;
  readQueue(): Promise<QueueState>;
  readStores(): Promise<StoresState>;
  /** Recomputes all balances. */
  verifyLedger(): Promise<LedgerReport>;
}
