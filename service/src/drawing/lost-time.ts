import { ServiceError } from '../base/service-error.ts';
import { createWindowCounter } from '../base/window-counter.ts';

/** Time of workers that was lost on work which nobody got anything of: it was given up, or ended its worker. */
export interface LostTime {
  /** Throws `rate-limited` for an account that lost too much. */
  check(account: string): void;
  add(account: string, ms: number): void;
}

const WINDOW_SECONDS = 600;
// A tenth of a core. Previews that the next keystroke ends take much less.
const MOST_MS = 60_000;

/** What cards of an account's own templates take without getting ready costs no credit, so there is a limit to it. */
export function createLostTime(now?: () => number): LostTime {
  const count = createWindowCounter(WINDOW_SECONDS, now);
  return {
    check: (account) => {
      const { consumedPoints, msBeforeNext } = count(account, 0);
      if (consumedPoints >= MOST_MS) throw tooSlow(Math.max(1, Math.ceil(msBeforeNext / 1000)));
    },
    add: (account, ms) => {
      count(account, ms);
    },
  };
}

const tooSlow = (seconds: number): ServiceError =>
  new ServiceError(
    'rate-limited',
    "Cards of this account's own templates took too long to draw again and again, so none are drawn for now. Use fewer or smaller shadows, rotations and pictures.",
    { code: 'rate_limited', retryAfterSeconds: seconds },
  );
