import type { OperationId, operations, RequestOf, ResponseOf } from '@cardwright/contract';
import type { Logger } from 'pino';
import type { Members } from '../accounts/members.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Accounts, Caller } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import type { SandboxController } from '../billing/sandbox/types.ts';
import type { Billing } from '../billing/types.ts';
import type { Brands } from '../brands/types.ts';
import type { CdnName } from '../cdn/cdns.ts';
import type { Delivery, RequestTarget } from '../delivery/types.ts';
import type { Catalogue } from '../design/catalogue.ts';
import type { Design } from '../design/types.ts';
import type { CopyImage } from '../generations/copy-image.ts';
import type { Generations } from '../generations/types.ts';
import type { InspectPage } from '../inspect/inspect-page.ts';
import type { Tracing } from '../observability/tracing.ts';
import type { OperatorReads } from '../operator/types.ts';
import type { OidcClient } from '../sign-in/oidc-client.ts';
import type { Sites } from '../sites/types.ts';
import type { StoreFault } from '../stores/store-health.ts';
import type { Uploads } from '../uploads/types.ts';
import type { Webhooks } from '../webhooks/types.ts';
import type { Metrics } from './metrics.ts';
import type { ParseSettings } from './parse-request.ts';
import type { CreateCounter, RateLimitSettings } from './rate-limit.ts';

type Operations = typeof operations;

/** A checked request of one operation. */
export type Incoming<Id extends OperationId> = RequestOf<Operations[Id]> & {
  /** Set for operations that require a key. */
  caller: Operations[Id]['auth'] extends 'key' ? Caller : undefined;
  /** As sent; its `signal` aborts when the connection closes. */
  raw: Request;
  /** Path and query exactly as in the request line. */
  target: RequestTarget;
  /** The client's IP address, as seen by the trusted proxies. */
  client: string;
};

/** Handles one operation; returns a `Response` only when the body is not JSON. Throws `ServiceError` to refuse. */
export type Handler<Id extends OperationId> = (
  incoming: Incoming<Id>,
) => Promise<ResponseOf<Operations[Id]> | Response> | ResponseOf<Operations[Id]> | Response;

export type Handlers<Ids extends OperationId = OperationId> = { [Id in Ids]: Handler<Id> };

export type AppSettings = RateLimitSettings &
  ParseSettings & {
    /** Where clients reach the service, without a trailing slash. A function, because a free port is only known later. */
    baseUrl(): string;
    version: string;
    /** `owner`: registration closes after the first account. */
    mode: 'service' | 'owner';
    /** `worker`: only probes are answered. */
    role: 'all' | 'web' | 'worker';
    signupToken: string | undefined;
    /** Which CDN is told of tags. */
    cdn: CdnName | undefined;
    metricsToken: string | undefined;
    generateWaitMs: number;
    /** Models that requests may name as their engine. */
    painters: readonly string[];
    readers: readonly string[];
    /** Monthly credits of the plans, shown on pages. */
    freeAllowance: number;
    proAllowance: number;
    /** IP addresses and ranges whose `X-Forwarded-For` is trusted. */
    trustedProxies: readonly string[];
    /** Addresses and domains that may sign in with the provider; undefined for all. */
    oidcAllowedEmails: readonly string[] | undefined;
    /** Header in which trusted proxies name who is signed in. */
    proxyUserHeader: string | undefined;
  };

export type AppParts = {
  accounts: Accounts;
  sessions: Sessions;
  members: Members;
  /** Present when an OpenID provider is configured. */
  oidc: OidcClient | undefined;
  generations: Generations;
  delivery: Delivery;
  design: Design;
  brands: Brands;
  uploads: Uploads;
  sites: Sites;
  webhooks: Webhooks;
  inspectPage: InspectPage;
  catalogue: Catalogue;
  copyImage: CopyImage;
  billing: Billing;
  /** Present when no real payment provider is configured. */
  sandbox: SandboxController | undefined;
  operator: OperatorReads;
  /** What is unavailable of the stores. */
  findFaults(): Promise<StoreFault[]>;
  clock: Clock;
  log: Logger;
  /** Aborted when health checks should fail so that load balancers stop sending; requests are still served. */
  terminating: AbortSignal;
  /** Aborted when the service stops accepting work. */
  draining: AbortSignal;
  /** Makes counters of requests that all nodes share; without, each counts for itself. */
  createCounter?: CreateCounter | undefined;
  /** Present when a metrics token is configured. */
  metrics: Metrics | undefined;
  tracing: Tracing;
  /** Folder of the built studio. */
  studioFolder: string;
  /** Folder of the packed SDK. */
  sdkFolder: string;
  settings: AppSettings;
};
