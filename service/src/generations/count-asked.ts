import type { Clock } from '../base/clock.ts';
import type { Database } from '../stores/database.ts';

const DAY_MS = 24 * 3600_000;

/**
 * Counts what a model is asked for, by all accounts in a day (UTC), before it is asked: a crash must not make it free. False when the
 * day's are used up.
 */
export async function countAsked(
  { database, clock }: { database: Database; clock: Clock },
  what: 'paintings' | 'readings',
  dailyLimit: number,
): Promise<boolean> {
  if (dailyLimit === 0) return false;
  const day = clock.now().toISOString().slice(0, 10);
  const row = await database
    .insertInto('rate_counters')
    .values({
      key: `${what}:${day}`,
      points: 1,
      expires_at: new Date(Date.parse(day) + 2 * DAY_MS).toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({ points: eb('rate_counters.points', '+', 1) }))
        .where('rate_counters.points', '<', dailyLimit),
    )
    .returning('points')
    .executeTakeFirst();
  return row !== undefined;
}
