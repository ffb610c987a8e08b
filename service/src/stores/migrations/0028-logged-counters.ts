import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect.ts';

/** What was painted in a day is paid, so that a crash of the server must not forget it. */
export const loggedCounters: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (isPostgres(db)) await sql`alter table rate_counters set logged`.execute(db);
  },
};
