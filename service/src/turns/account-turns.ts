import { createTurns, TooManyWaitingError, type TurnLimits } from '@cardwright/engine/turns';
import { ServiceError } from '../base/service-error.ts';

export interface AccountTurns {
  /**
   * Runs `task` in the account's turn. Throws `rate-limited` to an account that has too much running and waiting, `unavailable` where
   * all together have, or the wait is too long; rejects with the signal's reason while it waits.
   */
  run<Value>(account: string, task: () => Promise<Value>, signal?: AbortSignal): Promise<Value>;
}

const MAX_WAIT_MS = 10_000;

/** A few tasks at a time, with a share of them for each account: nobody is refused for what others do. */
export function createAccountTurns({
  what,
  code,
  retryAfterSeconds,
  maxWaitMs = MAX_WAIT_MS,
  ...limits
}: TurnLimits & {
  /** "Too many ..." */
  what: string;
  /** Of `unavailable`. */
  code: string;
  retryAfterSeconds: number;
  maxWaitMs?: number;
}): AccountTurns {
  const turns = createTurns(limits);
  const busy = (): ServiceError =>
    new ServiceError('unavailable', `Too many ${what}; try again in a moment.`, { code, retryAfterSeconds });
  const tooMany = (): ServiceError =>
    new ServiceError('rate-limited', `Too many ${what} for this account; try again when some are done.`, {
      code: 'rate_limited',
      retryAfterSeconds,
    });
  return {
    run: async (account, task, signal) => {
      const waited = AbortSignal.timeout(maxWaitMs);
      try {
        return await turns.run(account, task, signal ? AbortSignal.any([signal, waited]) : waited);
      } catch (error) {
        if (error instanceof TooManyWaitingError) throw error.whose === 'owner' ? tooMany() : busy();
        throw error === waited.reason ? busy() : error;
      }
    },
  };
}
