import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { findNearest } from '@cardwright/contract';
import { OperatorError } from '../base/operator-error.ts';
import { explainReading } from '../stores/data-directory.ts';
import { findC2paProblems } from './c2pa-settings.ts';
import type { Setting } from './groups/setting.ts';
import { findPainterProblems } from './painter-settings.ts';
import { findJudgeProblems, findReaderProblems } from './reader-settings.ts';
import { type Config, SETTINGS } from './settings.ts';

export type { Config };

/** Lists all invalid settings, one per line, with the valid values. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const PREFIX = 'CARDWRIGHT_';
// Read by the command-line client, often in the same shell; not a setting of the service.
const CLI_ONLY = 'CARDWRIGHT_API_KEY';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of this process: its environment, then `.env` in the working directory. Throws `ConfigError`. */
export function loadConfig(): Config {
  const environment = readEnvironment();
  // OpenTelemetry's library reads its other settings from the process's environment.
  for (const [name, value] of Object.entries(environment))
    if (name.startsWith('OTEL_')) process.env[name] = value;
  return readConfig(environment);
}

/** The environment of this process, then `.env` in the working directory. */
export const readEnvironment = (): Environment => ({ ...readEnvFile('.env'), ...process.env });

/** Parses the settings of an environment. Empty values count as not set. Throws `ConfigError` with all problems. */
export function readConfig(environment: Environment): Config {
  const problems = findUnknownNames(environment);
  const readText = (setting: Setting<unknown>): string => readValue(environment, setting, problems);
  const isOwner = readText(SETTINGS.mode) === 'owner';
  const values = Object.entries<Setting<unknown>>(SETTINGS).map(([key, setting]) => {
    const text = readText(setting);
    if (text === '') return [key, isOwner ? (setting.ownerFallback ?? setting.fallback) : setting.fallback];
    const value = setting.type.parse(text);
    // The value is not repeated: it may be a secret in the wrong place.
    if (value === undefined) problems.push(`${setting.name} must be ${setting.type.expects}.`);
    return [key, value];
  });
  const config = Object.fromEntries(values) as Config;
  problems.push(
    ...findSignInProblems(config),
    ...findBillingProblems(config),
    ...findDevelopmentProblems(config),
    ...findDatabaseProblems(config),
    ...findS3Problems(config),
    ...findCdnProblems(config),
  );
  problems.push(...findPainterProblems(config), ...findReaderProblems(config), ...findJudgeProblems(config));
  // Of files that could be read.
  if (problems.length === 0) problems.push(...findC2paProblems(config));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The text of a setting; of a secret, also from a file, as Docker and Kubernetes provide them. */
function readValue(
  environment: Environment,
  { name, isSecret }: Setting<unknown>,
  problems: string[],
): string {
  const text = environment[name]?.trim() ?? '';
  const path = isSecret ? (environment[`${name}_FILE`]?.trim() ?? '') : '';
  if (path === '') return text;
  if (text !== '') {
    problems.push(`Set ${name} or ${name}_FILE, not both.`);
    return '';
  }
  try {
    const content = readFileSync(path, 'utf8').trim();
    if (content === '') problems.push(`The file ${path}, which ${name}_FILE names, is empty.`);
    return content;
  } catch (error) {
    problems.push(`Cannot read the file ${path}, which ${name}_FILE names: ${explainReading(error)}.`);
    return '';
  }
}

function findUnknownNames(environment: Environment): string[] {
  const names = Object.values<Setting<unknown>>(SETTINGS).flatMap(({ name, isSecret }) =>
    isSecret ? [name, `${name}_FILE`] : [name],
  );
  const known = new Map(names.map((name) => [withoutPrefix(name), name]));
  return Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && name !== CLI_ONLY)
    .filter((name) => known.get(withoutPrefix(name)) !== name)
    .map((name) => {
      // Compared without the prefix, so that CARDWRIGHT_PORT finds PORT.
      const nearest = known.get(findNearest(withoutPrefix(name), [...known.keys()]) ?? '');
      return `Unknown setting ${name}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`;
    });
}

/** With only some of the Stripe settings, the service could sell without delivering, or deliver without payment. */
function findBillingProblems(config: Config): string[] {
  const belonging = [SETTINGS.stripeSecretKey, SETTINGS.stripeWebhookSecret, SETTINGS.stripeProPrice];
  const values = [config.stripeSecretKey, config.stripeWebhookSecret, config.stripeProPrice];
  const missing = belonging.filter((_, index) => values[index] === undefined).map(({ name }) => name);
  if (missing.length === belonging.length) return [];
  if (missing.length > 0)
    return [
      `To use Stripe, also set ${missing.join(' and ')}. For sandbox billing, remove all three Stripe settings.`,
    ];
  const isLive = config.stripeSecretKey?.includes('_live_') ?? false;
  return isLive && !config.baseUrl?.startsWith('https://')
    ? [`With a live Stripe key, ${SETTINGS.baseUrl.name} must be the https URL of this service.`]
    : [];
}

/** Whoever may name a page of a public service could read what only its machine can. */
function findDevelopmentProblems({ developmentHosts = [], baseUrl }: Partial<Config>): string[] {
  return developmentHosts.length > 0 && baseUrl?.startsWith('https://')
    ? [
        `${SETTINGS.developmentHosts.name} is for development; unset it where ${SETTINGS.baseUrl.name} is https.`,
      ]
    : [];
}

/** Without a proxy to trust, or a part of what the provider needs, nobody could sign in, or anybody. */
function findSignInProblems(config: Config): string[] {
  const { oidcIssuer, oidcClientId, oidcClientSecret, oidcAllowedEmails } = config;
  const belonging = [SETTINGS.oidcIssuer, SETTINGS.oidcClientId, SETTINGS.oidcClientSecret];
  const values = [oidcIssuer, oidcClientId, oidcClientSecret];
  const missing = belonging.filter((_, index) => values[index] === undefined).map(({ name }) => name);
  const isWanted = missing.length < belonging.length || oidcAllowedEmails !== undefined;
  return [
    ...(isWanted && missing.length > 0
      ? [`To sign in with an OpenID provider, also set ${missing.join(' and ')}.`]
      : []),
    ...(config.proxyUserHeader !== undefined && config.trustedProxies.length === 0
      ? [
          `${SETTINGS.proxyUserHeader.name} needs ${SETTINGS.trustedProxies.name}: the header counts from these alone.`,
        ]
      : []),
  ];
}

/** Every node must be able to read the keys that another one stored. */
function findDatabaseProblems({ databaseUrl, databaseDirectUrl, masterKey, role }: Config): string[] {
  if (databaseUrl === undefined) {
    const needs = (name: string) => [`${name} needs ${SETTINGS.databaseUrl.name}: SQLite serves one node.`];
    if (databaseDirectUrl !== undefined) return needs(SETTINGS.databaseDirectUrl.name);
    return role === 'all' ? [] : needs(`${SETTINGS.role.name}=${role}`);
  }
  if (masterKey !== undefined) return [];
  return [
    `With ${SETTINGS.databaseUrl.name}, also set ${SETTINGS.masterKey.name} (or ${SETTINGS.masterKey.name}_FILE), the same for all nodes; ` +
      'to create one: openssl rand -hex 32',
  ];
}

function findS3Problems(config: Config): string[] {
  const { s3Bucket, s3Endpoint, s3AccessKeyId, s3SecretAccessKey, s3PathStyle, s3Prefix } = config;
  const others = [s3Endpoint, s3AccessKeyId, s3SecretAccessKey, s3PathStyle, s3Prefix || undefined];
  if (s3Bucket === undefined)
    return others.every((value) => value === undefined)
      ? []
      : [`To use S3, also set ${SETTINGS.s3Bucket.name}.`];
  if ((s3AccessKeyId === undefined) !== (s3SecretAccessKey === undefined))
    return [`Set both ${SETTINGS.s3AccessKeyId.name} and ${SETTINGS.s3SecretAccessKey.name}, or neither.`];
  return s3Endpoint?.replace(/\/$/, '').endsWith(`/${s3Bucket}`)
    ? [`${SETTINGS.s3Endpoint.name} must not include the bucket.`]
    : [];
}

/** Undefined without a bucket. */
export function toS3Options(config: Config) {
  const { s3Bucket: bucket, s3Endpoint: endpoint, s3Region: region, s3Prefix: prefix } = config;
  if (bucket === undefined) return undefined;
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = config;
  const credentials =
    accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined;
  const pathStyle = config.s3PathStyle === undefined ? endpoint !== undefined : config.s3PathStyle === 'on';
  return { bucket, endpoint, region, prefix, credentials, pathStyle };
}

function findCdnProblems(config: Config): string[] {
  const belonging = [SETTINGS.cdn, SETTINGS.cdnPurgeUrl, SETTINGS.cdnToken];
  const values = [config.cdn, config.cdnPurgeUrl, config.cdnToken];
  const missing = belonging.filter((_, index) => values[index] === undefined).map(({ name }) => name);
  return missing.length === 0 || missing.length === belonging.length
    ? []
    : [`To have a CDN told what to forget, also set ${missing.join(' and ')}.`];
}

/** Undefined without a CDN. */
export function toCdnSettings({ cdn: name, cdnPurgeUrl: purgeUrl, cdnToken: token }: Config) {
  return name === undefined || purgeUrl === undefined || token === undefined
    ? undefined
    : { name, purgeUrl, token };
}

/** The three Stripe settings; undefined for sandbox billing. */
export function toStripeSettings(config: Config) {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeProPrice: proPrice } = config;
  // `readConfig` accepts all of them or none.
  if (secretKey === undefined || webhookSecret === undefined || proPrice === undefined) return undefined;
  return { secretKey, webhookSecret, proPrice };
}

const withoutPrefix = (name: string): string => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name);

/** The variables of a `.env` file; none if it does not exist. */
export function readEnvFile(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new OperatorError(`Cannot read ${path}: ${error instanceof Error ? error.message : error}`);
  }
}
