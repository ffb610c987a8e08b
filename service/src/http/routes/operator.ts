import type { AppParts, Handlers } from '../handler.ts';

type Ids = 'listAccounts' | 'getQueue' | 'getStores' | 'checkLedger';

/** What operators may read about the whole service. Every handler checks that the caller is one. */
export function operatorRoutes({ operator, settings }: AppParts): Handlers<Ids> {
  return {
    listAccounts: async ({ caller, query: { q: search, limit, offset } }) => {
      await operator.check(caller.accountId);
      const { accounts, total } = await operator.listAccounts({ search, limit, offset });
      return {
        status: 200,
        body: {
          accounts: accounts.map((account) => ({
            id: account.id,
            email: account.email,
            plan: account.plan,
            allowance: account.allowance,
            operator: account.operator,
            disabled: account.disabled,
            credits_used: account.creditsUsed,
            credits_this_month: account.creditsThisMonth,
            keys: account.keys,
            last_used_at: account.lastUsedAt,
            created_at: account.createdAt,
          })),
          total,
        },
      };
    },

    getQueue: async ({ caller }) => {
      await operator.check(caller.accountId);
      const { waiting, drawing, oldestSince, failures } = await operator.readQueue();
      return {
        status: 200,
        body: {
          waiting,
          drawing,
          oldest_since: oldestSince,
          failures: failures.map(({ generationId, accountId, email, error, failedAt }) => ({
            generation_id: generationId,
            account_id: accountId,
            email,
            error,
            failed_at: failedAt,
          })),
        },
      };
    },

    getStores: async ({ caller }) => {
      await operator.check(caller.accountId);
      const { images, cards, databaseBytes, faults } = await operator.readStores();
      const toUse = ({ files, bytes }: typeof images) => ({ files, bytes });
      return {
        status: 200,
        body: {
          version: settings.version,
          mode: settings.mode,
          images: toUse(images),
          cards: toUse(cards),
          database_bytes: databaseBytes,
          faults,
        },
      };
    },

    checkLedger: async ({ caller }) => {
      await operator.check(caller.accountId);
      const { entries, periods, faults } = await operator.verifyLedger();
      return {
        status: 200,
        body: { consistent: faults.length === 0, entries, balances: periods, faults },
      };
    },
  };
}
