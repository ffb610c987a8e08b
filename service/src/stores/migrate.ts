import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { initial } from './migrations/0001-initial.ts';
import { cards } from './migrations/0002-cards.ts';

/** Every change of the tables, oldest first. One that was released is never edited: add the next. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-cards': cards,
};

/**
 * Brings the tables up to date, all or nothing. Safe to run again and by several processes at once: they
 * take turns. Throws when the database was made by a newer version.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: async () => MIGRATIONS },
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}
