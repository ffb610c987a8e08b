import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Templates that are being written, one draft for each name. */
export const templateDrafts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('template_drafts')
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('version', 'integer')
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('definition', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('template_drafts_key', ['account_id', 'name'])
      .execute();
  },
};
