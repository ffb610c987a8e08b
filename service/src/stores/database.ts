import { closeSync, openSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { OperatorError } from '../base/operator-error.ts';
import type { Schema } from './schema.ts';
import { createCheckpoints, MOST_LOGGED_PAGES } from './sqlite/checkpoints.ts';
import { SharedSqliteDialect } from './sqlite/sqlite-dialect.ts';

export type Database = Kysely<Schema>;

/** How long an opening waits for another process (the operator's command line) before it gives up. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Opens the database at `path` (a file, made when absent unless `readOnly`, or `:memory:`) and leaves its tables alone: see
 * `migrate`. A commit is on the disk when it returns. Close with `destroy()`. Throws `OperatorError` when the
 * file is no database or may not be used.
 */
export function openDatabase(options: { path: string; readOnly?: boolean }): Database {
  try {
    if (options.path !== ':memory:' && !options.readOnly) createPrivateFile(options.path);
    const database = options.readOnly
      ? new SqliteDatabase(options.path, { readonly: true })
      : openSqlite(options.path);
    const checkpoints =
      options.path === ':memory:' || options.readOnly ? undefined : createCheckpoints(options.path);
    return new Kysely<Schema>({ dialect: new SharedSqliteDialect({ database, checkpoints }) });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`Cannot open the database ${options.path}: ${reason}.`, { cause });
  }
}

function openSqlite(path: string): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.pragma(`wal_autocheckpoint = ${MOST_LOGGED_PAGES}`);
    // From now on, a wait inside the driver would hold up everything: `SharedSqliteDialect` waits outside.
    sqlite.pragma('busy_timeout = 0');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

// For its owner alone, whatever the umask; SQLite gives its side files the same mode. An existing file must
// not be opened and closed here: that would drop the locks which this process holds on it (POSIX).
export function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

const UNIQUE_VIOLATIONS = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);

/** True for the error of a write that would break a unique index, on SQLite as on PostgreSQL. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    UNIQUE_VIOLATIONS.has(error.code)
  );
}
