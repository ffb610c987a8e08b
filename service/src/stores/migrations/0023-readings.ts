import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a language model was asked to read: equal ones of an account share their reading. */
export const readings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('generations').addColumn('reading_key', 'text').execute();
    await db.schema
      .createIndex('generations_reading_key')
      .on('generations')
      .columns(['account_id', 'reading_key'])
      .execute();
  },
};
