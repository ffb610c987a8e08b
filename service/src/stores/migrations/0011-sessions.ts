import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Browsers that are signed in to the studio, and the one-time links that sign them in. */
export const sessions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('sessions')
      .addColumn('lookup', 'text', (c) => c.primaryKey().notNull())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('key_id', 'text', (c) => c.references('api_keys.id'))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('last_used_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute();
    await db.schema
      .createTable('sign_in_links')
      .addColumn('lookup', 'text', (c) => c.primaryKey().notNull())
      .addColumn('account_id', 'text', (c) => c.references('accounts.id'))
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
  },
};
