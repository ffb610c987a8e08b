import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an operator may set for one account: an allowance of its own, and that it is disabled. */
export const accountControls: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('accounts').addColumn('allowance', 'integer').execute();
    await db.schema.alterTable('accounts').addColumn('disabled_at', 'text').execute();
  },
};
