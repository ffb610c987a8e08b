import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Templates of accounts, every version, as JSON. */
export const ownTemplates: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('own_templates')
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('definition', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('own_templates_key', ['account_id', 'name', 'version'])
      .execute();
  },
};
