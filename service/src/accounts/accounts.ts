import type { Clock } from '../base/clock.ts';
import { createId } from '../base/ids.ts';
import type { Sealer } from '../base/sealing.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Connection } from '../stores/connection.ts';
import { type Database, isUniqueViolation } from '../stores/database.ts';
import type { AccountsTable, Plan } from '../stores/schema.ts';
import { parseEmail } from './email.ts';
import { eraseAccount } from './erase-account.ts';
import { findFallbackCard } from './fallback-card.ts';
import { createKeyCache } from './key-cache.ts';
import { checkMayCall } from './key-state.ts';
import { createKeyUsage } from './key-usage.ts';
import { createKeyRow, listKeys, revokeKey, rotateKey, toApiKey } from './keys.ts';
import { findAccount, listAccounts } from './read-accounts.ts';
import { readCredits } from './read-credits.ts';
import { readDailyUsage } from './read-daily-usage.ts';
import type { Account, Accounts } from './types.ts';

const FLUSH_INTERVAL_MS = 15_000;

export type AccountsOptions = {
  database: Database;
  sealer: Sealer;
  clock: Clock;
  /** Called when a periodic write of `last_used_at` failed; it is retried. */
  onFlushError?: (error: unknown) => void;
  /** Called when an account was deleted, so that its images can be removed. */
  onErase?: () => void;
};

/** Accounts and their keys in `database`, which `close` leaves open. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { database, clock } = options;
  const keyCache = createKeyCache(options);
  const usage = createKeyUsage(database);
  const timer = setInterval(() => {
    usage.flush().catch((error: unknown) => options.onFlushError?.(error));
  }, FLUSH_INTERVAL_MS);
  timer.unref();

  const update = async (
    accountId: string,
    values: Partial<Pick<AccountsTable, 'plan' | 'allowance' | 'disabled_at' | 'fallback_card'>>,
  ): Promise<void> => {
    const { numUpdatedRows } = await database
      .updateTable('accounts')
      .set(values)
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw noSuchAccount();
    keyCache.invalidate();
  };

  return {
    register: (input) => register(options, input),

    async getAccount(id) {
      const account = await findAccount(database, 'id', id);
      if (account === undefined) throw noSuchAccount();
      return account;
    },

    hasAccount: async (id) => (await findAccount(database, 'id', id)) !== undefined,

    findAccountByEmail: (email) => findAccount(database, 'email', parseEmail(email)),
    listAccounts: () => listAccounts(database),

    setPlan: (accountId, plan) => update(accountId, { plan }),
    setAllowance: (accountId, allowance) => update(accountId, { allowance }),
    findFallbackCard: (accountId) => findFallbackCard(database, accountId),
    setFallbackCard: (accountId, card) =>
      update(accountId, { fallback_card: card === undefined ? null : JSON.stringify(card) }),
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

    async listKeys(accountId) {
      const keys = await listKeys(options, accountId);
      return keys.map((key) => ({ ...key, lastUsedAt: usage.findPending(key.id) ?? key.lastUsedAt }));
    },

    async createKey(accountId, key) {
      const { row, apiKey } = createKeyRow(options, accountId, key);
      await database.insertInto('api_keys').values(row).execute();
      return { key: toApiKey(row), apiKey };
    },

    async rotateKey(accountId, keyId, graceSeconds) {
      const rotated = await rotateKey(options, accountId, keyId, graceSeconds);
      keyCache.invalidate();
      return rotated;
    },

    async revokeKey(accountId, keyId, { confirmed }) {
      const revoked = await revokeKey(options, accountId, keyId, { confirmed });
      keyCache.invalidate();
      return revoked;
    },

    readCredits: (accountId) => readCredits(database, accountId),
    readDailyUsage: (accountId, range) => readDailyUsage(database, accountId, range),

    async erase(accountId) {
      if (!(await eraseAccount(database, accountId))) throw noSuchAccount();
      keyCache.invalidate();
      options.onErase?.();
    },

    invalidateKeyCache: () => keyCache.invalidate(),
    flushUsage: () => usage.flush(),

    async close() {
      clearInterval(timer);
      await usage.flush();
    },
  };
}

async function register(
  parts: { database: Database; sealer: Sealer; clock: Clock },
  input: { email: string; plan: Plan; onlyFirst?: boolean },
): Promise<{ account: Account; apiKey: string }> {
  const id = createId('usr');
  const email = parseEmail(input.email);
  const createdAt = parts.clock.now().toISOString();
  const key = createKeyRow(parts, id, { name: 'Primary key' });
  try {
    await parts.database.transaction().execute(async (transaction) => {
      if (input.onlyFirst) await refuseAfterFirst(transaction);
      const row = {
        id,
        email,
        plan: input.plan,
        allowance: null,
        disabled_at: null,
        fallback_card: null,
        created_at: createdAt,
      };
      await transaction.insertInto('accounts').values(row).execute();
      await transaction.insertInto('api_keys').values(key.row).execute();
    });
  } catch (cause) {
    // The unique index decides: checking first would let two concurrent requests for one address pass.
    if (!isUniqueViolation(cause)) throw cause;
    throw new ServiceError(
      'conflict',
      'This email address is already registered. Use its API key, or register another address. If the key is lost, the operator can create a new one: npm run admin -- keys create --email ADDRESS.',
      { code: 'email_taken', parameter: 'email', cause },
    );
  }
  const account = {
    id,
    email,
    plan: input.plan,
    allowance: null,
    disabledAt: null,
    creditsUsed: 0,
    createdAt,
  };
  return { account, apiKey: key.apiKey };
}

async function refuseAfterFirst(transaction: Connection): Promise<void> {
  const first = await transaction.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (first === undefined) return;
  throw new ServiceError(
    'conflict',
    'Registration is closed: this service belongs to one owner, whose account exists. Use its API key. The operator can ' +
      'create another key with `npm run admin -- keys create --email ADDRESS`, or another account with `users create`.',
    { code: 'signup_closed' },
  );
}

const noSuchAccount = (): ServiceError =>
  new ServiceError('not-found', 'Account not found.', { code: 'not_found' });
