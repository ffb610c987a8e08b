import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When an object may be deleted; null for at once. */
export const deferredDeletions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('erased_objects').addColumn('due_at', 'text').execute();
  },
};
