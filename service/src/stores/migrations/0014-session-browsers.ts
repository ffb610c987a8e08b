import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which browser a session belongs to, for the list of those that are signed in. */
export const sessionBrowsers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('sessions').addColumn('browser', 'text').execute();
  },
};
