import type { MemberRole } from '@cardwright/contract';
import type { KeyScope, Plan } from '../stores/schema.ts';
import type { Actor } from './audit-entries.ts';
import type { AuditEntry, AuditPage, AuditPageQuery } from './audit-log.ts';

export type Account = {
  id: string;
  email: string;
  plan: Plan;
  /** Monthly credits that the operator set for this account; null means those of the plan. */
  allowance: number | null;
  /** Since when its keys are refused; null for an account in use. */
  disabledAt: string | null;
  /** May read about all accounts and the state of the service. */
  operator: boolean;
  /** Over all months. */
  creditsUsed: number;
  createdAt: string;
};

/** A row of the ledger. */
export type CreditEntry = {
  kind: 'charge' | 'refund';
  amount: number;
  period: string;
  cause: string;
  /** Of a charge: a key's id, or `session`. */
  keyId: string | null;
  template: string | null;
  createdAt: string;
};

export type ApiKey = {
  id: string;
  name: string;
  scope: KeyScope;
  permanentUrls: boolean;
  lastUsedAt: string | null;
  createdAt: string;
  /** When its grace period ends, if it was rotated. */
  expiresAt: string | null;
};

/** What signed URLs show when their own card is refused. */
export type FallbackCard =
  | { mode: 'off' | 'neutral' }
  | { mode: 'card'; template: string; params: Readonly<Record<string, string>> };

export type NewKey = {
  name: string;
  /** Default: `full`. */
  scope?: KeyScope;
  /** Whether URLs signed with it may have `expires=never`. Default: false. */
  permanentUrls?: boolean;
};

/** Who is signed in to an account that is not theirs. */
export type SignedInMember = { id: string; email: string; role: MemberRole };

/** The authenticated account of a request, with its key, or `session` and the member if it is not the account's own. */
export type Caller = { accountId: string; plan: Plan; keyId: string; member?: SignedInMember };

/** The caller in the audit log. */
export const toActor = ({ keyId, member }: Caller): Actor => {
  if (member !== undefined) return { kind: 'member', name: member.email };
  return keyId === 'session' ? { kind: 'owner', name: null } : { kind: 'key', name: keyId };
};

/** Verifies an account's signed URLs. `secret` is equivalent to the full API key for HMAC (see `Sealer.open`). */
export type SigningKey = {
  accountId: string;
  plan: Plan;
  /** Monthly credits that the operator set for the account. */
  allowance: number | null;
  keyId: string;
  secret: Buffer;
  revoked: boolean;
  /** Its account is disabled. */
  disabled: boolean;
  permanentUrls: boolean;
  /** Of the account; undefined for the service's own. */
  fallbackCard: FallbackCard | undefined;
  rotatedAt: string | null;
  expiresAt: string | null;
};

/** Days in UTC, as `2026-11-21`; both belong to it. */
export type DateRange = { from: string; to: string };

/** A signed card that was delivered, and to whom. */
export type CardRequest = {
  accountId: string;
  keyId: string;
  template: string;
  visitor: string;
  cached: boolean;
};

/** Credits used, by what they were used for, and requests for signed cards. */
export type UsageCounts = {
  images: number;
  cards: number;
  /** For signed cards. */
  requests: number;
  /** Requests that a cache answered. */
  cached: number;
};

/** A key with a session's place for the studio; `site` for cards of its pages, `unknown` for what was used before keys were noted. */
export type UsedKey =
  | { source: 'key'; id: string; name: string; active: boolean }
  | { source: 'site'; host: string }
  | { source: 'studio' | 'unknown' };

export type UsageReport = {
  /** One entry for every day, oldest first. */
  days: (UsageCounts & { date: string })[];
  /** Those with usage, most credits first. */
  keys: (UsageCounts & { key: UsedKey })[];
  /** As `keys`; null for what was used before templates were noted. */
  templates: (UsageCounts & { template: string | null })[];
  /** Who asked for signed cards, most requests first. */
  visitors: { name: string; requests: number }[];
};

export interface Accounts {
  /**
   * Throws `conflict` / `email_taken`, or `signup_closed` when `onlyFirst` is set and there is an account already. Only
   * this result contains the plain-text key.
   */
  register(input: {
    email: string;
    plan: Plan;
    onlyFirst?: boolean;
  }): Promise<{ account: Account; apiKey: string }>;
  getAccount(id: string): Promise<Account>;
  /** Whether there is one at all. */
  hasAccounts(): Promise<boolean>;
  /** Bypasses the cache: the account may have just been deleted. */
  hasAccount(id: string): Promise<boolean>;
  findAccountByEmail(email: string): Promise<Account | undefined>;
  listAccounts(): Promise<Account[]>;
  /** By the operator. */
  setPlan(accountId: string, plan: Plan): Promise<void>;
  /** Sets the account's monthly credits; null returns to those of its plan. Throws `not-found`. */
  setAllowance(accountId: string, allowance: number | null): Promise<void>;
  /** Undefined for the service's own. */
  findFallbackCard(accountId: string): Promise<FallbackCard | undefined>;
  /** Throws `not-found`. */
  setFallbackCard(accountId: string, card: FallbackCard | undefined): Promise<void>;
  /** Throws `not-found`. */
  setOperator(accountId: string, operator: boolean): Promise<void>;
  /** Refuses, or accepts again, all keys of an account. Throws `not-found`. */
  setDisabled(accountId: string, disabled: boolean): Promise<void>;
  /**
   * Undefined for a malformed, unknown or revoked key. A wrong checksum needs no lookup. A disabled account's caller is
   * found, so that the refusal can say so. Throws `unauthorized` for a key that was rotated or only signs.
   */
  authenticate(apiKey: string): Promise<(Caller & { disabled: boolean }) | undefined>;
  /** Undefined for an unknown id; a revoked or rotated key or a disabled account's is found, so that the refusal can say so. */
  findSigningKey(keyId: string): Promise<SigningKey | undefined>;
  /** Counts as a use for `lastUsedAt`, as `authenticate` does itself. Writes nothing immediately. */
  recordKeyUse(keyId: string): void;
  /** Active keys, newest last. */
  listKeys(accountId: string): Promise<ApiKey[]>;
  createKey(accountId: string, key: NewKey, by: Actor): Promise<{ key: ApiKey; apiKey: string }>;
  /** Throws `not-found`. */
  renameKey(accountId: string, keyId: string, name: string, by: Actor): Promise<ApiKey>;
  /** Replaces a key; the old one works until the grace period ends. Throws `not-found` and `conflict`. */
  rotateKey(
    accountId: string,
    keyId: string,
    graceSeconds: number,
    by: Actor,
  ): Promise<{ key: ApiKey; apiKey: string }>;
  /**
   * Throws `not-found`, also for another account's key, and `conflict` for the last key that can make API calls, unless
   * `confirmed`. `remaining` is the number of such keys left.
   */
  revokeKey(
    accountId: string,
    keyId: string,
    options: { confirmed: boolean },
    by: Actor,
  ): Promise<{ remaining: number }>;
  /** Newest first. Throws `invalid` naming `cursor`. */
  listAuditEntries(accountId: string, query: AuditPageQuery): Promise<AuditPage>;
  /** Newest first. */
  readAuditEntries(accountId: string): AsyncIterable<AuditEntry>;
  /** Newest first. */
  readCredits(accountId: string): AsyncIterable<CreditEntry>;
  /** Counts a request for a signed card. Writes nothing immediately. */
  countCardRequest(request: CardRequest): void;
  readUsage(accountId: string, range: DateRange): Promise<UsageReport>;
  /**
   * Deletes the account, which nobody finds from the beginning, all its rows, and at the end what `endPayments` does; its images are
   * removed in the background. What stops it can be done again. Throws `not-found`.
   */
  erase(accountId: string, endPayments?: () => Promise<void>, signal?: AbortSignal): Promise<void>;
  /** Accounts whose `erase` has begun and not ended. */
  listClosing(): Promise<string[]>;
  /** Drops cached callers and keys of the account. Call it after changing it in a transaction of your own. */
  invalidateKeyCache(accountId: string): void;
  /** Writes pending uses of keys and cards. Called on a timer and at shutdown. */
  flushUsage(): Promise<void>;
  close(): Promise<void>;
}
