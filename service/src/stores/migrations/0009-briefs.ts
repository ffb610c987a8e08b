import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an image is drawn from, and who read its prompt. */
export const briefs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // One column a statement: SQLite takes no more.
    await db.schema.alterTable('generations').addColumn('brief', 'text').execute();
    await db.schema.alterTable('generations').addColumn('reader', 'text').execute();
  },
};
