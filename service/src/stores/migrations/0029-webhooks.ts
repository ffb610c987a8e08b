import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** URLs that are told of events, and the events that are to be sent to them, or were. */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('webhooks')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('events', 'text', (c) => c.notNull())
      .addColumn('sealed_secret', 'text', (c) => c.notNull())
      .addColumn('former_secret', 'text')
      .addColumn('former_expires_at', 'text')
      .addColumn('disabled_at', 'text')
      .addColumn('disabled_reason', 'text')
      .addColumn('failing_since', 'text')
      .addColumn('healthy_at', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('webhooks_account').on('webhooks').column('account_id').execute();
    // The webhook may be gone: its deliveries are deleted in batches after it.
    await db.schema
      .createTable('webhook_deliveries')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('webhook_id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('payload', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('due_at', 'text', (c) => c.notNull())
      .addColumn('retry_until', 'text', (c) => c.notNull())
      .addColumn('response_status', 'integer')
      .addColumn('error', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('attempted_at', 'text')
      .execute();
    await db.schema
      .createIndex('webhook_deliveries_due')
      .on('webhook_deliveries')
      .columns(['webhook_id', 'due_at'])
      .where(sql.ref('status'), '=', sql.lit('pending'))
      .execute();
    for (const [name, columns] of [
      ['webhook_deliveries_listed', ['webhook_id', 'created_at', 'id']],
      ['webhook_deliveries_subject', ['account_id', 'subject']],
      ['webhook_deliveries_age', ['created_at']],
    ] as const)
      await db.schema
        .createIndex(name)
        .on('webhook_deliveries')
        .columns([...columns])
        .execute();
  },
};
