import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTrigger, type RollupTrigger } from './create-trigger.ts';

/** Requests for cards by day, once by what was asked for and once by who asked: a report of a year reads a few thousand rows, of the table itself ten times as many. */
export const requestDays: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('request_days')
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('key_id', 'text', (c) => c.notNull())
      .addColumn('template', 'text', (c) => c.notNull())
      .addColumn('requests', 'bigint', (c) => c.notNull())
      .addColumn('cached', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('request_days_key', ['account_id', 'date', 'key_id', 'template'])
      .execute();
    await db.schema
      .createTable('visitor_days')
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('visitor', 'text', (c) => c.notNull())
      .addColumn('requests', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('visitor_days_key', ['account_id', 'date', 'visitor'])
      .execute();
    for (const trigger of TRIGGERS) await createTrigger(db, trigger);
    for (const rollup of ROLLUPS) await sql.raw(toInsert(rollup, 'card_requests as changed')).execute(db);
  },
};

type Rollup = { table: string; key: readonly string[]; sums: readonly string[] };

const ROLLUPS: readonly Rollup[] = [
  {
    table: 'request_days',
    key: ['account_id', 'date', 'key_id', 'template'],
    sums: ['requests', 'cached'],
  },
  { table: 'visitor_days', key: ['account_id', 'date', 'visitor'], sums: ['requests'] },
];

const onConflict = ({ table, key, sums }: Rollup): string =>
  `on conflict (${key.join(', ')}) do update set ${sums.map((sum) => `${sum} = ${table}.${sum} + excluded.${sum}`).join(', ')}`;

/** Adds what is in a table; sorted, as two nodes that write the same rows in different orders would wait for each other. */
const toInsert = ({ table, key, sums }: Rollup, from: string, sign = ''): string =>
  `insert into ${table} (${[...key, ...sums].join(', ')})
   select ${key.map((name) => `changed.${name}`).join(', ')}, ${sums.map((sum) => `sum(changed.${sum}${sign && ` - former.${sum}`})`).join(', ')}
   from ${from} where true group by ${key.map((name) => `changed.${name}`).join(', ')} order by ${key.map((_, at) => at + 1).join(', ')}`;

const REQUEST_KEY = ['account_id', 'date', 'key_id', 'template', 'visitor'];

const TRIGGERS: readonly RollupTrigger[] = ROLLUPS.flatMap((rollup): RollupTrigger[] => {
  const { table, key, sums } = rollup;
  const toRow = (values: readonly string[]): string =>
    `insert into ${table} (${[...key, ...sums].join(', ')})
     values (${[...key.map((name) => `new.${name}`), ...values].join(', ')}) ${onConflict(rollup)}`;
  const both = `changed join former on ${REQUEST_KEY.map((name) => `former.${name} = changed.${name}`).join(' and ')}`;
  return [
    {
      name: `${table}_more`,
      on: 'card_requests',
      event: 'insert',
      row: { body: toRow(sums.map((sum) => `new.${sum}`)) },
      all: `${toInsert(rollup, 'changed')} ${onConflict(rollup)}`,
    },
    {
      name: `${table}_changed`,
      on: 'card_requests',
      event: 'update',
      row: { body: toRow(sums.map((sum) => `new.${sum} - old.${sum}`)) },
      all: `${toInsert(rollup, both, '-')} ${onConflict(rollup)}`,
    },
  ];
});
