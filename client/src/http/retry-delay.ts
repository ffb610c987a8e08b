import type { CardwrightError } from '../cardwright-error.ts';

// Longer than this nobody waits without being asked: a month's new credits are days away.
const LONGEST_WAIT_SECONDS = 60;
const FIRST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 8_000;
const PASSING_STATUSES: readonly number[] = [408, 429, 500, 502, 503, 504];

/**
 * How long to wait before the next try; undefined when there should be none. `attempt` counts from 0. What may
 * not happen twice is tried again only after a 429, which says that it did not happen at all.
 */
export function retryDelayMs(
  error: CardwrightError,
  attempt: number,
  isRepeatable: boolean,
): number | undefined {
  const { status, code, retryAfterSeconds } = error;
  const passes =
    status === undefined ? code === 'unreachable' || code === 'timeout' : PASSING_STATUSES.includes(status);
  if (!passes || code === 'credit_limit_reached') return undefined;
  if (!isRepeatable && status !== 429) return undefined;
  if (retryAfterSeconds !== undefined)
    return retryAfterSeconds <= LONGEST_WAIT_SECONDS ? retryAfterSeconds * 1000 : undefined;
  return jitteredBackoffMs(attempt);
}

// Half of it random, so that clients which failed together do not come back together.
const jitteredBackoffMs = (attempt: number): number =>
  Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** attempt) * (0.5 + Math.random() / 2);
