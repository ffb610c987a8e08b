import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What signed URLs of an account show when their own card is refused. */
export const fallbackCards: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('accounts').addColumn('fallback_card', 'text').execute();
  },
};
