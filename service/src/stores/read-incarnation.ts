import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { DataDirectory } from './data-directory.ts';
import type { Database } from './database.ts';
import { isPostgres } from './dialect.ts';
import type { Incarnation } from './pair-stores.ts';

/** Tells a database from a copy of it, such as a dump that was restored elsewhere. */
export async function readIncarnation(
  database: Database,
  { databasePath }: Pick<DataDirectory, 'databasePath'>,
  { isBucket }: { isBucket: boolean },
): Promise<Incarnation> {
  if (isPostgres(database)) return await readServerIncarnation(database);
  const place = `the file ${databasePath}`;
  // A copy of a data directory has copies of its images.
  return { id: isBucket ? String(statSync(databasePath, { bigint: true }).ino) : undefined, place };
}

/** The number that a server has from its beginning, and that of the database on it. */
async function readServerIncarnation(database: Database): Promise<Incarnation> {
  const { rows } = await sql<{ id: number; name: string }>`
    select oid::int8 as id, datname as name from pg_database where datname = current_database()`.execute(
    database,
  );
  const [found = { id: 0, name: '' }] = rows;
  const server = await sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`
    .execute(database)
    // Servers that are only like PostgreSQL may not have it.
    .catch(() => undefined);
  const serverId = server?.rows[0]?.id ?? 'unknown';
  return {
    id: `${serverId}/${found.id}`,
    place: `the database "${found.name}" of the PostgreSQL server ${serverId}`,
  };
}
