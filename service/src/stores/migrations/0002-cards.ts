import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rendered cards that are kept in the image store, so that the least recently used can go. */
export const cards: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('cards')
      .addColumn('key', 'text', (c) => c.primaryKey().notNull())
      .addColumn('object', 'text', (c) => c.notNull())
      .addColumn('format', 'text', (c) => c.notNull())
      .addColumn('bytes', 'integer', (c) => c.notNull())
      .addColumn('fresh_until', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('last_used_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('cards_last_used').on('cards').column('last_used_at').execute();
    await db.schema.createIndex('cards_object').on('cards').column('object').execute();
  },
};
