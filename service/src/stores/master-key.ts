import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from '../base/operator-error.ts';
import { MASTER_KEY_BYTES } from '../base/sealing.ts';

/**
 * The master key kept in the file `path` (32 raw bytes, mode 0600), made at the first call from `fresh`. Throws
 * `OperatorError` when it cannot be made, others may read the file, or its length is wrong.
 */
export function loadMasterKey(path: string, fresh: Buffer = randomBytes(MASTER_KEY_BYTES)): Buffer {
  const found = readMasterKey(path);
  if (found !== undefined) return found;
  try {
    createMasterKey(path, fresh);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`Cannot create the master key ${path}: ${reason}.`, { cause });
  }
  const created = readMasterKey(path);
  if (created === undefined) throw new OperatorError(`The master key ${path} was removed while it was read.`);
  return created;
}

/** Keeps a key that another installation has. Throws `OperatorError` when the file has another one, or cannot be made. */
export function installMasterKey(path: string, key: Buffer): void {
  if (loadMasterKey(path, key).equals(key)) return;
  throw new OperatorError(`${path} is the master key of something else. Choose another data directory.`);
}

/**
 * Puts the key in `nextPath` in the place of the one in `path`, which stays as `keptPath`. At every moment `path` is one
 * of the two.
 */
export function promoteMasterKey(path: string, nextPath: string, keptPath: string): void {
  linkSync(path, keptPath);
  renameSync(nextPath, path);
  syncDirectory(dirname(path));
}

function readMasterKey(path: string): Buffer | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw new OperatorError(`Cannot read the master key ${path}. Check its owner and permissions.`);
  }
  try {
    // Windows has no such bits: the folder's own permissions protect the file there.
    if (process.platform !== 'win32' && (fstatSync(file).mode & 0o077) !== 0) {
      throw new OperatorError(`The master key ${path} is readable by other users. Run: chmod 600 '${path}'`);
    }
    const key = readFileSync(file);
    if (key.length !== MASTER_KEY_BYTES) {
      throw new OperatorError(
        `The master key ${path} has ${key.length} bytes instead of ${MASTER_KEY_BYTES}. Restore it from a backup: ` +
          'without it, all API keys of this installation are unusable.',
      );
    }
    return key;
  } finally {
    closeSync(file);
  }
}

// Written and synced under another name, then linked into place: the file is never there half-written, and
// a link, unlike a rename, never replaces the key that another process made meanwhile.
function createMasterKey(path: string, key: Buffer): void {
  const temporary = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  const file = openSync(temporary, 'wx', 0o600);
  try {
    writeFileSync(file, key);
    fsyncSync(file);
    linkSync(temporary, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    closeSync(file);
    rmSync(temporary, { force: true });
  }
  syncDirectory(dirname(path));
}

// A new name survives a power cut only once its directory is on the disk. Windows cannot open directories.
function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const directory = openSync(path, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
