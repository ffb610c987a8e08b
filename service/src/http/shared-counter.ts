import type { Clock } from '../base/clock.ts';
import { type Count, createWindowCounter } from '../base/window-counter.ts';
import type { Database } from '../stores/database.ts';

/** Counts requests by client, in windows that begin with a client's first one. */
export interface Counter {
  add(key: string, points: number): Promise<Count>;
}

/** For one process. */
export function createMemoryCounter(windowSeconds: number): Counter {
  const add = createWindowCounter(windowSeconds);
  return { add: async (key, points) => add(key, points) };
}

/** For all processes of a database. While it is away, each counts for itself: limits hold, and nobody is refused for it. */
export function createSharedCounter(
  name: string,
  windowSeconds: number,
  { database, clock, onError }: { database: Database; clock: Clock; onError(error: unknown): void },
): Counter {
  const spare = createMemoryCounter(windowSeconds);
  return {
    add: async (key, points) => {
      const now = clock.now();
      const isOver = 'rate_counters.expires_at';
      try {
        const { points: consumedPoints, expires_at } = await database
          .insertInto('rate_counters')
          .values({
            key: `${name}:${key}`,
            points,
            expires_at: new Date(now.getTime() + windowSeconds * 1000).toISOString(),
          })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet((eb) => {
              const hasEnded = eb(isOver, '<=', now.toISOString());
              return {
                points: eb
                  .case()
                  .when(hasEnded)
                  .then(eb.ref('excluded.points'))
                  .else(eb('rate_counters.points', '+', eb.ref('excluded.points')))
                  .end(),
                expires_at: eb
                  .case()
                  .when(hasEnded)
                  .then(eb.ref('excluded.expires_at'))
                  .else(eb.ref('rate_counters.expires_at'))
                  .end(),
              };
            }),
          )
          .returning(['points', 'expires_at'])
          .executeTakeFirstOrThrow();
        return { consumedPoints, msBeforeNext: new Date(expires_at).getTime() - now.getTime() };
      } catch (error) {
        onError(error);
        return await spare.add(key, points);
      }
    },
  };
}
