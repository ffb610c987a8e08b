import type { Answer, OperationId, operations, RequestOf } from '@cardwright/contract';
import type { Logger } from 'pino';
import type { Accounts, Caller } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import type { SandboxDesk } from '../billing/sandbox/types.ts';
import type { Billing } from '../billing/types.ts';
import type { Delivery, RequestTarget } from '../delivery/types.ts';
import type { Design } from '../design/types.ts';
import type { Generations } from '../generations/types.ts';
import type { Tracing } from '../observability/tracing.ts';
import type { StoreFault } from '../stores/store-health.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimitSettings } from './rate-limit.ts';

type Operations = typeof operations;

/** A checked request of one operation. */
export type Incoming<Id extends OperationId> = RequestOf<Operations[Id]> & {
  /** Of an operation that wants a key. */
  caller: Operations[Id]['auth'] extends 'key' ? Caller : undefined;
  /** As sent; `signal` ends with the connection. */
  raw: Request;
  /** Path and query as they stand in the request line. */
  target: RequestTarget;
  /** The client's IP address, behind the proxies that the operator trusts. */
  client: string;
};

/** Answers one operation; a `Response` only where the body is not JSON. Refuses by throwing `ServiceError`. */
export type Handler<Id extends OperationId> = (
  incoming: Incoming<Id>,
) => Promise<Answer<Operations[Id]> | Response> | Answer<Operations[Id]> | Response;

export type Handlers<Ids extends OperationId = OperationId> = { [Id in Ids]: Handler<Id> };

export type AppSettings = RateLimitSettings & {
  /** Where clients reach the service, without a slash at the end. Asked late: a free port is known once it listens. */
  baseUrl(): string;
  version: string;
  signupToken: string | undefined;
  metricsToken: string | undefined;
  generateWaitMs: number;
  /** Credits a month of the plans, as the pages say them. */
  freeAllowance: number;
  proAllowance: number;
  /** IP addresses and ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
};

export type AppParts = {
  accounts: Accounts;
  generations: Generations;
  delivery: Delivery;
  design: Design;
  billing: Billing;
  /** Where no real payment provider is configured. */
  sandbox: SandboxDesk | undefined;
  findFault(): Promise<StoreFault | undefined>;
  clock: Clock;
  log: Logger;
  /** Aborted when load balancers should turn away; all is served still. */
  leaving: AbortSignal;
  /** Aborted when the service begins to shut down. */
  draining: AbortSignal;
  /** Where the operator set a token for them. */
  metrics: Metrics | undefined;
  tracing: Tracing;
  settings: AppSettings;
};
