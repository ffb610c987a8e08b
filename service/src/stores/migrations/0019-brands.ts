import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Design documents that accounts saved under a name. */
export const brands: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('brands')
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('lookup', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('design_md', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('brands_key', ['account_id', 'lookup'])
      .execute();
  },
};
