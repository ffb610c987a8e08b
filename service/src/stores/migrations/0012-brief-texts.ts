import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes images that were requested with a brief findable by its texts. */
export const briefTexts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('generations').addColumn('brief_text', 'text').execute();
  },
};
