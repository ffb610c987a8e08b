import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a key may do, and the end of one that was rotated. */
export const keyScopes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // One column a statement: SQLite takes no more.
    await db.schema
      .alterTable('api_keys')
      .addColumn('scope', 'text', (c) => c.notNull().defaultTo('full').check(sql`scope in ('full', 'sign')`))
      .execute();
    await db.schema
      .alterTable('api_keys')
      .addColumn('permanent_urls', 'integer', (c) =>
        c.notNull().defaultTo(0).check(sql`permanent_urls in (0, 1)`),
      )
      .execute();
    await db.schema.alterTable('api_keys').addColumn('rotated_at', 'text').execute();
    await db.schema.alterTable('api_keys').addColumn('expires_at', 'text').execute();
  },
};
