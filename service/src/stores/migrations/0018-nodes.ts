import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect.ts';

/** What several nodes share: who draws a card, how many requests a client has made, and when a chore is due. */
export const nodes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('chores')
      .addColumn('name', 'text', (c) => c.primaryKey().notNull())
      .addColumn('due_at', 'text', (c) => c.notNull())
      .execute();
    // Without a log, a write costs a sixth; a crash of the server empties these, and may.
    const create = (table: string) => {
      const builder = db.schema.createTable(table);
      return isPostgres(db) ? builder.modifyFront(sql`unlogged`) : builder;
    };
    await create('card_claims')
      .addColumn('key', 'text', (c) => c.primaryKey().notNull())
      .addColumn('token', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
    await create('rate_counters')
      .addColumn('key', 'text', (c) => c.primaryKey().notNull())
      .addColumn('points', 'integer', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
  },
};
