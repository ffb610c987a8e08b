import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { OperatorError } from '../base/operator-error.ts';
import type { DataDirectory } from './data-directory.ts';
import { createPrivateFile } from './database.ts';

/**
 * Begins a new installation where there is none. Throws `OperatorError` where only its database is missing or empty: a new one would
 * know nothing of the rest. To be followed by `endBeginning`.
 */
export function beginInstallation(directory: DataDirectory): void {
  const { path, databasePath, masterKeyPath, imagesPath, beginningPath } = directory;
  // In this order: another process may be beginning, too.
  const left = [masterKeyPath, imagesPath].filter(isUsed);
  const isBeginning = existsSync(beginningPath);
  if (sizeOf(databasePath) > 0 || isBeginning) return;
  if (left.length === 0) {
    createPrivateFile(beginningPath);
    return;
  }
  throw new OperatorError(
    `The database ${databasePath} is ${existsSync(databasePath) ? 'empty (0 bytes)' : 'missing'}, but ${left.join(' and ')} ${left.length === 1 ? 'is' : 'are'} there. Restore ` +
      `cardwright.db from a backup. To start over without the data in ${path}, set CARDWRIGHT_DATA_DIR to a new directory.`,
  );
}

/** The installation has its database. */
export const endBeginning = ({ beginningPath }: DataDirectory): void =>
  rmSync(beginningPath, { force: true });

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** A file, or a folder with anything that is not hidden. */
const isUsed = (path: string): boolean =>
  existsSync(path) &&
  (!statSync(path).isDirectory() || readdirSync(path).some((name) => !name.startsWith('.')));
