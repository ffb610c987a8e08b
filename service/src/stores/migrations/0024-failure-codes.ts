import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Why a generation failed, for programs: what a model refuses is no fault of the server. */
export const failureCodes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('generations').addColumn('failure_code', 'text').execute();
  },
};
