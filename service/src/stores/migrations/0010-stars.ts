import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Generations that their account starred. A table of its own: a finished generation never changes. */
export const stars: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('starred_generations')
      .addColumn('generation_id', 'text', (c) => c.primaryKey().notNull().references('generations.id'))
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('starred_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('starred_generations_account')
      .on('starred_generations')
      .column('account_id')
      .execute();
  },
};
