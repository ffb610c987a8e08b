import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when an account is being erased. */
export const closingAccounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('accounts').addColumn('closing_at', 'text').execute();
    await db.schema
      .createIndex('accounts_closing')
      .on('accounts')
      .column('closing_at')
      .where('closing_at' as never, 'is not', null)
      .execute();
  },
};
