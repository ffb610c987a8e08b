import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when an account is being erased. */
export const closingAccounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('accounts').addColumn('closing_at', 'text').execute();
  },
};
