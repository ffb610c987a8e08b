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
import { LRUCache } from 'lru-cache';
import { DatabaseUnavailableError } from '../database-unavailable-error.ts';
import type { Checkpoints } from './checkpoints.ts';

// How long a writer waits for another process, such as the operator's command line, before it gives up.
const PATIENCE_MS = 5_000;
const PAUSE_MS = 10;
// More than the service asks; a list of values makes one of each length.
const MOST_STATEMENTS = 500;

type SharedSqliteConfig = { database: SqliteDatabase.Database; checkpoints?: Checkpoints | undefined };

/**
 * SQLite for a file that several processes share: a transaction takes the write lock when it begins.
 * A deferred one that reads before it writes fails at once, without waiting, when another process wrote between.
 * A lock of another process holds up neither this one nor whoever reads. What the disk does not take is a `DatabaseUnavailableError`.
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
    return new SharedAdapter();
  }
}

/** One at a time, in the order of asking. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #config: SharedSqliteConfig;
  readonly #turns = new Turns();
  #connection: DatabaseConnection | undefined;

  constructor(config: SharedSqliteConfig) {
    super(config);
    this.#config = config;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    this.#connection ??= new GuardedConnection(await super.acquireConnection(), this.#config, this.#turns);
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.give();
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
  readonly #turns: Turns;
  readonly #statements = new LRUCache<string, SqliteDatabase.Statement>({ max: MOST_STATEMENTS });

  constructor(connection: DatabaseConnection, config: SharedSqliteConfig, turns: Turns) {
    this.#connection = connection;
    this.#config = config;
    this.#turns = turns;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { database, checkpoints } = this.#config;
    const until = performance.now() + PATIENCE_MS;
    for (;;)
      try {
        const result = this.#run<Row>(query);
        if (query.sql === 'commit' || (result.numAffectedRows && !database.inTransaction))
          checkpoints?.committed();
        return result;
      } catch (error) {
        if (!isOutage(error)) throw error;
        // Nothing of the statement was done yet.
        if (error.code !== 'SQLITE_BUSY' || performance.now() > until) throw toUnavailable(error);
        // Whoever waits for the lock leaves the connection to others meanwhile, unless a transaction of its own is open.
        const isMidway = database.inTransaction;
        if (!isMidway) this.#turns.give();
        await sleep(PAUSE_MS);
        if (!isMidway) await this.#turns.take();
      }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  // To compile a statement takes several times as long as to run it. SQLite itself compiles it anew when a table was changed.
  #prepare(sql: string): SqliteDatabase.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#config.database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
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

class SharedAdapter extends SqliteAdapter {
  // SQLite does roll back tables and triggers; Kysely's default is cautious. A migration is then all or nothing.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  // There is one, but the driver gives the turns: Kysely's own would keep readers waiting behind a writer that waits for another process.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
