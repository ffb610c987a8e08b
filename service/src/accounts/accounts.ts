import { accountTag } from '../base/cache-tags.ts';
import type { Clock } from '../base/clock.ts';
import type { Sealer } from '../base/sealing.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Database } from '../stores/database.ts';
import { NO_NOTICES, type Notices } from '../stores/notices.ts';
import { addPurges } from '../stores/outbox/purge-outbox.ts';
import type { AccountsTable } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import { createAccountTurns } from '../turns/account-turns.ts';
import { addAuditEntry, OPERATOR } from './audit-entries.ts';
import { listAuditEntries, readAuditEntries } from './audit-log.ts';
import { createCardRequests } from './card-requests.ts';
import { parseEmail } from './email.ts';
import { eraseAccount, listClosing } from './erase-account.ts';
import { findFallbackCard } from './fallback-card.ts';
import { createKeyCache } from './key-cache.ts';
import { checkMayCall } from './key-state.ts';
import { createKeyUsage } from './key-usage.ts';
import { addKey, listKeys, renameKey, revokeKey, rotateKey } from './keys.ts';
import { findAccount, hasAccounts, listAccounts } from './read-accounts.ts';
import { readCredits } from './read-credits.ts';
import { readUsageReport } from './read-usage-report.ts';
import { register } from './register.ts';
import type { Accounts, ApiKey } from './types.ts';

const FLUSH_INTERVAL_MS = 15_000;
// A report of very many rows takes seconds.
const REPORTS = {
  atOnce: 4,
  share: 1,
  each: 16,
  all: 400,
  what: 'reports are being made',
  code: 'reports_busy',
  retryAfterSeconds: 5,
};

export type AccountsOptions = {
  database: Database;
  sealer: Sealer;
  clock: Clock;
  /** Active keys of an account. Default: any number. */
  keyLimit?: number;
  /** Tells other nodes that keys or plans changed. */
  notices?: Notices;
  /** Called when a periodic write of uses failed; it is retried. */
  onFlushError?: (error: unknown) => void;
  /** Called when an account was deleted, so that its images can be removed. */
  onErase?: () => void;
};

/** Accounts and their keys in `database`, which `close` leaves open. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { database, clock, notices = NO_NOTICES } = options;
  const keyCache = createKeyCache(options);
  notices.on('keys', (id) => keyCache.invalidate(id));
  const invalidateKeys = (id?: string): void => {
    keyCache.invalidate(id);
    notices.send('keys', id);
  };
  const usage = createKeyUsage(database);
  const cardRequests = createCardRequests(options);
  const reports = createAccountTurns(REPORTS);
  const flush = async (): Promise<void> => {
    await usage.flush();
    await cardRequests.flush();
  };
  const timer = setInterval(() => {
    flush().catch((error: unknown) => options.onFlushError?.(error));
  }, FLUSH_INTERVAL_MS);
  timer.unref();

  const withPendingUse = (key: ApiKey): ApiKey => ({
    ...key,
    lastUsedAt: usage.findPending(key.id) ?? key.lastUsedAt,
  });

  const update = async (
    accountId: string,
    values: Partial<
      Pick<AccountsTable, 'plan' | 'allowance' | 'disabled_at' | 'fallback_card'> & { operator: number }
    >,
  ): Promise<void> => {
    await transact(database, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set(values)
        .where('id', '=', accountId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw noSuchAccount();
      if (values.plan !== undefined)
        await addAuditEntry(transaction, clock, accountId, {
          action: 'plan.changed',
          subject: accountId,
          detail: values.plan,
          by: OPERATOR,
        });
      if (values.disabled_at)
        await addPurges(transaction, [accountTag(accountId)], { at: clock.now(), again: true });
    });
    invalidateKeys(accountId);
  };

  return {
    register: (input) => register(options, input),

    async getAccount(id) {
      const account = await findAccount(database, 'id', id);
      if (account === undefined) throw noSuchAccount();
      return account;
    },

    hasAccounts: () => hasAccounts(database),
    hasAccount: async (id) => (await findAccount(database, 'id', id)) !== undefined,

    findAccountByEmail: (email) => findAccount(database, 'email', parseEmail(email)),
    listAccounts: () => listAccounts(database),

    setPlan: (accountId, plan) => update(accountId, { plan }),
    setAllowance: (accountId, allowance) => update(accountId, { allowance }),
    findFallbackCard: (accountId) => findFallbackCard(database, accountId),
    setFallbackCard: (accountId, card) =>
      update(accountId, { fallback_card: card === undefined ? null : JSON.stringify(card) }),
    setOperator: (accountId, operator) => update(accountId, { operator: operator ? 1 : 0 }),
    setDisabled: (accountId, disabled) =>
      update(accountId, { disabled_at: disabled ? clock.now().toISOString() : null }),

    async authenticate(apiKey) {
      const key = await keyCache.findCallingKey(apiKey);
      if (key === undefined) return undefined;
      const now = clock.now();
      checkMayCall(key, now);
      usage.record(key.caller.keyId, now);
      return { ...key.caller, disabled: key.disabled };
    },

    findSigningKey: (keyId) => keyCache.findSigningKey(keyId),
    recordKeyUse: (keyId) => usage.record(keyId, clock.now()),
    countCardRequest: (request) => cardRequests.count(request),

    async listKeys(accountId) {
      const keys = await listKeys(options, accountId);
      return keys.map(withPendingUse);
    },

    async renameKey(accountId, keyId, name, by) {
      return withPendingUse(await renameKey(options, accountId, keyId, name, by));
    },

    createKey: (accountId, key, by) => addKey(options, accountId, key, options.keyLimit ?? Infinity, by),

    async rotateKey(accountId, keyId, graceSeconds, by) {
      const rotated = await rotateKey(options, accountId, keyId, graceSeconds, by);
      invalidateKeys(keyId);
      return rotated;
    },

    async revokeKey(accountId, keyId, { confirmed }, by) {
      const revoked = await revokeKey(options, accountId, keyId, { confirmed }, by);
      invalidateKeys(keyId);
      return revoked;
    },

    listAuditEntries: (accountId, page) => listAuditEntries(database, accountId, page),
    readAuditEntries: (accountId) => readAuditEntries(database, accountId),
    readCredits: (accountId) => readCredits(database, accountId),
    async readUsage(accountId, range) {
      await cardRequests.flush();
      return await reports.run(accountId, () => readUsageReport(database, accountId, range));
    },

    async erase(accountId, endPayments, signal) {
      const onClosed = (): void => invalidateKeys(accountId);
      const steps = { onClosed, signal, ...(endPayments && { endPayments }) };
      if (!(await eraseAccount(database, accountId, clock.now(), steps))) throw noSuchAccount();
      options.onErase?.();
    },
    listClosing: () => listClosing(database),

    invalidateKeyCache: invalidateKeys,
    flushUsage: flush,

    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const noSuchAccount = (): ServiceError =>
  new ServiceError('not-found', 'Account not found.', { code: 'not_found' });
