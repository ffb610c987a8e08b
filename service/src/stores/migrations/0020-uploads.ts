import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files that accounts uploaded. */
export const uploads: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('uploads')
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('name', 'text')
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('object', 'text', (c) => c.notNull())
      .addColumn('bytes', 'bigint', (c) => c.notNull())
      .addColumn('details', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('uploads_key', ['account_id', 'id'])
      .execute();
    // The sweep asks which objects are in use.
    await db.schema.createIndex('uploads_object').on('uploads').column('object').execute();
  },
};
