import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createGenerationTriggers } from './0001-generation-triggers.ts';

type Db = Kysely<unknown>;

/** The first tables; `schema.ts` says what each column means. */
export const initial: Migration = {
  async up(db: Db): Promise<void> {
    await createAccounts(db);
    await createCredits(db);
    await createGenerations(db);
    await createGenerationTriggers(db);
    await createJobs(db);
  },
};

async function createAccounts(db: Db): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('plan', 'text', (c) => c.notNull().check(sql`plan in ('free', 'pro')`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('lookup', 'text', (c) => c.notNull().unique())
    .addColumn('sealed_secret', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema.createIndex('api_keys_account').on('api_keys').column('account_id').execute();
}

async function createCredits(db: Db): Promise<void> {
  await db.schema
    .createTable('usage_periods')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull().check(sql`used >= 0`))
    .addPrimaryKeyConstraint('usage_periods_key', ['account_id', 'period'])
    .execute();
  await db.schema
    .createTable('credit_entries')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('charge', 'refund')`))
    .addColumn('amount', 'integer', (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('credit_entries_once', ['kind', 'cause'])
    .execute();
  await db.schema
    .createIndex('credit_entries_account')
    .on('credit_entries')
    .columns(['account_id', 'period'])
    .execute();
}

async function createGenerations(db: Db): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('generations')
    // The database numbers the rows: a number taken in code would be taken twice by two nodes.
    .addColumn('sequence', postgres ? 'bigint' : 'integer', (c) =>
      postgres ? c.generatedByDefaultAsIdentity().primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('prompt', 'text', (c) => c.notNull())
    .addColumn('template_id', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull().check(sql`width > 0`))
    .addColumn('height', 'integer', (c) => c.notNull().check(sql`height > 0`))
    .addColumn('format', 'text', (c) => c.notNull().check(sql`format in ('png', 'jpeg')`))
    .addColumn('seed', 'bigint', (c) => c.notNull())
    .addColumn('engine', 'text')
    .addColumn('design_md', 'text')
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('pending', 'processing', 'completed', 'failed')`),
    )
    .addColumn('image_token', 'text', (c) => c.notNull().unique())
    .addColumn('image_object', 'text')
    .addColumn('error', 'text')
    .addColumn('warnings', 'text', (c) => c.notNull())
    .addColumn('quality', 'text')
    .addColumn('credits_used', 'integer', (c) => c.notNull().check(sql`credits_used >= 0`))
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('completed_at', 'text')
    .addCheckConstraint('generations_image', sql`(status = 'completed') = (image_object is not null)`)
    .addCheckConstraint('generations_error', sql`(status = 'failed') = (error is not null)`)
    .addCheckConstraint(
      'generations_end',
      sql`(status in ('completed', 'failed')) = (completed_at is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('generations_history')
    .on('generations')
    .columns(['account_id', 'sequence'])
    .execute();
}

async function createJobs(db: Db): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('generation_id', 'text', (c) => c.notNull().unique().references('generations.id'))
    .addColumn('attempts', 'integer', (c) => c.notNull().check(sql`attempts >= 0`))
    .addColumn('run_at', 'text', (c) => c.notNull())
    .addColumn('lease_token', 'text')
    .addColumn('lease_expires_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addCheckConstraint('jobs_lease', sql`(lease_token is null) = (lease_expires_at is null)`)
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').column('run_at').execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('generation_id', 'text', (c) => c.notNull().references('generations.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['account_id', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_keys_age').on('idempotency_keys').column('created_at').execute();
}
