import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The template of a site's cards. */
export const siteTemplates: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('sites').addColumn('template', 'text').execute();
  },
};
