import { type DataTypeNode, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from 'kysely';

/** PostgreSQL with the text of SQLite, whose migrations are locked by who runs them. */
export class SharedPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new BinaryTextCompiler();
  }
}

// Kysely takes its lock before the transaction of the migrations, so it would have to belong to the session: behind PgBouncer it could
// outlive the process that took it. `lockMigrations` takes one inside.
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

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
