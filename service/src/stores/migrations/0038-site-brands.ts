import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The brand of a site's cards. */
export const siteBrands: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('sites').addColumn('brand', 'text').execute();
    await db.schema.alterTable('sites').addColumn('look', 'text').execute();
  },
};
