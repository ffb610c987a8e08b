import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What credits were used with and for, and who asks for signed cards. */
export const usageByKey: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // One column a statement: SQLite takes no more.
    await db.schema.alterTable('credit_entries').addColumn('key_id', 'text').execute();
    await db.schema.alterTable('credit_entries').addColumn('template', 'text').execute();
    await db.schema
      .createTable('card_requests')
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('key_id', 'text', (c) => c.notNull())
      .addColumn('template', 'text', (c) => c.notNull())
      .addColumn('visitor', 'text', (c) => c.notNull())
      .addColumn('requests', 'integer', (c) => c.notNull())
      .addColumn('cached', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('card_requests_key', ['account_id', 'date', 'key_id', 'template', 'visitor'])
      .execute();
  },
};
