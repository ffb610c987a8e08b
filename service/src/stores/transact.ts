import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';

const MAX_ATTEMPTS = 4;
const PAUSE_MS = 40;
// Whoever waits for a database that is away gets an answer within 5 seconds.
const PATIENCE_MS = 1_500;

// PostgreSQL's serialization_failure and deadlock_detected: the transaction was rolled back so that another could go on.
const GIVEN_WAY: ReadonlySet<unknown> = new Set(['40001', '40P01']);
// Its lock_not_available: another process keeps rows for longer than anybody waits, for example because it was stopped.
const LOCKED = '55P03';

/**
 * Runs `body` in a transaction: all of what it writes, or nothing. PostgreSQL may roll one back through no fault of its own;
 * then all of `body` runs again, so it must change nothing but the database. The only way to begin a transaction.
 */
export async function transact<Result>(
  database: Database,
  body: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  const until = performance.now() + PATIENCE_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(body);
    } catch (error) {
      if (codeOf(error) === LOCKED)
        throw new DatabaseUnavailableError('rows are locked by another process', { cause: error });
      if (attempt === MAX_ATTEMPTS || performance.now() > until || !mayRunAgain(error)) throw error;
      // Random, so that two that collided do not collide again.
      await sleep(PAUSE_MS * attempt * Math.random());
    }
  }
}

const mayRunAgain = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError ? !error.mayBeCommitted : GIVEN_WAY.has(codeOf(error));

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
