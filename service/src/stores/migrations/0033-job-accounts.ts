import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whose a job is, with indexes by which its account finds it, however many wait. A trigger writes it, so that jobs of an earlier version that runs beside this have
 * it, too.
 */
export const jobAccounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('jobs').addColumn('account_id', 'text').execute();
    const owner = (job: string) => `(select account_id from generations where id = ${job}.generation_id)`;
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      await sql
        .raw(
          `create function jobs_account() returns trigger language plpgsql as $$
           begin new.account_id := ${owner('new')}; return new; end $$`,
        )
        .execute(db);
      await sql
        .raw('create trigger jobs_account before insert on jobs for each row execute function jobs_account()')
        .execute(db);
    } else
      await sql
        .raw(
          `create trigger jobs_account after insert on jobs for each row
           begin update jobs set account_id = ${owner('new')} where id = new.id; end`,
        )
        .execute(db);
    await sql.raw(`update jobs set account_id = ${owner('jobs')}`).execute(db);
    await sql
      .raw('create index jobs_waiting on jobs (account_id, run_at, id) where lease_expires_at is null')
      .execute(db);
    await sql
      .raw(
        'create index jobs_leased on jobs (account_id, lease_expires_at) where lease_expires_at is not null',
      )
      .execute(db);
  },
};
