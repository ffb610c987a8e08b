import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts that may read about all others, and an index for what they ask of the queue. */
export const operators: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('accounts')
      .addColumn('operator', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('generations_status')
      .on('generations')
      .columns(['status', 'completed_at'])
      .execute();
  },
};
