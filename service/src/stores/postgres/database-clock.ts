import { sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../database.ts';

const INTERVAL_MS = 10_000;
const SAMPLES = 3;

/**
 * The time of the PostgreSQL server, by how far it is from this process's own, which only goes forward: a clock of this machine that is set
 * changes nothing. It keeps going while the server is away.
 */
export async function openDatabaseClock(
  database: Database,
  onError: (error: unknown) => void,
): Promise<Clock & { close(): void }> {
  let offsetMs = await measureOffset(database);
  const timer = setInterval(() => {
    measureOffset(database).then((measured) => {
      offsetMs = measured;
    }, onError);
  }, INTERVAL_MS);
  timer.unref();
  return { now: () => new Date(performance.now() + offsetMs), close: () => clearInterval(timer) };
}

/** By the quickest of a few questions: its answer was read in the middle of the shortest time. */
async function measureOffset(database: Database): Promise<number> {
  let best = { tookMs: Number.POSITIVE_INFINITY, offsetMs: 0 };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const askedAt = performance.now();
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(database);
    const tookMs = performance.now() - askedAt;
    const [row] = rows;
    if (row !== undefined && tookMs < best.tookMs)
      best = { tookMs, offsetMs: row.ms - (askedAt + tookMs / 2) };
  }
  return best.offsetMs;
}
