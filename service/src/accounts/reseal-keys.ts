import { sql } from 'kysely';
import { LOOKUP_PREFIX, type Sealer } from '../base/sealing.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { transact } from '../stores/transact.ts';
import { opens } from './check-master-key.ts';

/** Encrypts all keys, revoked ones too, and the secrets of webhooks with another master key, in one transaction. Returns the number of keys. */
export async function resealKeys(database: Database, from: Sealer, to: Sealer): Promise<number> {
  return await transact(database, async (transaction) => {
    const keys = await transaction.selectFrom('api_keys').select(['id', 'sealed_secret']).execute();
    for (const { id, sealed_secret } of keys) {
      const secret = from.open(id, sealed_secret);
      await transaction
        .updateTable('api_keys')
        .set({ sealed_secret: to.seal(id, secret), lookup: to.lookup(secret) })
        .where('id', '=', id)
        .execute();
    }
    await resealWebhooks(transaction, from, to);
    return keys.length;
  });
}

async function resealWebhooks(transaction: Connection, from: Sealer, to: Sealer): Promise<void> {
  const webhooks = await transaction
    .selectFrom('webhooks')
    .select(['id', 'sealed_secret', 'former_secret'])
    .execute();
  for (const { id, sealed_secret, former_secret } of webhooks) {
    const reseal = (sealed: string): string => to.seal(id, from.open(id, sealed));
    await transaction
      .updateTable('webhooks')
      .set({
        sealed_secret: reseal(sealed_secret),
        former_secret: former_secret === null ? null : reseal(former_secret),
      })
      .where('id', '=', id)
      .execute();
  }
}

const BATCH = 200;

/**
 * The same beside a running service that knows both master keys: whatever the key of `to` does not open is sealed anew, in batches. May be
 * interrupted and done again. Returns the number of keys and secrets that were.
 */
export async function resealBeside(database: Database, both: Sealer, to: Sealer): Promise<number> {
  return (
    (await resealTable(database, 'api_keys', ['sealed_secret'], { both, to })) +
    (await resealTable(database, 'webhooks', ['sealed_secret', 'former_secret'], { both, to }))
  );
}

async function resealTable<Table extends 'api_keys' | 'webhooks'>(
  database: Database,
  table: Table,
  columns: readonly ('sealed_secret' | 'former_secret')[],
  { both, to }: { both: Sealer; to: Sealer },
): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; sealed_secret: string; former_secret?: string | null }>`
      select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where id > ${after} order by id limit ${sql.lit(BATCH)}`.execute(database);
    const last = rows.at(-1);
    if (last === undefined) return count;
    after = last.id;
    for (const row of rows)
      for (const column of columns) {
        const sealed = row[column];
        if (!sealed || opens(to, row.id, sealed)) continue;
        const secret = both.open(row.id, sealed);
        const found = table === 'api_keys' ? sql`, lookup = ${to.lookup(secret)}` : sql``;
        // Unless it was changed meanwhile, by a service that seals with one of the two.
        const { numAffectedRows = 0n } = await sql`
          update ${sql.table(table)} set ${sql.ref(column)} = ${to.seal(row.id, secret)} ${found}
          where id = ${row.id} and ${sql.ref(column)} = ${sealed}`.execute(database);
        count += Number(numAffectedRows);
      }
  }
}

/** Replaces lookups of the first kind, which could not be computed for another master key. */
export async function upgradeLookups(database: Database, sealer: Sealer): Promise<void> {
  await transact(database, async (transaction) => {
    const keys = await transaction
      .selectFrom('api_keys')
      .select(['id', 'sealed_secret'])
      .where('lookup', 'not like', `${LOOKUP_PREFIX}%`)
      .execute();
    for (const { id, sealed_secret } of keys)
      await transaction
        .updateTable('api_keys')
        .set({ lookup: sealer.lookup(sealer.open(id, sealed_secret)) })
        .where('id', '=', id)
        .execute();
  });
}
