import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Hosts whose pages have cards, and what was read of the pages. */
export const sites: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('sites')
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('theme', 'text')
      .addColumn('daily_cards', 'integer', (c) => c.notNull())
      .addColumn('drawn_on', 'text')
      .addColumn('drawn', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('proof', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('verified_at', 'text')
      .addPrimaryKeyConstraint('sites_key', ['account_id', 'host'])
      .execute();
    // Any account may register a host, but only one has it.
    await db.schema
      .createIndex('sites_owner')
      .on('sites')
      .column('host')
      .unique()
      .where(sql.ref('verified_at'), 'is not', null)
      .execute();
    await db.schema
      .createTable('site_pages')
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('page', 'text', (c) => c.notNull())
      .addColumn('fresh_until', 'text', (c) => c.notNull())
      .addColumn('card_key', 'text')
      .addPrimaryKeyConstraint('site_pages_key', ['host', 'path'])
      .execute();
    await db.schema.createIndex('site_pages_account').on('site_pages').column('account_id').execute();
  },
};
