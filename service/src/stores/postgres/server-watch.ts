import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailableError } from '../database-unavailable-error.ts';

// Whoever waits for a server that does not answer hears of it after the sum of the first two: within 5 seconds, also on a busy machine.
const SILENCE_MS = 1_500;
export const REACH_MS = 2_000;
const LOOK_MS = 250;

/** Tells everybody who waits for the server as soon as it is known not to answer: a lost connection is an error, silence is not. */
export interface ServerWatch {
  /** What `ask` resolves to. Rejects with `DatabaseUnavailableError` when the server turns out not to answer, or is known not to. */
  unlessAway<Result>(ask: () => Promise<Result>): Promise<Result>;
  close(): void;
}

/**
 * Asks with `reach`, once for all, when somebody has waited for a while, and then until the server is back. A statement may take long,
 * but not because nobody is there to answer it.
 */
export function createServerWatch(reach: () => Promise<void>): ServerWatch {
  // Since when, in this order.
  const waiting = new Map<(error: DatabaseUnavailableError) => void, number>();
  let away: DatabaseUnavailableError | undefined;
  let answeredAt = 0;
  let isLooking = false;
  let isClosed = false;

  const isSilent = (): boolean => {
    const [since] = waiting.values();
    return since !== undefined && performance.now() - Math.max(since, answeredAt) >= SILENCE_MS;
  };

  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    while (!isClosed && (away !== undefined || waiting.size > 0)) {
      await sleep(LOOK_MS, undefined, { ref: false });
      if (away === undefined && !isSilent()) continue;
      const askedAt = performance.now();
      try {
        await reach();
        away = undefined;
        answeredAt = performance.now();
      } catch (cause) {
        // Only busy: others had answers meanwhile.
        if (answeredAt > askedAt) continue;
        away = new DatabaseUnavailableError('the database server does not answer', { cause });
        for (const giveUp of waiting.keys()) giveUp(away);
        waiting.clear();
      }
    }
    isLooking = false;
  };

  return {
    async unlessAway(ask) {
      if (away !== undefined) throw away;
      const gaveUp = Promise.withResolvers<never>();
      waiting.set(gaveUp.reject, performance.now());
      void look();
      try {
        const answer = await Promise.race([ask(), gaveUp.promise]);
        answeredAt = performance.now();
        return answer;
      } finally {
        waiting.delete(gaveUp.reject);
      }
    },
    close: () => {
      isClosed = true;
    },
  };
}
