import { rmSync } from 'node:fs';
import { fitsMasterKey } from '../accounts/check-master-key.ts';
import { resealKeys } from '../accounts/reseal-keys.ts';
import { OperatorError } from '../base/operator-error.ts';
import { createSealer } from '../base/sealing.ts';
import { type DataDirectory, lockDataDirectory } from '../stores/data-directory.ts';
import { openDatabase } from '../stores/database.ts';
import { loadMasterKey, promoteMasterKey } from '../stores/master-key.ts';
import { loadInstalledKey, openStores } from '../wiring/open-stores.ts';

/**
 * Encrypts the keys of a stopped service with a new master key and installs it, unless the key is `configured`. The new
 * key is on the disk before any row uses it, so after an interruption the next call completes the replacement. Throws
 * `OperatorError` while the service runs, or when the current key does not fit.
 */
export async function replaceMasterKey(
  directory: DataDirectory,
  configured: Buffer | undefined,
  now: Date,
): Promise<{ key: Buffer; keptPath: string | undefined }> {
  const lock = lockDataDirectory(directory);
  try {
    const current = configured ?? loadInstalledKey(directory);
    const key = loadNextKey(directory.nextMasterKeyPath, current);
    // After an interruption, the rows may have the new key already.
    if (!(await isReplaced(directory, current, key))) await reseal(directory, current, key);
    if (configured !== undefined) return { key, keptPath: undefined };
    const keptPath = `${directory.masterKeyPath}.until-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    promoteMasterKey(directory.masterKeyPath, directory.nextMasterKeyPath, keptPath);
    return { key, keptPath };
  } finally {
    lock.release();
  }
}

/** The key of an interrupted replacement, or a new one. */
function loadNextKey(path: string, current: Buffer): Buffer {
  const found = loadMasterKey(path);
  if (!found.equals(current)) return found;
  // Left from the last replacement, and configured since.
  rmSync(path);
  return loadMasterKey(path);
}

async function isReplaced({ databasePath }: DataDirectory, current: Buffer, next: Buffer): Promise<boolean> {
  const database = openDatabase({ path: databasePath });
  try {
    return (
      !(await fitsMasterKey(database, createSealer(current))) &&
      (await fitsMasterKey(database, createSealer(next)))
    );
  } finally {
    await database.destroy();
  }
}

async function reseal(directory: DataDirectory, current: Buffer, next: Buffer): Promise<void> {
  const { database, sealer } = await openStores(directory, { masterKey: current });
  try {
    await resealKeys(database, sealer, createSealer(next));
  } catch (cause) {
    throw new OperatorError(
      'Replacing the master key failed; no key was changed. Check the disk, and try again.',
      {
        cause,
      },
    );
  } finally {
    await database.destroy();
  }
}
