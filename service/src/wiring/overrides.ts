import type { Logger } from 'pino';
import type { Clock } from '../base/clock.ts';
import type { StripeOptions } from '../billing/stripe/stripe-provider.ts';
import type { OnStep } from '../generations/step.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import type { GuardedRequest } from '../outbound/guarded-request.ts';

/** What the process that runs the service knows, and replacements for tests. */
export type Overrides = {
  /** For logos and design documents. */
  guardedFetch?: GuardedFetch;
  /** For pages. */
  guardedRequest?: GuardedRequest;
  /** For webhooks. */
  webhookRequest?: GuardedRequest;
  clock?: Clock;
  log?: Logger;
  onStep?: OnStep;
  /** Called when an attempt to draw a generation starts; what it returns, when that ends. */
  onDrawing?: (generationId: string) => () => void;
  /** Worker processes that crashed since the start. */
  crashedWorkers?: () => number;
  requestTimeoutMs?: number;
  studioFolder?: string;
  sdkFolder?: string;
  stripeServer?: NonNullable<StripeOptions['server']>;
};
