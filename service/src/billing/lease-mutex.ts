import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../base/clock.ts';
import { randomText } from '../base/ids.ts';
import { createKeyedMutex } from '../base/keyed-mutex.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Database } from '../stores/database.ts';

// Longer than any task: of a node that ended in the middle, others wait for that long.
const LEASE_MS = 120_000;
const PATIENCE_MS = 20_000;
const LOOK_MS = 100;
const RETRY_SECONDS = 5;

/**
 * Runs tasks with the same key one at a time, over all nodes of a database. Throws `unavailable` where another node is at it for too long. For
 * what happens outside of the database and must not happen twice; rows have locks.
 */
export function createLeaseMutex({
  database,
  clock,
  name,
}: {
  database: Database;
  clock: Clock;
  /** What the keys are about. */
  name: string;
}): <Result>(key: string, task: () => Promise<Result>) => Promise<Result> {
  const runHere = createKeyedMutex();

  const take = async (key: string, token: string): Promise<boolean> => {
    const now = clock.now().getTime();
    const lease = { token, expires_at: new Date(now + LEASE_MS).toISOString() };
    const taken = await database
      .insertInto('card_claims')
      .values({ key, ...lease })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(lease)
          .where('card_claims.expires_at', '<=', new Date(now).toISOString()),
      )
      .returning('token')
      .executeTakeFirst();
    return taken !== undefined;
  };

  return (id, task) => {
    const key = `${name} ${id}`;
    return runHere(key, async () => {
      const token = randomText(12);
      const until = performance.now() + PATIENCE_MS;
      while (!(await take(key, token))) {
        if (performance.now() > until) throw busy();
        await sleep(LOOK_MS);
      }
      try {
        return await task();
      } finally {
        // One that stays runs out by itself.
        await database
          .deleteFrom('card_claims')
          .where('key', '=', key)
          .where('token', '=', token)
          .execute()
          .catch(() => {});
      }
    });
  };
}

const busy = (): ServiceError =>
  new ServiceError(
    'unavailable',
    'Another request for this account is not done yet; try again in a moment.',
    {
      code: 'busy',
      retryAfterSeconds: RETRY_SECONDS,
    },
  );
