import type { Plan } from '../stores/schema.ts';

export type Account = { id: string; email: string; plan: Plan; creditsUsed: number; createdAt: string };

/** A row of the ledger. */
export type CreditEntry = {
  kind: 'charge' | 'refund';
  amount: number;
  period: string;
  cause: string;
  createdAt: string;
};

export type ApiKey = { id: string; name: string; lastUsedAt: string | null; createdAt: string };

/** Who is calling, and with which key. */
export type Caller = { accountId: string; plan: Plan; keyId: string };

/** What verifies an account's signed URLs. `secret` signs as the whole API key does (see `Sealer.open`). */
export type SigningKey = { accountId: string; plan: Plan; keyId: string; secret: Buffer; revoked: boolean };

export interface Accounts {
  /** Throws `conflict` / `email_taken`. The key in the clear is in this answer alone. */
  register(input: { email: string; plan: Plan }): Promise<{ account: Account; apiKey: string }>;
  getAccount(id: string): Promise<Account>;
  /** Asked of the database itself: it may have been erased a moment ago. */
  hasAccount(id: string): Promise<boolean>;
  findAccountByEmail(email: string): Promise<Account | undefined>;
  listAccounts(): Promise<Account[]>;
  setPlan(accountId: string, plan: Plan): Promise<void>;
  /** Undefined for a malformed, unknown or revoked key. A bad checksum is told without a look-up. */
  authenticate(apiKey: string): Promise<Caller | undefined>;
  /** Undefined for an unknown id; a revoked key is found, so that the refusal can say so. */
  findSigningKey(keyId: string): Promise<SigningKey | undefined>;
  /** Counts as a use for `lastUsedAt`, as `authenticate` does by itself. No write. */
  noteKeyUse(keyId: string): void;
  /** Active keys, newest last. */
  listKeys(accountId: string): Promise<ApiKey[]>;
  createKey(accountId: string, name: string): Promise<{ key: ApiKey; apiKey: string }>;
  /** Throws `not-found` for another account's key as for none. `remaining` active keys are left. */
  revokeKey(accountId: string, keyId: string): Promise<{ remaining: number }>;
  /** Newest first. */
  readCredits(accountId: string): AsyncIterable<CreditEntry>;
  /**
   * Removes the account and every row that belongs to it, at once. Its pictures follow as soon as nobody can be
   * making the same ones. Throws `not-found`.
   */
  erase(accountId: string): Promise<void>;
  /** Answers nothing from memory that was read before: for who changes accounts in a transaction of their own. */
  forget(): void;
  /** Writes pending `last_used_at` values. Called on a timer and at shutdown. */
  flushUsage(): Promise<void>;
  close(): Promise<void>;
}
