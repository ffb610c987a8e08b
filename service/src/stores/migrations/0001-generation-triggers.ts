import { type Kysely, PostgresAdapter, sql } from 'kysely';

// Both dialects read these conditions alike; only the body of a trigger differs.
const STARTS_WRONG = `new.status <> 'pending'`;
const MOVES_WRONG = `old.status in ('completed', 'failed') or (new.status <> old.status and not (
  (old.status = 'pending' and new.status = 'processing')
  or (old.status = 'processing' and new.status in ('completed', 'failed'))))`;

const STARTS_MESSAGE = 'a generation starts as pending';
const MOVES_MESSAGE =
  'a generation goes from pending to processing to completed or failed, and a finished one never changes';

/** Makes the database itself refuse a generation that starts, moves or changes against the rules. */
export async function createGenerationTriggers(db: Kysely<unknown>): Promise<void> {
  const createTrigger =
    db.getExecutor().adapter instanceof PostgresAdapter ? createPostgresTrigger : createSqliteTrigger;
  await createTrigger(db, 'generations_start', 'insert', STARTS_WRONG, STARTS_MESSAGE);
  await createTrigger(db, 'generations_move', 'update', MOVES_WRONG, MOVES_MESSAGE);
}

async function createSqliteTrigger(
  db: Kysely<unknown>,
  name: string,
  event: 'insert' | 'update',
  condition: string,
  message: string,
): Promise<void> {
  await sql
    .raw(
      `create trigger ${name} before ${event} on generations when ${condition}
       begin select raise(abort, '${message}'); end`,
    )
    .execute(db);
}

async function createPostgresTrigger(
  db: Kysely<unknown>,
  name: string,
  event: 'insert' | 'update',
  condition: string,
  message: string,
): Promise<void> {
  await sql
    .raw(
      `create function ${name}() returns trigger language plpgsql as $$
       begin raise exception '${message}' using errcode = 'check_violation'; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger ${name} before ${event} on generations for each row when (${condition})
       execute function ${name}()`,
    )
    .execute(db);
}
