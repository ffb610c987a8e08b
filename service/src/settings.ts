import { availableParallelism } from 'node:os';
import {
  addressRanges,
  choice,
  hostName,
  hostPatterns,
  httpAddress,
  integer,
  label,
  masterKey,
  origin,
  origins,
  path,
  prefixed,
  type SettingType,
  secret,
} from './setting-types.ts';

export type Setting<Value> = {
  name: string;
  type: SettingType<NonNullable<Value>>;
  fallback: Value;
  /** The fallback as the README shows it. */
  shownFallback: string;
  description: string;
};

const setting = <Value>(
  name: string,
  type: SettingType<Value>,
  fallback: Value,
  description: string,
  shownFallback = `\`${fallback}\``,
): Setting<Value> => ({
  name,
  type: type as SettingType<NonNullable<Value>>,
  fallback,
  shownFallback,
  description,
});

const optional = <Value>(
  name: string,
  type: SettingType<NonNullable<Value>>,
  shownFallback: string,
  description: string,
): Setting<Value | undefined> => ({ name, type, fallback: undefined, shownFallback, description });

/** Everything that an operator can set, in the order of the README's table, which is made from this one. */
export const SETTINGS = {
  port: setting('PORT', integer(0, 65_535), 3000, 'Port to listen on; 0 takes a free one.'),
  host: optional<string>('CARDWRIGHT_HOST', hostName, 'every address', 'Address to listen on.'),
  baseUrl: optional<string>(
    'CARDWRIGHT_BASE_URL',
    origin,
    '`http://localhost:$PORT`',
    'Address under which clients reach the service; begins every image address.',
  ),
  dataDirectory: setting(
    'CARDWRIGHT_DATA_DIR',
    path,
    './data',
    'Directory of the database, the images and the master key. Made when absent; for one process at a time.',
  ),
  masterKey: optional<Buffer>(
    'CARDWRIGHT_MASTER_KEY',
    masterKey,
    '`master.key` in the data directory, made at the first start',
    'Key that protects what is kept of the API keys. Keep a backup: without it every API key is void.',
  ),
  signupToken: optional<string>(
    'CARDWRIGHT_SIGNUP_TOKEN',
    secret(8),
    'none: anyone may register',
    'Bearer token that registering then takes.',
  ),
  signupLimit: setting(
    'CARDWRIGHT_SIGNUP_LIMIT',
    integer(1, 1_000_000),
    20,
    'New accounts an hour for each client address.',
  ),
  trustedProxies: setting<readonly string[]>(
    'CARDWRIGHT_TRUSTED_PROXIES',
    addressRanges,
    [],
    "Proxies whose `X-Forwarded-For` is believed when the client's address is counted.",
    'none',
  ),
  freeAllowance: setting(
    'CARDWRIGHT_FREE_ALLOWANCE',
    integer(0, 1_000_000_000),
    100,
    'Credits a calendar month (UTC) of the free plan.',
  ),
  proAllowance: setting(
    'CARDWRIGHT_PRO_ALLOWANCE',
    integer(0, 1_000_000_000),
    1000,
    'Credits a calendar month (UTC) of the pro plan.',
  ),
  stripeSecretKey: optional<string>(
    'CARDWRIGHT_STRIPE_SECRET_KEY',
    prefixed('sk_test_', 'sk_live_', 'rk_test_', 'rk_live_'),
    'none: a sandbox without money takes its place',
    'Key of the Stripe account that sells the pro plan. The two settings below belong to it.',
  ),
  stripeWebhookSecret: optional<string>(
    'CARDWRIGHT_STRIPE_WEBHOOK_SECRET',
    prefixed('whsec_'),
    'none',
    'Signing secret of the webhook endpoint in Stripe, `{base URL}/api/v1/billing/webhook`.',
  ),
  stripeProPrice: optional<string>(
    'CARDWRIGHT_STRIPE_PRO_PRICE',
    prefixed('price_'),
    'none',
    'Id of the recurring price of the pro plan in Stripe.',
  ),
  billingReturnOrigins: setting<readonly string[]>(
    'CARDWRIGHT_BILLING_RETURN_ORIGINS',
    origins,
    [],
    'Origins besides the own one that checkout and portal may send a browser back to.',
    'none',
  ),
  defaultWidth: setting(
    'CARDWRIGHT_DEFAULT_WIDTH',
    integer(256, 2048),
    1200,
    'Pixels of a generated image when neither the request nor its prompt says.',
  ),
  defaultHeight: setting('CARDWRIGHT_DEFAULT_HEIGHT', integer(256, 2048), 630, 'The same, for the height.'),
  generateWaitMs: setting(
    'CARDWRIGHT_GENERATE_WAIT_MS',
    integer(0, 60_000),
    1000,
    'How long `POST /generate` waits for the image before it answers, when the client does not say.',
  ),
  freeGenerateLimit: setting(
    'CARDWRIGHT_FREE_GENERATE_LIMIT',
    integer(1, 1_000_000),
    60,
    'Requests to `POST /generate` a minute for each account of the free plan.',
  ),
  proGenerateLimit: setting(
    'CARDWRIGHT_PRO_GENERATE_LIMIT',
    integer(1, 1_000_000),
    300,
    'The same, of the pro plan.',
  ),
  helperLimit: setting(
    'CARDWRIGHT_HELPER_LIMIT',
    integer(1, 1_000_000),
    300,
    'Requests a minute for each account to what costs more than a look-up: explanations, design documents, billing.',
  ),
  requestLimit: setting(
    'CARDWRIGHT_REQUEST_LIMIT',
    integer(1, 1_000_000),
    3000,
    'Other requests with a key a minute for each account.',
  ),
  queueLimit: setting(
    'CARDWRIGHT_QUEUE_LIMIT',
    integer(1, 1_000_000),
    1000,
    'Generations that may wait; one more is answered 503, and not charged.',
  ),
  renderConcurrency: setting(
    'CARDWRIGHT_RENDER_CONCURRENCY',
    integer(1, 64),
    Math.min(Math.max(availableParallelism(), 2), 64),
    'Images drawn at a time.',
    'number of cores, at least 2',
  ),
  assetHosts: optional<readonly string[]>(
    'CARDWRIGHT_ASSET_HOSTS',
    hostPatterns,
    'the host of `CARDWRIGHT_BASE_URL` and all below it; none for localhost',
    'Hosts that logos may be fetched from; `*.example.com` stands for all below a name.',
  ),
  cardMemoryMb: setting(
    'CARDWRIGHT_CARD_MEMORY_MB',
    integer(1, 65_536),
    64,
    'Megabytes of drawn cards kept in memory.',
  ),
  cardStoreMb: setting(
    'CARDWRIGHT_CARD_STORE_MB',
    integer(16, 16_777_216),
    1024,
    'Megabytes of drawn cards kept on disk; the least recently used go first.',
  ),
  cardDeadlineMs: setting(
    'CARDWRIGHT_CARD_DEADLINE_MS',
    integer(100, 60_000),
    3000,
    'How long a request waits for a new card to be drawn before it is answered 503, and not charged.',
  ),
  jobLeaseMs: setting(
    'CARDWRIGHT_JOB_LEASE_MS',
    integer(1000, 600_000),
    30_000,
    'How long a generation stays with a worker that gives no sign of life.',
  ),
  jobAttempts: setting(
    'CARDWRIGHT_JOB_ATTEMPTS',
    integer(1, 100),
    5,
    'Attempts at a generation before it fails and its credit is given back.',
  ),
  shutdownGraceMs: setting(
    'CARDWRIGHT_SHUTDOWN_GRACE_MS',
    integer(0, 600_000),
    10_000,
    'How long running requests and renders may go on after SIGTERM.',
  ),
  drainDelayMs: setting(
    'CARDWRIGHT_DRAIN_DELAY_MS',
    integer(0, 600_000),
    0,
    'How long after SIGTERM the health check says 503 while everything is still served, so that a load balancer turns away first.',
  ),
  metricsToken: optional<string>(
    'CARDWRIGHT_METRICS_TOKEN',
    secret(8),
    'none: there is no `/metrics`',
    'Bearer token that `GET /metrics`, for Prometheus, then takes.',
  ),
  otlpEndpoint: optional<string>(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    httpAddress,
    'none: nothing is traced',
    'OpenTelemetry collector that traces are sent to (OTLP over HTTP), such as http://localhost:4318.',
  ),
  otlpTracesEndpoint: optional<string>(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    httpAddress,
    '`v1/traces` below the one above',
    'The same, of traces alone, with its whole path.',
  ),
  otelServiceName: setting('OTEL_SERVICE_NAME', label, 'cardwright', 'Name of this service in traces.'),
  logLevel: setting(
    'CARDWRIGHT_LOG_LEVEL',
    choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
    'Least weight of a message that is logged.',
  ),
} as const;
