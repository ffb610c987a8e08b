import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTrigger, type RollupTrigger } from './create-trigger.ts';

type Db = Kysely<unknown>;

/**
 * Credits by day and generations by account, so that no page counts rows. Triggers keep them, in the transaction of what they count: code of an earlier version,
 * which may run beside this, writes them too.
 */
export const rollups: Migration = {
  async up(db: Db): Promise<void> {
    await db.schema
      .createTable('usage_days')
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('key_id', 'text', (c) => c.notNull())
      .addColumn('template', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('card', 'image')`))
      .addColumn('credits', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('usage_days_key', ['account_id', 'date', 'key_id', 'template', 'kind'])
      .execute();
    await db.schema
      .createTable('account_counts')
      .addColumn('account_id', 'text', (c) => c.primaryKey().notNull().references('accounts.id'))
      .addColumn('generations', 'bigint', (c) => c.notNull())
      .execute();
    // First: on PostgreSQL, nobody writes to the tables from here to the end, so nothing is missed or counted twice.
    for (const trigger of TRIGGERS) await createTrigger(db, trigger);
    await sql
      .raw(
        `insert into usage_days (account_id, date, key_id, template, kind, credits)
         select charge.account_id, ${dayOf('charge')}, sum(charge.amount - coalesce(refund.amount, 0))
         from credit_entries as charge
         left join credit_entries as refund on refund.kind = 'refund' and refund.cause = charge.cause
         where charge.kind = 'charge'
         group by charge.account_id, ${dayOf('charge')}`,
      )
      .execute(db);
    await sql
      .raw(
        'insert into account_counts (account_id, generations) select account_id, count(*) from generations group by account_id',
      )
      .execute(db);
  },
};

/** What usage is told apart by, of an entry. */
const dayOf = (entry: string): string =>
  `substr(${entry}.created_at, 1, 10), coalesce(${entry}.key_id, ''), coalesce(${entry}.template, ''), ` +
  `case when ${entry}.cause like 'card:%' then 'card' else 'image' end`;

const TRIGGERS: readonly RollupTrigger[] = [
  {
    name: 'usage_days_charge',
    on: 'credit_entries',
    event: 'insert',
    row: {
      when: "new.kind = 'charge'",
      body: `insert into usage_days (account_id, date, key_id, template, kind, credits)
        values (new.account_id, ${dayOf('new')}, new.amount)
        on conflict (account_id, date, key_id, template, kind)
        do update set credits = usage_days.credits + excluded.credits`,
    },
    all: `insert into usage_days (account_id, date, key_id, template, kind, credits)
      select charge.account_id, ${dayOf('charge')}, sum(charge.amount) from changed as charge where charge.kind = 'charge'
      group by charge.account_id, ${dayOf('charge')}
      on conflict (account_id, date, key_id, template, kind)
      do update set credits = usage_days.credits + excluded.credits`,
  },
  {
    // What is given back counts as not charged, on the day of the charge.
    name: 'usage_days_refund',
    on: 'credit_entries',
    event: 'insert',
    row: {
      when: "new.kind = 'refund'",
      body: `update usage_days set credits = credits - new.amount
        where (account_id, date, key_id, template, kind) = (
          select charge.account_id, ${dayOf('charge')} from credit_entries as charge
          where charge.kind = 'charge' and charge.cause = new.cause)`,
    },
    all: `update usage_days set credits = usage_days.credits - given.amount
      from (
        select charge.account_id, ${dayOf('charge')}, sum(refund.amount) as amount
        from changed as refund
        join credit_entries as charge on charge.kind = 'charge' and charge.cause = refund.cause
        where refund.kind = 'refund'
        group by charge.account_id, ${dayOf('charge')}
      ) as given (account_id, date, key_id, template, kind, amount)
      where (usage_days.account_id, usage_days.date, usage_days.key_id, usage_days.template, usage_days.kind)
        = (given.account_id, given.date, given.key_id, given.template, given.kind)`,
  },
  {
    name: 'account_counts_more',
    on: 'generations',
    event: 'insert',
    row: {
      body: `insert into account_counts (account_id, generations) values (new.account_id, 1)
        on conflict (account_id) do update set generations = account_counts.generations + 1`,
    },
    all: `insert into account_counts (account_id, generations)
      select account_id, count(*) from changed group by account_id
      on conflict (account_id) do update set generations = account_counts.generations + excluded.generations`,
  },
  {
    name: 'account_counts_less',
    on: 'generations',
    event: 'delete',
    row: {
      body: 'update account_counts set generations = generations - 1 where account_id = old.account_id',
    },
    all: `update account_counts set generations = account_counts.generations - gone.count
      from (select account_id, count(*) as count from changed group by account_id) as gone
      where account_counts.account_id = gone.account_id`,
  },
];
