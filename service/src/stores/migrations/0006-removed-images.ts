import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Images that their owner deleted or that were kept long enough: their URLs answer 410. */
export const removedImages: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('removed_images')
      // No reference: the generation of a deleted image is gone too.
      .addColumn('generation_id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('image_token', 'text', (c) => c.notNull().unique())
      .addColumn('reason', 'text', (c) => c.notNull().check(sql`reason in ('deleted', 'expired')`))
      .addColumn('removed_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('removed_images_account').on('removed_images').column('account_id').execute();
    // To find what has been kept long enough.
    await db.schema.createIndex('generations_completed').on('generations').column('completed_at').execute();
  },
};
