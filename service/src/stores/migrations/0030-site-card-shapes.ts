import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The card that a page had last, for each shape that is not wide. */
export const siteCardShapes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const shape of ['square', 'portrait', 'story'])
      await db.schema.alterTable('site_pages').addColumn(`card_key_${shape}`, 'text').execute();
  },
};
