import { setTimeout as sleep } from 'node:timers/promises';
import type SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { DatabaseUnavailableError } from '../database-unavailable-error.ts';
import type { Checkpoints } from './checkpoints.ts';

// How long a writer waits for another process, such as the operator's command line, before it gives up.
const PATIENCE_MS = 5_000;
const PAUSE_MS = 10;

type SharedSqliteConfig = { database: SqliteDatabase.Database; checkpoints?: Checkpoints | undefined };

/**
 * SQLite for a file that several processes share: a transaction takes the write lock when it begins.
 * A deferred one that reads before it writes fails at once, without waiting, when another process wrote between.
 * A lock of another process is waited for without holding up this one. What the disk does not take is a `DatabaseUnavailableError`.
 */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #config: SharedSqliteConfig;

  constructor(config: SharedSqliteConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #config: SharedSqliteConfig;
  #connection: DatabaseConnection | undefined;

  constructor(config: SharedSqliteConfig) {
    super(config);
    this.#config = config;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new GuardedConnection(await super.acquireConnection(), this.#config);
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // SQLite has done so by itself when the disk is full; asked again, it would report that instead of the full disk.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#config.database.inTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    // First: who closes the file last copies what is left of the log, and removes it.
    await this.#config.checkpoints?.close();
    await super.destroy();
  }
}

class GuardedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #config: SharedSqliteConfig;

  constructor(connection: DatabaseConnection, config: SharedSqliteConfig) {
    this.#connection = connection;
    this.#config = config;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const until = performance.now() + PATIENCE_MS;
    for (;;)
      try {
        const result = await this.#connection.executeQuery<Row>(query);
        if (query.sql === 'commit' || (result.numAffectedRows && !this.#config.database.inTransaction))
          this.#config.checkpoints?.committed();
        return result;
      } catch (error) {
        if (!isOutage(error)) throw error;
        // Nothing of the statement was done yet.
        if (error.code !== 'SQLITE_BUSY' || performance.now() > until) throw toUnavailable(error);
        await sleep(PAUSE_MS);
      }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

// No room, a failing disk, one that can only be read by now, no file handle left, or another process that keeps the lock.
const OUTAGES = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY)/;

const isOutage = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && OUTAGES.test(String(error.code));

const toUnavailable = (cause: Error): DatabaseUnavailableError =>
  new DatabaseUnavailableError(`the database file cannot be used: ${cause.message}`, { cause });

// SQLite does roll back tables and triggers; Kysely's default is cautious. A migration is then all or nothing.
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
