import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '../base/service-error.ts';

export type RateLimit = {
  /** Counts one; throws `rate-limited` when the window's are used up. */
  take(key: string): Promise<void>;
  /** Takes back what turned out not to count. */
  giveBack(key: string): Promise<void>;
};

/** `limit` in each window of a key, which begins with its first. Counted in this process alone. */
export function createRateLimit(limit: number, windowSeconds: number, what: string): RateLimit {
  const limiter = new RateLimiterMemory({ points: limit, duration: windowSeconds });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new ServiceError('rate-limited', `Too many ${what}; try again in ${seconds} seconds.`, {
          code: 'rate_limited',
          retryAfterSeconds: seconds,
        });
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}
