import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Customers of payment providers, the events that were taken, and the state that the sandbox provider keeps. */
export const billing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createCustomers(db);
    await createSandbox(db);
  },
};

async function createCustomers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('billing_customers')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('customer_id', 'text', (c) => c.notNull())
    .addColumn('entitled', 'integer', (c) => c.notNull().check(sql`entitled in (0, 1)`))
    .addColumn('ticket', 'integer', (c) => c.notNull())
    .addColumn('applied_ticket', 'integer', (c) => c.notNull().check(sql`applied_ticket <= ticket`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('billing_customers_key', ['account_id', 'provider'])
    .addUniqueConstraint('billing_customers_id', ['provider', 'customer_id'])
    .execute();
  await db.schema
    .createTable('billing_events')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('billing_events_age').on('billing_events').column('received_at').execute();
}

async function createSandbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('customer_id', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('active', 'past_due', 'canceled')`))
    .addColumn('card', 'text', (c) => c.notNull().check(sql`card in ('works', 'declined')`))
    .addColumn('cancel_at_period_end', 'integer', (c) => c.notNull())
    .addColumn('period_end', 'text', (c) => c.notNull())
    .addColumn('pending_event', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('sandbox_subscriptions_customer')
    .on('sandbox_subscriptions')
    .column('customer_id')
    .execute();
  // The database itself refuses a second one, however many checkouts are paid at once.
  await sql`create unique index sandbox_subscriptions_one on sandbox_subscriptions (customer_id)
            where status <> 'canceled'`.execute(db);
  await db.schema
    .createTable('sandbox_sessions')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('checkout', 'portal')`))
    .addColumn('customer_id', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('open', 'complete', 'expired')`))
    .addColumn('return_url', 'text', (c) => c.notNull())
    .addColumn('cancel_url', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sandbox_sessions_age').on('sandbox_sessions').column('expires_at').execute();
}
