import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when an account is known to be of who has its address. Of those that there are: operators', and where a person has signed in without a key. */
export const provenAddresses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('accounts').addColumn('proven_at', 'text').execute();
    await sql`
      update accounts set proven_at = created_at
      where operator = 1 or id in (select account_id from sessions where key_id is null and member_id is null)`.execute(
      db,
    );
  },
};
