import type { LimitName } from '@cardwright/contract';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '../base/service-error.ts';
import type { Plan } from '../stores/schema.ts';

export type RateLimitSettings = {
  /** New accounts an hour and client address. */
  signupLimit: number;
  /** Prompts a minute and account of each plan. */
  freeGenerateLimit: number;
  proGenerateLimit: number;
  /** Requests a minute and account to what costs more than a look-up, and to all the rest. */
  helperLimit: number;
  requestLimit: number;
};

type Policy = { windowSeconds: number; quota: Readonly<Record<Plan, number>>; what: string };

/** What is left to one client under one policy. */
type Standing = {
  /** For the answer, whatever it is: draft-ietf-httpapi-ratelimit-headers-10. */
  headers: RateLimitHeaders;
  /** Set when this request is one too many. */
  refusal: ServiceError | undefined;
};

export type RateLimitHeaders = Readonly<Record<string, string>>;

/** Who is counted, and towards what: `key` is an account or a client address. */
export type Counted = { name: LimitName; key: string; plan: Plan };

export type RateLimits = {
  /**
   * The answer, counted. `tell` hears the headers that belong to it, also when it fails. Throws `rate-limited`
   * instead of answering when this request is one too many.
   */
  hold<Result>(
    counted: Counted,
    tell: (headers: RateLimitHeaders) => void,
    answer: () => Promise<Result>,
  ): Promise<Result>;
};

/**
 * The limits of the contract's operations, each counted in windows that begin with a client's first request; in
 * this process alone. A change of plan keeps the count and changes the quota at once.
 */
export function createRateLimits(settings: RateLimitSettings): RateLimits {
  const policies = toPolicies(settings);
  const counters = new Map<LimitName, RateLimiterMemory>();
  // It only counts: the quota depends on the plan, which this class does not know.
  for (const [name, { windowSeconds }] of Object.entries(policies) as [LimitName, Policy][])
    counters.set(name, new RateLimiterMemory({ points: 0, duration: windowSeconds }));

  const count = async ({ name, key, plan }: Counted, points: number): Promise<Standing> => {
    const counter = counters.get(name);
    if (counter === undefined) throw new Error(`no limit ${name}`);
    return toStanding(name, policies[name], plan, await counter.penalty(key, points));
  };
  return {
    hold: async (counted, tell, answer) => {
      const { headers, refusal } = await count(counted, 1);
      tell(headers);
      if (refusal !== undefined) throw refusal;
      try {
        return await answer();
      } catch (error) {
        // A mistyped sign-up costs nothing; asking who is registered does.
        if (counted.name === 'signup' && isMistyped(error)) tell((await count(counted, -1)).headers);
        throw error;
      }
    },
  };
}

const isMistyped = (error: unknown): boolean =>
  error instanceof ServiceError && ['invalid', 'too-large', 'unsupported-media-type'].includes(error.kind);

const HOUR_SECONDS = 3600;
const MINUTE_SECONDS = 60;

function toPolicies(settings: RateLimitSettings): Record<LimitName, Policy> {
  const forAll = (quota: number) => ({ free: quota, pro: quota });
  const { signupLimit, freeGenerateLimit, proGenerateLimit, helperLimit, requestLimit } = settings;
  return {
    signup: {
      windowSeconds: HOUR_SECONDS,
      quota: forAll(signupLimit),
      what: 'new accounts from this address',
    },
    generate: {
      windowSeconds: MINUTE_SECONDS,
      quota: { free: freeGenerateLimit, pro: proGenerateLimit },
      what: 'prompts',
    },
    helpers: { windowSeconds: MINUTE_SECONDS, quota: forAll(helperLimit), what: 'requests of this kind' },
    requests: { windowSeconds: MINUTE_SECONDS, quota: forAll(requestLimit), what: 'requests' },
  };
}

function toStanding(
  name: LimitName,
  { windowSeconds, quota, what }: Policy,
  plan: Plan,
  { consumedPoints, msBeforeNext }: RateLimiterRes,
): Standing {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const left = Math.max(0, quota[plan] - consumedPoints);
  const isOver = consumedPoints > quota[plan];
  return {
    headers: {
      'RateLimit-Policy': `"${name}";q=${quota[plan]};w=${windowSeconds}`,
      RateLimit: `"${name}";r=${left};t=${seconds}`,
    },
    refusal: isOver
      ? new ServiceError('rate-limited', `Too many ${what}; try again in ${seconds} seconds.`, {
          code: 'rate_limited',
          retryAfterSeconds: seconds,
        })
      : undefined,
  };
}
