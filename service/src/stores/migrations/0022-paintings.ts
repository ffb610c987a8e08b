import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who painted an image, and the painting that it was composed with. */
export const paintings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // One column a statement: SQLite takes no more.
    for (const column of ['stage', 'painter', 'painting_key', 'painting_object'])
      await db.schema.alterTable('generations').addColumn(column, 'text').execute();
    // The sweep asks which objects are in use, and a generation for the painting of another.
    await db.schema
      .createIndex('generations_painting_object')
      .on('generations')
      .column('painting_object')
      .execute();
    await db.schema
      .createIndex('generations_painting_key')
      .on('generations')
      .columns(['account_id', 'painting_key'])
      .execute();
  },
};
