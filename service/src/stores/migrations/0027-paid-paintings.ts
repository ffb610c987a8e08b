import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often a model was asked to paint a generation. */
export const paidPaintings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('generations')
      .addColumn('paintings', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
