import { existsSync } from 'node:fs';
import { checkMasterKey } from '../accounts/check-master-key.ts';
import { upgradeLookups } from '../accounts/reseal-keys.ts';
import { OperatorError } from '../base/operator-error.ts';
import { createSealer, type Sealer } from '../base/sealing.ts';
import type { Config } from '../settings/config.ts';
import { SETTINGS } from '../settings/settings.ts';
import { beginInstallation, endBeginning } from '../stores/begin-installation.ts';
import type { DataDirectory } from '../stores/data-directory.ts';
import { type Database, openDatabase } from '../stores/database.ts';
import { loadMasterKey } from '../stores/master-key.ts';
import { checkMigrated, migrate } from '../stores/migrate.ts';
import { checkMoved } from '../stores/move/move-note.ts';

type StoreSettings = Partial<
  Pick<Config, 'masterKey' | 'otherMasterKey' | 'databaseUrl' | 'databasePool' | 'migrate'>
>;

/**
 * The migrated database, of the data directory or on a PostgreSQL server, and the sealer of its keys. Several processes may
 * do this at once. Throws `OperatorError` when the master key does not fit, or is missing beside a database: a new one
 * would make every API key unusable, and its file could replace the right one in a backup.
 */
export async function openStores(
  directory: DataDirectory,
  settings: StoreSettings,
  onError: (error: unknown) => void = () => {},
): Promise<{ database: Database; sealer: Sealer }> {
  if (settings.databaseUrl === undefined) beginInstallation(directory);
  const sealer = createSealer(settings.masterKey ?? loadInstalledKey(directory), settings.otherMasterKey);
  const database = await openConfiguredDatabase(directory, settings, onError);
  try {
    if (settings.migrate === 'check') await checkMigrated(database);
    await migrate(database);
    if (settings.databaseUrl === undefined) endBeginning(directory);
    await checkMoved(database);
    await checkMasterKey(database, sealer);
    await upgradeLookups(database, sealer);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return { database, sealer };
}

/** The configured database, whose tables are left alone. Throws `OperatorError`. */
export async function openConfiguredDatabase(
  directory: DataDirectory,
  { databaseUrl, databasePool }: StoreSettings,
  onError: (error: unknown) => void = () => {},
): Promise<Database> {
  if (databaseUrl === undefined) return openDatabase({ path: directory.databasePath });
  // The driver is loaded by those alone who use it.
  const { openPostgres } = await import('../stores/postgres/open-postgres.ts');
  return await openPostgres({
    url: databaseUrl,
    connections: databasePool ?? SETTINGS.databasePool.fallback,
    onError,
  });
}

/** The key in the data directory, made for a new installation. */
export function loadInstalledKey({ path, databasePath, masterKeyPath }: DataDirectory): Buffer {
  // The key is created before the database, so a database without a key has lost it.
  if (existsSync(databasePath) && !existsSync(masterKeyPath))
    throw new OperatorError(
      `The master key ${masterKeyPath} is missing, but the database beside it exists. Restore master.key from a backup, or ` +
        `set CARDWRIGHT_MASTER_KEY to the key that was used. To start over without the data in ${path}, set ` +
        'CARDWRIGHT_DATA_DIR to a new directory.',
    );
  return loadMasterKey(masterKeyPath);
}
