import type { CdnName } from '../../cdn/cdns.ts';
import { choice, httpAddress, integer, label, secret } from '../setting-types.ts';
import { optional, secretSetting, setting } from './setting.ts';

export const RELIABILITY = {
  jobLeaseMs: setting(
    'CARDWRIGHT_JOB_LEASE_MS',
    integer(1000, 600_000),
    30_000,
    "Time before a silent worker's job is reclaimed.",
  ),
  jobAttempts: setting(
    'CARDWRIGHT_JOB_ATTEMPTS',
    integer(1, 100),
    5,
    'Maximum attempts per generation before it fails and is refunded.',
  ),
  watchdogSeconds: setting(
    'CARDWRIGHT_WATCHDOG_SECONDS',
    integer(0, 3600),
    30,
    'If the service does not respond for this long, it logs what it was drawing and exits with code 70, for the service manager to restart it. A worker process that spends this long on one image is replaced. 0 disables both.',
  ),
  shutdownGraceMs: setting(
    'CARDWRIGHT_SHUTDOWN_GRACE_MS',
    integer(0, 600_000),
    10_000,
    'Grace period for running requests and renders after SIGTERM.',
  ),
  drainDelayMs: setting(
    'CARDWRIGHT_DRAIN_DELAY_MS',
    integer(0, 600_000),
    0,
    'How long to keep serving after SIGTERM while the health check returns 503, so that load balancers stop sending requests first.',
  ),
  cdn: optional<CdnName>(
    'CARDWRIGHT_CDN',
    choice('cloudflare', 'fastly'),
    'not set: no tags, and nothing is purged',
    'CDN in front of the service: cards and images get its tags, and it is told to forget what was deleted or revoked. Requires the two settings below.',
  ),
  cdnPurgeUrl: optional<string>(
    'CARDWRIGHT_CDN_PURGE_URL',
    httpAddress,
    'not set',
    'Where the CDN takes purges: `https://api.cloudflare.com/client/v4/zones/ZONE_ID/purge_cache` or `https://api.fastly.com/service/SERVICE_ID/purge`.',
  ),
  cdnToken: secretSetting('CARDWRIGHT_CDN_TOKEN', secret(8), 'not set', 'Token of the CDN that may purge.'),
} as const;

export const OBSERVABILITY = {
  metricsToken: secretSetting(
    'CARDWRIGHT_METRICS_TOKEN',
    secret(8),
    'not set: `/metrics` is disabled',
    'Bearer token for `GET /metrics` (Prometheus).',
  ),
  otlpEndpoint: optional<string>(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    httpAddress,
    'not set: tracing is disabled',
    'URL of the OpenTelemetry collector (OTLP over HTTP), such as http://localhost:4318.',
  ),
  otlpTracesEndpoint: optional<string>(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    httpAddress,
    '`v1/traces` at the endpoint above',
    'URL for traces only, with its full path.',
  ),
  otelServiceName: setting('OTEL_SERVICE_NAME', label, 'cardwright', 'Service name in traces.'),
  logLevel: setting(
    'CARDWRIGHT_LOG_LEVEL',
    choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
    'Minimum log level.',
  ),
} as const;
