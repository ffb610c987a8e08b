import type { Connection } from './connection.ts';

/** What the database knows of itself under this name. */
export async function readFact(connection: Connection, name: string): Promise<string | undefined> {
  const row = await connection
    .selectFrom('facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function writeFact(connection: Connection, name: string, value: string): Promise<void> {
  await connection
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
