import { countOf, LIMITED, type LimitName } from '@cardwright/contract';
import { ServiceError } from '../base/service-error.ts';
import type { Count } from '../base/window-counter.ts';
import type { Plan } from '../stores/schema.ts';
import { type Counter, createMemoryCounter } from './shared-counter.ts';

export type RateLimitSettings = {
  /** New accounts per hour and client IP address. */
  signupLimit: number;
  /** Generation requests per minute and account, by plan. */
  freeGenerateLimit: number;
  proGenerateLimit: number;
  /** Previews per minute and account. */
  previewLimit: number;
  /** Pages to inspect per minute and account. */
  inspectLimit: number;
  /** Requests per minute and account: to expensive endpoints, and to all others. */
  helperLimit: number;
  requestLimit: number;
};

type Policy = { windowSeconds: number; quota: Readonly<Record<Plan, number>> };

/** What one client has left under one policy. */
type RateLimitState = {
  /** Sent with every response: draft-ietf-httpapi-ratelimit-headers-10. */
  headers: RateLimitHeaders;
  /** Set when this request exceeds the limit. */
  refusal: ServiceError | undefined;
};

export type RateLimitHeaders = Readonly<Record<string, string>>;

/** Limits of what pages do without a key, which the contract does not know. */
type PageLimitName = 'local-previews' | 'malformed' | 'sign-ins';

const PAGES_LIMITED: Readonly<Record<PageLimitName, string>> = {
  'local-previews': LIMITED.previews,
  malformed: 'malformed requests from this IP address',
  'sign-ins': 'sign-ins from this IP address',
};

/** Whose requests count towards which limit; `key` is an account or a client IP address. */
export type RateLimitSubject = { name: LimitName | PageLimitName; key: string; plan: Plan };

export type RateLimits = {
  /**
   * Counts the request and runs `respond`. Passes the response headers to `onHeaders`, also when it fails. Throws
   * `rate-limited` without running `respond` when the request exceeds the limit.
   */
  enforce<Result>(
    subject: RateLimitSubject,
    onHeaders: (headers: RateLimitHeaders) => void,
    respond: () => Promise<Result>,
  ): Promise<Result>;
};

/**
 * The rate limits of the contract's operations, in windows that begin with a client's first request: per process, and of what matters
 * most, for all nodes if `shared` makes their counters.
 * A change of plan keeps the count and changes the quota at once.
 */
export function createRateLimits(settings: RateLimitSettings, shared?: CreateCounter): RateLimits {
  const policies = toPolicies(settings);
  const counters = new Map<RateLimitSubject['name'], Counter>();
  for (const [name, { windowSeconds }] of Object.entries(policies) as [RateLimitSubject['name'], Policy][]) {
    const create: CreateCounter =
      (SHARED.has(name) && shared) || ((_, seconds) => createMemoryCounter(seconds));
    counters.set(name, create(name, windowSeconds));
  }

  const count = async ({ name, key, plan }: RateLimitSubject, points: number): Promise<RateLimitState> => {
    const counter = counters.get(name);
    if (counter === undefined) throw new Error(`no limit ${name}`);
    return toState(name, policies[name], plan, await counter.add(key, points));
  };
  return {
    enforce: async (subject, onHeaders, respond) => {
      const malformed = { ...subject, name: 'malformed' } as const;
      if (subject.name === 'signup') {
        const { refusal } = await count(malformed, 0);
        if (refusal !== undefined) throw refusal;
      }
      const { headers, refusal } = await count(subject, 1);
      onHeaders(headers);
      if (refusal !== undefined) throw refusal;
      try {
        return await respond();
      } catch (error) {
        // A malformed sign-up counts as that alone; one for a taken e-mail address counts, or it could be used to probe.
        if (subject.name === 'signup' && isMalformed(error)) {
          await count(malformed, 1);
          onHeaders((await count(subject, -1)).headers);
        }
        throw error;
      }
    },
  };
}

const isMalformed = (error: unknown): boolean =>
  error instanceof ServiceError && ['invalid', 'too-large', 'unsupported-media-type'].includes(error.kind);

// Few requests, which cost much. Counting the others in the database would cost more than they do.
const SHARED: ReadonlySet<RateLimitSubject['name']> = new Set(['signup', 'generate']);

export type CreateCounter = (name: string, windowSeconds: number) => Counter;

const HOUR_SECONDS = 3600;
const MINUTE_SECONDS = 60;

function toPolicies(settings: RateLimitSettings): Record<RateLimitSubject['name'], Policy> {
  const forAll = (quota: number) => ({ free: quota, pro: quota });
  const {
    signupLimit,
    freeGenerateLimit,
    proGenerateLimit,
    previewLimit,
    inspectLimit,
    helperLimit,
    requestLimit,
  } = settings;
  const perMinute = (quota: Policy['quota']) => ({ windowSeconds: MINUTE_SECONDS, quota });
  return {
    signup: { windowSeconds: HOUR_SECONDS, quota: forAll(signupLimit) },
    generate: perMinute({ free: freeGenerateLimit, pro: proGenerateLimit }),
    // Without a key, and so without a setting for whom it is.
    'local-previews': perMinute(forAll(60)),
    // Keys are too long to guess; this keeps the noise down.
    'sign-ins': perMinute(forAll(30)),
    // Somebody who tries what a form takes; more is noise that costs. Where many may register from one address, it is that of many.
    malformed: perMinute(forAll(Math.max(60, signupLimit))),
    previews: perMinute(forAll(previewLimit)),
    inspections: perMinute(forAll(inspectLimit)),
    helpers: perMinute(forAll(helperLimit)),
    requests: perMinute(forAll(requestLimit)),
  };
}

function toState(
  name: RateLimitSubject['name'],
  { windowSeconds, quota }: Policy,
  plan: Plan,
  { consumedPoints, msBeforeNext }: Count,
): RateLimitState {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const left = Math.max(0, quota[plan] - consumedPoints);
  const isOver = consumedPoints > quota[plan];
  return {
    headers: {
      'RateLimit-Policy': `"${name}";q=${quota[plan]};w=${windowSeconds}`,
      RateLimit: `"${name}";r=${left};t=${seconds}`,
    },
    refusal: isOver
      ? new ServiceError(
          'rate-limited',
          `Too many ${{ ...LIMITED, ...PAGES_LIMITED }[name]}; try again in ${countOf(seconds, 'second')}.`,
          {
            code: 'rate_limited',
            retryAfterSeconds: seconds,
          },
        )
      : undefined,
  };
}
