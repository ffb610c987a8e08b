import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

/** A fresh, migrated database in memory: one a test, nothing shared. Close with `destroy()`. */
export async function createTestDatabase(): Promise<Database> {
  const database = openDatabase({ path: ':memory:' });
  await migrate(database);
  return database;
}
