import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a database knows of itself, such as which image store belongs to it. */
export const facts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('facts')
      .addColumn('name', 'text', (c) => c.primaryKey().notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};
