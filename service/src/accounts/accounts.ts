import type { Clock } from '../base/clock.ts';
import { createId } from '../base/ids.ts';
import type { Sealer } from '../base/sealing.ts';
import { ServiceError } from '../base/service-error.ts';
import { type Database, isUniqueViolation } from '../stores/database.ts';
import type { Plan } from '../stores/schema.ts';
import { parseEmail } from './email.ts';
import { eraseAccount } from './erase-account.ts';
import { createKeyAccess } from './key-access.ts';
import { createKeyUsage } from './key-usage.ts';
import { createKeyRow, listKeys, revokeKey, toApiKey } from './keys.ts';
import { findAccount, listAccounts } from './read-accounts.ts';
import { readCredits } from './read-credits.ts';
import type { Account, Accounts } from './types.ts';

const FLUSH_INTERVAL_MS = 15_000;

export type AccountsOptions = {
  database: Database;
  sealer: Sealer;
  clock: Clock;
  /** Told when a timed write of `last_used_at` failed; it is tried again. */
  onFlushError?: (error: unknown) => void;
  /** Told when an account was erased, and its pictures can be swept up. */
  onErase?: () => void;
};

/** Accounts and their keys in `database`, which `close` leaves open. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { database, clock } = options;
  const access = createKeyAccess(options);
  const usage = createKeyUsage(database);
  const timer = setInterval(() => {
    usage.flush().catch((error: unknown) => options.onFlushError?.(error));
  }, FLUSH_INTERVAL_MS);
  timer.unref();

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

    async setPlan(accountId, plan) {
      const update = database.updateTable('accounts').set({ plan }).where('id', '=', accountId);
      const { numUpdatedRows } = await update.executeTakeFirst();
      if (numUpdatedRows === 0n) throw noSuchAccount();
      access.forget();
    },

    async authenticate(apiKey) {
      const caller = await access.findCaller(apiKey);
      if (caller !== undefined) usage.note(caller.keyId, clock.now());
      return caller;
    },

    findSigningKey: (keyId) => access.findSigningKey(keyId),
    noteKeyUse: (keyId) => usage.note(keyId, clock.now()),

    async listKeys(accountId) {
      const keys = await listKeys(database, accountId);
      return keys.map((key) => ({ ...key, lastUsedAt: usage.findPending(key.id) ?? key.lastUsedAt }));
    },

    async createKey(accountId, name) {
      const { row, apiKey } = createKeyRow(options, accountId, name);
      await database.insertInto('api_keys').values(row).execute();
      return { key: toApiKey(row), apiKey };
    },

    async revokeKey(accountId, keyId) {
      const remaining = await revokeKey(options, accountId, keyId);
      access.forget();
      return { remaining };
    },

    readCredits: (accountId) => readCredits(database, accountId),

    async erase(accountId) {
      if (!(await eraseAccount(database, accountId))) throw noSuchAccount();
      access.forget();
      options.onErase?.();
    },

    forget: () => access.forget(),
    flushUsage: () => usage.flush(),

    async close() {
      clearInterval(timer);
      await usage.flush();
    },
  };
}

async function register(
  parts: { database: Database; sealer: Sealer; clock: Clock },
  input: { email: string; plan: Plan },
): Promise<{ account: Account; apiKey: string }> {
  const id = createId('usr');
  const email = parseEmail(input.email);
  const createdAt = parts.clock.now().toISOString();
  const key = createKeyRow(parts, id, 'Primary key');
  try {
    await parts.database.transaction().execute(async (transaction) => {
      const row = { id, email, plan: input.plan, created_at: createdAt };
      await transaction.insertInto('accounts').values(row).execute();
      await transaction.insertInto('api_keys').values(key.row).execute();
    });
  } catch (cause) {
    // Asking first would let two requests for one address both pass: the unique index alone decides.
    if (!isUniqueViolation(cause)) throw cause;
    throw new ServiceError(
      'conflict',
      'This e-mail address is registered already: use its API key, or register another address.',
      { code: 'email_taken', parameter: 'email', cause },
    );
  }
  return { account: { id, email, plan: input.plan, creditsUsed: 0, createdAt }, apiKey: key.apiKey };
}

const noSuchAccount = (): ServiceError =>
  new ServiceError('not-found', 'There is no such account.', { code: 'not_found' });
