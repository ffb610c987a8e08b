import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was decided for an image, so that its texts can be corrected and nothing else. */
export const keptDesigns: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('generations').addColumn('design', 'text').execute();
  },
};
