import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who else may sign in to an account, and who changed what in it. */
export const members: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('members')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('joined_at', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addUniqueConstraint('members_email', ['account_id', 'email'])
      .execute();
    // Whom an identity provider names is looked up over all accounts.
    await db.schema.createIndex('members_by_email').on('members').column('email').execute();
    // Null for whoever the account belongs to. The member may be gone: nothing is found with it then.
    await db.schema.alterTable('sessions').addColumn('member_id', 'text').execute();
    await db.schema.alterTable('sign_in_links').addColumn('member_id', 'text').execute();
    await db.schema
      .createTable('audit_entries')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('detail', 'text')
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('actor_name', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('audit_entries_listed')
      .on('audit_entries')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
  },
};
