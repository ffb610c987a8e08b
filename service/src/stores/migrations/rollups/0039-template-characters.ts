import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTrigger } from './create-trigger.ts';

const TABLES = ['own_templates', 'template_drafts'] as const;

/** How many characters the templates and drafts of an account have, so that saving a draft does not read them all. Triggers keep it. */
export const templateCharacters: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('account_counts')
      .addColumn('template_characters', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    // First: on PostgreSQL, nobody writes to the tables from here to the end.
    for (const table of TABLES) await createTriggers(db, table);
    await sql
      .raw(
        `insert into account_counts (account_id, generations, template_characters)
         select account_id, 0, sum(characters) from (${TABLES.map(
           (table) =>
             `select account_id, sum(length(definition)) as characters from ${table} group by account_id`,
         ).join(' union all ')}) as stored group by account_id
         on conflict (account_id) do update set template_characters = excluded.template_characters`,
      )
      .execute(db);
  },
};

async function createTriggers(db: Kysely<unknown>, table: (typeof TABLES)[number]): Promise<void> {
  const sum = (rows: string, sign = '') =>
    `select account_id, ${sign}sum(length(definition)) as characters from ${rows} group by account_id`;
  await createTrigger(db, {
    name: `${table}_more`,
    on: table,
    event: 'insert',
    row: {
      body: `insert into account_counts (account_id, generations, template_characters)
        values (new.account_id, 0, length(new.definition))
        on conflict (account_id)
        do update set template_characters = account_counts.template_characters + excluded.template_characters`,
    },
    all: `insert into account_counts (account_id, generations, template_characters)
      select account_id, 0, characters from (${sum('changed')}) as added
      on conflict (account_id)
      do update set template_characters = account_counts.template_characters + excluded.template_characters`,
  });
  await createTrigger(db, {
    name: `${table}_other`,
    on: table,
    event: 'update',
    row: {
      body: `update account_counts
        set template_characters = template_characters + length(new.definition) - length(old.definition)
        where account_id = new.account_id`,
    },
    all: `update account_counts set template_characters = account_counts.template_characters + grown.characters
      from (select account_id, sum(characters) as characters
        from (${sum('changed')} union all ${sum('former', '-')}) as both_sides group by account_id) as grown
      where account_counts.account_id = grown.account_id`,
  });
  await createTrigger(db, {
    name: `${table}_less`,
    on: table,
    event: 'delete',
    row: {
      body: `update account_counts set template_characters = template_characters - length(old.definition)
        where account_id = old.account_id`,
    },
    all: `update account_counts set template_characters = account_counts.template_characters - gone.characters
      from (${sum('changed')}) as gone where account_counts.account_id = gone.account_id`,
  });
}
