import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tags of answers that a CDN is to forget. */
export const purges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('purges')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('tag', 'text', (c) => c.notNull())
      .addColumn('due_at', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('purges_due').on('purges').column('due_at').execute();
  },
};
