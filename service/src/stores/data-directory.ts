import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { OperatorError } from '../base/operator-error.ts';

/** Where everything lives that must survive a restart. All paths are absolute. */
export type DataDirectory = {
  path: string;
  databasePath: string;
  masterKeyPath: string;
  /** The key that is replacing it. */
  nextMasterKeyPath: string;
  /** Root of the image store; made by it. */
  imagesPath: string;
  /** The same for cards, which are a cache: deleting it loses nothing but time. */
  cardsPath: string;
  /** There from the beginning of a new installation until it has a database. */
  beginningPath: string;
};

/**
 * Makes the directory for its owner alone, also when it exists, and checks that it can be used. Throws
 * `OperatorError` when the path is no directory or not writable.
 */
export function openDataDirectory(path: string): DataDirectory {
  const absolute = resolve(path);
  try {
    makeDirectory(absolute);
    if (!statSync(absolute).isDirectory()) throw new Error('a file with that name exists');
    accessSync(absolute, constants.R_OK | constants.W_OK | constants.X_OK);
    tighten(absolute);
  } catch (error) {
    throw new OperatorError(
      `The data directory ${absolute} cannot be used: ${explain(error)}. ` +
        'Set CARDWRIGHT_DATA_DIR to a directory that this user may write to.',
    );
  }
  return toDataDirectory(absolute);
}

/**
 * The directory of an installation that exists; makes nothing. Throws `OperatorError` when there is none, because a
 * mistyped path would otherwise look like a service that has lost all its accounts.
 */
export function findDataDirectory(path: string): DataDirectory {
  const directory = toDataDirectory(resolve(path));
  if (existsSync(directory.databasePath)) return directory;
  throw new OperatorError(
    `There is no Cardwright installation in ${directory.path}: it has no cardwright.db. Set CARDWRIGHT_DATA_DIR to the data ` +
      'directory of the service (a relative path starts at the current directory). A new installation is created when the ' +
      'service starts.',
  );
}

/** Makes a directory and those above it that are missing, for their owner alone. */
export function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  // Node's own recursive mkdir never returns where the system answers ENOENT for a new directory, as in /proc.
  if (dirname(path) !== path) makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Images of all accounts are below it, and others on the machine have no business there. */
function tighten(path: string): void {
  if ((statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, 0o700);
  } catch {
    // Of another user, as where a cluster mounts it for a group.
  }
}

function toDataDirectory(absolute: string): DataDirectory {
  return {
    path: absolute,
    databasePath: join(absolute, 'cardwright.db'),
    masterKeyPath: join(absolute, 'master.key'),
    nextMasterKeyPath: join(absolute, 'master.key.new'),
    imagesPath: join(absolute, 'images'),
    cardsPath: join(absolute, 'cards'),
    beginningPath: join(absolute, 'new-installation'),
  };
}

const EXPLANATIONS: Readonly<Record<string, string>> = {
  EEXIST: 'a file with that name exists',
  ENOTDIR: 'a parent path is a file',
  ENOENT: 'no directory can be created there',
  EACCES: 'permission was denied',
  EPERM: 'permission was denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
};

/** What a failure to use a directory says to an operator. */
export const explain = (error: unknown): string => explainWith(EXPLANATIONS, error);

/** What a failure to read a file says. */
export const explainReading = (error: unknown): string =>
  explainWith({ ...EXPLANATIONS, ENOENT: 'there is no such file', EISDIR: 'it is a directory' }, error);

function explainWith(explanations: Readonly<Record<string, string>>, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return explanations[code] ?? (error instanceof Error ? error.message : String(error));
}

// Keeps locks from the garbage collector, which would close, and so free, one that its taker let go of.
const held = new Set<SqliteDatabase.Database>();

export type DataDirectoryLock = {
  /** Leaves word where the holder is reached, for commands that run beside it. */
  noteAddress(baseUrl: string): void;
  release(): void;
};

/**
 * Takes the directory for this process until `release` or the process's end, however it ends. Throws
 * `OperatorError` when another process has it.
 */
export function lockDataDirectory(directory: DataDirectory): DataDirectoryLock {
  const pidPath = toPidPath(directory);
  const lock = takeLock(directory, pidPath);
  held.add(lock);
  const note = (lines: readonly (string | number)[]) =>
    writeFileSync(pidPath, `${lines.join('\n')}\n`, { mode: 0o600 });
  note([process.pid]);
  return {
    noteAddress: (baseUrl) => note([process.pid, baseUrl]),
    release() {
      rmSync(pidPath, { force: true });
      held.delete(lock);
      lock.close();
    },
  };
}

// The operating system frees SQLite's file lock when its holder dies, SIGKILL included. Nothing else may open
// this file: closing any descriptor of it would drop the lock (POSIX), which is why the pid has its own.
function takeLock(directory: DataDirectory, pidPath: string): SqliteDatabase.Database {
  let lock: SqliteDatabase.Database | undefined;
  try {
    lock = new SqliteDatabase(join(directory.path, 'service.lock'), { timeout: 0 });
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') {
      throw new OperatorError(
        `The data directory ${directory.path} is in use by another Cardwright process${describeHolder(pidPath)}. ` +
          'Stop that one first, or set CARDWRIGHT_DATA_DIR to another directory.',
      );
    }
    throw new OperatorError(`The data directory ${directory.path} cannot be locked: ${explain(error)}.`);
  }
}

/** Where the service that has the directory is reached, if one does and listens. */
export const findServiceAddress = (directory: DataDirectory): string | undefined =>
  readHolder(toPidPath(directory))[1];

function describeHolder(pidPath: string): string {
  const [pid = ''] = readHolder(pidPath);
  return /^\d+$/.test(pid) ? ` (process ${pid})` : '';
}

const toPidPath = (directory: DataDirectory): string => join(directory.path, 'service.pid');

/** Its pid, and its address once it listens. */
function readHolder(pidPath: string): string[] {
  try {
    return readFileSync(pidPath, 'utf8').trim().split('\n');
  } catch {
    // Nobody has the lock, or the holder has not written its pid yet.
    return [];
  }
}
