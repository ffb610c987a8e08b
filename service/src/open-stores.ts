import { checkMasterKey } from './accounts/check-master-key.ts';
import { createSealer, type Sealer } from './base/sealing.ts';
import type { DataDirectory } from './stores/data-directory.ts';
import { type Database, openDatabase } from './stores/database.ts';
import { loadMasterKey } from './stores/master-key.ts';
import { migrate } from './stores/migrate.ts';

/**
 * The migrated database of a data directory and the sealer of its keys; `masterKey` is the configured one, if
 * any. Several processes may do this at once. Throws `OperatorError` when the master key does not fit.
 */
export async function openStores(
  directory: DataDirectory,
  masterKey: Uint8Array | undefined,
): Promise<{ database: Database; sealer: Sealer }> {
  const sealer = createSealer(masterKey ?? loadMasterKey(directory.masterKeyPath));
  const database = openDatabase({ path: directory.databasePath });
  try {
    await migrate(database);
    await checkMasterKey(database, sealer);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return { database, sealer };
}
