import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Objects of erased accounts that are still to be removed from the image stores. */
export const erasures: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('erased_objects')
      .addColumn('store', 'text', (c) => c.notNull().check(sql`store in ('images', 'cards')`))
      .addColumn('object', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('erased_objects_key', ['store', 'object'])
      .execute();
    // To find who else has the same picture.
    await db.schema.createIndex('generations_object').on('generations').column('image_object').execute();
  },
};
