import {
  type DataTypeNode,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  sql,
} from 'kysely';

/** PostgreSQL with the text of SQLite and one lock a migration, which also holds behind PgBouncer. */
export class SharedPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new TransactionLockAdapter();
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new BinaryTextCompiler();
  }
}

// Any number that nothing else in this database uses.
const MIGRATION_LOCK = 3_853_314_791;

// Kysely's own lock belongs to the session: behind PgBouncer it could outlive the process that took it.
class TransactionLockAdapter extends PostgresAdapter {
  // biome-ignore lint/suspicious/noExplicitAny: as Kysely has it.
  override async acquireMigrationLock(db: Kysely<any>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

// Text in the order of its bytes, as on SQLite: the order of a language changes with the system's libraries, which would
// break indexes.
class BinaryTextCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}
