import { PROMPT_CHARACTERS } from '@cardwright/contract';
import { UNLIMITED } from '../accounts/allowance.ts';
import type { CdnName } from '../cdn/cdns.ts';
import { defaultCardWorkerCount, defaultWorkerCount } from '../drawing/worker-count.ts';
import {
  addressRanges,
  allowance,
  bucketName,
  choice,
  emailsOrDomains,
  filePath,
  headerName,
  hostName,
  hostPatterns,
  hostPatternsOrAll,
  hostsWithPort,
  httpAddress,
  imageSizes,
  integer,
  issuer,
  jsonObject,
  keyPrefix,
  label,
  masterKey,
  origin,
  origins,
  ownHostPatterns,
  path,
  pem,
  postgresUrl,
  prefixed,
  type SettingType,
  secret,
} from './setting-types.ts';

export type Setting<Value> = {
  name: string;
  type: SettingType<NonNullable<Value>>;
  fallback: Value;
  /** The default in owner mode, where it differs. */
  ownerFallback?: Value;
  /** The default as docs/settings.md shows it. */
  shownFallback: string;
  description: string;
  /** May also be read from the file that the variable with `_FILE` at its end names. */
  isSecret?: true;
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

const secretSetting = (...parts: Parameters<typeof optional<string>>): Setting<string | undefined> => ({
  ...optional<string>(...parts),
  isSecret: true,
});

/** All settings, in the order of docs/settings.md, which is generated from them. */
export const SETTINGS = {
  port: setting('PORT', integer(0, 65_535), 3000, 'Port to listen on; 0 picks a free one.'),
  host: optional<string>(
    'CARDWRIGHT_HOST',
    hostName,
    'all interfaces',
    'Host name or IP address to listen on.',
  ),
  baseUrl: optional<string>(
    'CARDWRIGHT_BASE_URL',
    origin,
    '`http://localhost:$PORT`',
    'Public URL of the service, used in image URLs.',
  ),
  dataDirectory: setting(
    'CARDWRIGHT_DATA_DIR',
    path,
    './data',
    'Directory for the database, images and master key. Created if missing; used by one process at a time.',
  ),
  masterKey: {
    ...optional<Buffer>(
      'CARDWRIGHT_MASTER_KEY',
      masterKey,
      '`master.key` in the data directory, created on first start',
      'Key that encrypts stored API key data. Keep a backup: without it, all API keys stop working. Required with PostgreSQL.',
    ),
    isSecret: true,
  },
  otherMasterKey: {
    ...optional<Buffer>(
      'CARDWRIGHT_OTHER_MASTER_KEY',
      masterKey,
      'not set',
      'Another master key whose API keys are accepted too, while one takes the place of the other: see "Rotating keys" in operating.md.',
    ),
    isSecret: true,
  },
  databaseUrl: secretSetting(
    'CARDWRIGHT_DATABASE_URL',
    postgresUrl,
    'SQLite in the data directory',
    'URL of a PostgreSQL database (version 14 or later), such as `postgres://user:password@host:5432/name`.',
  ),
  databaseDirectUrl: secretSetting(
    'CARDWRIGHT_DATABASE_DIRECT_URL',
    postgresUrl,
    '`CARDWRIGHT_DATABASE_URL`',
    'URL of the same database that bypasses a connection pooler such as PgBouncer in transaction mode, through which nodes cannot notify each other.',
  ),
  role: setting(
    'CARDWRIGHT_ROLE',
    choice('all', 'web', 'worker'),
    'all',
    'What this node does when several share a PostgreSQL database: `web` answers requests and draws signed cards, `worker` draws images from prompts, `all` does both.',
  ),
  migrate: setting(
    'CARDWRIGHT_MIGRATE',
    choice('start', 'check'),
    'start',
    'Whether the service migrates the database when it starts (`start`), or refuses to start until `npm run admin -- migrate` has done so (`check`).',
  ),
  databasePool: setting(
    'CARDWRIGHT_DATABASE_POOL',
    integer(2, 1000),
    10,
    'Maximum number of connections to PostgreSQL.',
  ),
  s3Bucket: optional<string>(
    'CARDWRIGHT_S3_BUCKET',
    bucketName,
    'not set: images are kept in the data directory',
    'S3 bucket for images and cards, which must exist. Required for several nodes.',
  ),
  s3Endpoint: optional<string>(
    'CARDWRIGHT_S3_ENDPOINT',
    httpAddress,
    'AWS',
    'URL of the S3 server, without the bucket: R2, Garage, SeaweedFS, Swift and others.',
  ),
  s3Region: setting(
    'CARDWRIGHT_S3_REGION',
    label,
    'us-east-1',
    'Region of the bucket: `auto` on R2, `garage` on Garage.',
  ),
  s3AccessKeyId: secretSetting(
    'CARDWRIGHT_S3_ACCESS_KEY_ID',
    secret(3),
    "AWS's own sources, such as the role of the machine",
    'Id of the access key for the bucket.',
  ),
  s3SecretAccessKey: secretSetting(
    'CARDWRIGHT_S3_SECRET_ACCESS_KEY',
    secret(3),
    'as above',
    'Secret of the access key for the bucket.',
  ),
  s3PathStyle: optional<'on' | 'off'>(
    'CARDWRIGHT_S3_PATH_STYLE',
    choice('on', 'off'),
    '`on` with an endpoint, `off` on AWS',
    'Whether the bucket is in the path of URLs or in the host name.',
  ),
  s3Prefix: setting(
    'CARDWRIGHT_S3_PREFIX',
    keyPrefix,
    '',
    'Path in the bucket, for a bucket with other objects.',
    'none',
  ),
  mode: setting(
    'CARDWRIGHT_MODE',
    choice('service', 'owner'),
    'service',
    'Who uses this installation: `service` is for accounts with plans and open registration; `owner` is for yourself alone, with unlimited credits and a single account.',
  ),
  signupToken: secretSetting(
    'CARDWRIGHT_SIGNUP_TOKEN',
    secret(8),
    'not set: anyone can register',
    'Bearer token that is required to create accounts.',
  ),
  signupLimit: setting(
    'CARDWRIGHT_SIGNUP_LIMIT',
    integer(1, 1_000_000),
    20,
    'New accounts per hour and client IP address.',
  ),
  trustedProxies: setting<readonly string[]>(
    'CARDWRIGHT_TRUSTED_PROXIES',
    addressRanges,
    [],
    "Proxies whose `X-Forwarded-For` header is trusted for the client's IP address.",
    'none',
  ),
  oidcIssuer: optional<string>(
    'CARDWRIGHT_OIDC_ISSUER',
    issuer,
    'not set',
    'OpenID Connect provider that people can sign in to the studio with. Requires the two settings below.',
  ),
  oidcClientId: optional<string>(
    'CARDWRIGHT_OIDC_CLIENT_ID',
    label,
    'not set',
    'Id of this service at the provider, where its redirect URL is `{base URL}/studio/sign-in/oidc/callback`.',
  ),
  oidcClientSecret: secretSetting(
    'CARDWRIGHT_OIDC_CLIENT_SECRET',
    secret(1),
    'not set',
    'Secret of this service at the provider.',
  ),
  oidcAllowedEmails: optional<readonly string[]>(
    'CARDWRIGHT_OIDC_ALLOWED_EMAILS',
    emailsOrDomains,
    'every verified address',
    'Who may sign in with the provider: email addresses, and domains for all of their addresses.',
  ),
  proxyUserHeader: optional<string>(
    'CARDWRIGHT_PROXY_USER_HEADER',
    headerName,
    'not set',
    'Header in which a proxy of `CARDWRIGHT_TRUSTED_PROXIES` says the email address of who is signed in, such as `X-Forwarded-Email`. From others it is ignored.',
  ),
  freeAllowance: {
    ...setting(
      'CARDWRIGHT_FREE_ALLOWANCE',
      allowance,
      100,
      'Monthly credits of the free plan (calendar month, UTC).',
      '`100`; `unlimited` in owner mode',
    ),
    ownerFallback: UNLIMITED,
  },
  proAllowance: {
    ...setting(
      'CARDWRIGHT_PRO_ALLOWANCE',
      allowance,
      1000,
      'Monthly credits of the pro plan (calendar month, UTC).',
      '`1000`; `unlimited` in owner mode',
    ),
    ownerFallback: UNLIMITED,
  },
  stripeSecretKey: secretSetting(
    'CARDWRIGHT_STRIPE_SECRET_KEY',
    prefixed('sk_test_', 'sk_live_', 'rk_test_', 'rk_live_'),
    'not set: billing runs in sandbox mode',
    'Secret key of the Stripe account that sells the pro plan. Requires the two settings below.',
  ),
  stripeWebhookSecret: secretSetting(
    'CARDWRIGHT_STRIPE_WEBHOOK_SECRET',
    prefixed('whsec_'),
    'not set',
    'Signing secret of the Stripe webhook endpoint, `{base URL}/api/v1/billing/webhook`.',
  ),
  stripeProPrice: optional<string>(
    'CARDWRIGHT_STRIPE_PRO_PRICE',
    prefixed('price_'),
    'not set',
    'Id of the recurring Stripe price of the pro plan.',
  ),
  billingReturnOrigins: setting<readonly string[]>(
    'CARDWRIGHT_BILLING_RETURN_ORIGINS',
    origins,
    [],
    'Additional origins that checkout and portal may redirect to.',
    'none',
  ),
  promptLimit: setting(
    'CARDWRIGHT_PROMPT_LIMIT',
    integer(1, PROMPT_CHARACTERS.most),
    PROMPT_CHARACTERS.standard,
    'Maximum number of characters of a prompt.',
  ),
  defaultWidth: setting(
    'CARDWRIGHT_DEFAULT_WIDTH',
    integer(256, 2048),
    1200,
    'Default image width in pixels, if neither the request nor the prompt specifies a size.',
  ),
  defaultHeight: setting(
    'CARDWRIGHT_DEFAULT_HEIGHT',
    integer(256, 2048),
    630,
    'Default image height in pixels.',
  ),
  generateWaitMs: setting(
    'CARDWRIGHT_GENERATE_WAIT_MS',
    integer(0, 60_000),
    1000,
    'How long `POST /generate` waits for the image by default before it responds.',
  ),
  freeGenerateLimit: {
    ...setting(
      'CARDWRIGHT_FREE_GENERATE_LIMIT',
      integer(1, 1_000_000),
      60,
      'Generation requests per minute and account on the free plan.',
      '`60`; `6000` in owner mode',
    ),
    ownerFallback: 6000,
  },
  proGenerateLimit: {
    ...setting(
      'CARDWRIGHT_PRO_GENERATE_LIMIT',
      integer(1, 1_000_000),
      300,
      'Generation requests per minute and account on the pro plan.',
      '`300`; `6000` in owner mode',
    ),
    ownerFallback: 6000,
  },
  previewLimit: {
    ...setting(
      'CARDWRIGHT_PREVIEW_LIMIT',
      integer(1, 1_000_000),
      60,
      'Previews per minute and account.',
      '`60`; `6000` in owner mode',
    ),
    ownerFallback: 6000,
  },
  helperLimit: {
    ...setting(
      'CARDWRIGHT_HELPER_LIMIT',
      integer(1, 1_000_000),
      300,
      'Requests per minute and account to more expensive endpoints: signature explanations, drafts of templates, design documents, billing, data export.',
      '`300`; `6000` in owner mode',
    ),
    ownerFallback: 6000,
  },
  inspectLimit: setting(
    'CARDWRIGHT_INSPECT_LIMIT',
    integer(1, 1_000_000),
    10,
    'Inspected pages per minute and account. Each page is fetched once per platform.',
  ),
  requestLimit: {
    ...setting(
      'CARDWRIGHT_REQUEST_LIMIT',
      integer(1, 1_000_000),
      3000,
      'All other authenticated requests per minute and account.',
      '`3000`; `60000` in owner mode',
    ),
    ownerFallback: 60_000,
  },
  brandLimit: setting(
    'CARDWRIGHT_BRAND_LIMIT',
    integer(0, 1000),
    50,
    'Maximum number of saved brands per account, of at most 256 KiB each.',
  ),
  uploadLimit: setting(
    'CARDWRIGHT_UPLOAD_LIMIT',
    integer(0, 100_000),
    200,
    'Maximum number of uploads per account.',
  ),
  uploadStoreMb: setting(
    'CARDWRIGHT_UPLOAD_STORE_MB',
    integer(1, 1_048_576),
    100,
    'Total size of the uploads of an account, in megabytes.',
  ),
  uploadMaxMb: setting(
    'CARDWRIGHT_UPLOAD_MAX_MB',
    integer(1, 50),
    5,
    'Size of the largest file that can be uploaded, in megabytes.',
  ),
  queueLimit: setting(
    'CARDWRIGHT_QUEUE_LIMIT',
    integer(1, 1_000_000),
    1000,
    'Maximum number of unfinished generations. Beyond it, requests get a 503 and are not charged.',
  ),
  renderConcurrency: setting(
    'CARDWRIGHT_RENDER_CONCURRENCY',
    integer(1, 64),
    defaultWorkerCount(),
    'Number of worker processes that read and draw prompts, each one at a time. They start when there is work.',
    'number of cores, as far as memory allows',
  ),
  cardWorkers: setting(
    'CARDWRIGHT_CARD_WORKERS',
    integer(0, 64),
    defaultCardWorkerCount(),
    'Number of worker processes that render signed cards. They start with the first new card and end a minute after the last. 0: the ' +
      'service renders cards itself, which saves their memory and delays other requests.',
    'number of cores, as far as memory allows',
  ),
  largeImages: optional<number>(
    'CARDWRIGHT_LARGE_IMAGES',
    integer(1, 64),
    'as many as fit into memory beside the workers, at least 1',
    'Maximum number of images over 2.5 megapixels that are drawn at the same time; smaller ones do not have to wait for them.',
  ),
  assetHosts: optional<readonly string[]>(
    'CARDWRIGHT_ASSET_HOSTS',
    hostPatterns,
    'the host of `CARDWRIGHT_BASE_URL` and its subdomains; none for localhost',
    'Hosts from which logos, pictures, design documents and pages may be fetched; `*.example.com` matches all subdomains.',
  ),
  developmentHosts: setting<readonly string[]>(
    'CARDWRIGHT_DEVELOPMENT_HOSTS',
    hostsWithPort,
    [],
    'Hosts with their port whose pages may be read at any address and over http, such as `localhost:4321`, to try sites in development. Not possible with an https `CARDWRIGHT_BASE_URL`: everybody who may name a page could read them.',
    'none',
  ),
  inspectHosts: {
    ...optional<readonly string[]>(
      'CARDWRIGHT_INSPECT_HOSTS',
      hostPatternsOrAll,
      'the host of `CARDWRIGHT_BASE_URL` and its subdomains; `*` in owner mode',
      'Hosts whose pages and images `POST /inspect` may fetch, over https, besides the verified sites of an account; `*` allows all public hosts.',
    ),
    ownerFallback: ['*'],
  },
  webhookHosts: setting<readonly string[]>(
    'CARDWRIGHT_WEBHOOK_HOSTS',
    ownHostPatterns,
    [],
    'Hosts besides the public ones to which webhooks may be sent, at any address and port, and also over http, such as `localhost`.',
    'none',
  ),
  painter: optional<'openai' | 'sdapi' | 'comfyui' | 'bfl' | 'fal' | 'replicate' | 'gemini'>(
    'CARDWRIGHT_PAINTER',
    choice('openai', 'sdapi', 'comfyui', 'bfl', 'fal', 'replicate', 'gemini'),
    'not set: no model is used',
    "API of the model that paints: `openai` for OpenAI's image API, which LocalAI, sd-server, vLLM, LiteLLM and this service speak too; `sdapi` for `/sdapi/v1/txt2img` of AUTOMATIC1111, Forge and SD.Next; `comfyui` for ComfyUI; `bfl` for Black Forest Labs, `fal`, `replicate` and `gemini` for those. See [docs/models.md](docs/models.md).",
  ),
  painterUrl: optional<string>(
    'CARDWRIGHT_PAINTER_URL',
    httpAddress,
    "the provider's, such as `https://api.openai.com/v1`; required for `sdapi` and `comfyui`",
    'URL of its API with the path, such as http://localhost:8080/v1; for `sdapi` and `comfyui`, the URL of the server, such as http://localhost:7860.',
  ),
  painterKey: secretSetting(
    'CARDWRIGHT_PAINTER_KEY',
    secret(1),
    'none',
    'API key of the painter, or `user:password`. Required for the default URL.',
  ),
  painterModel: optional<string>(
    'CARDWRIGHT_PAINTER_MODEL',
    label,
    'none',
    'Name of the model, as its server knows it. Required, except for `sdapi`, where it names a checkpoint to switch to, and `comfyui`, where it replaces `%model%` in the workflow.',
  ),
  painterWorkflow: optional<string>(
    'CARDWRIGHT_PAINTER_WORKFLOW',
    filePath,
    'none',
    'File with a ComfyUI workflow in API format, with `%prompt%` and optionally `%negative_prompt%`, `%width%`, `%height%`, `%seed%` and `%model%` as values. Required for `comfyui`.',
  ),
  painterOptions: optional<Readonly<Record<string, unknown>>>(
    'CARDWRIGHT_PAINTER_OPTIONS',
    jsonObject,
    'none',
    'Fields to add to every request, as JSON, such as `{"quality":"low"}`.',
  ),
  painterSizes: optional<readonly { width: number; height: number }[]>(
    'CARDWRIGHT_PAINTER_SIZES',
    imageSizes,
    'those of the model for OpenAI, else any multiple of 16; for `sdapi` and `comfyui` up to about a megapixel',
    'Sizes that the model paints.',
  ),
  painterTimeoutMs: optional<number>(
    'CARDWRIGHT_PAINTER_TIMEOUT_MS',
    integer(1000, 600_000),
    '`120000`',
    'Time limit for a painting.',
  ),
  painterImageHosts: optional<readonly string[]>(
    'CARDWRIGHT_PAINTER_IMAGE_HOSTS',
    hostPatterns,
    "the provider's",
    'Additional hosts from which paintings may be fetched over https, for servers that respond with a URL on another host.',
  ),
  painterWhen: optional<'asked' | 'pictures'>(
    'CARDWRIGHT_PAINTER_WHEN',
    choice('asked', 'pictures'),
    '`pictures`',
    'What it paints: with `pictures`, pictures that prompts describe and cards that no illustration fits; with `asked`, only requests that name it as their `engine`.',
  ),
  painterConcurrency: optional<number>(
    'CARDWRIGHT_PAINTER_CONCURRENCY',
    integer(1, 64),
    '`2`',
    'Maximum number of simultaneous paintings. Others wait, without blocking images that are drawn.',
  ),
  painterCredits: optional<number>(
    'CARDWRIGHT_PAINTER_CREDITS',
    integer(1, 100),
    '`1`',
    'Credits that a painted image costs. They are charged when a request is accepted; if Cardwright draws the image instead, all but one are refunded.',
  ),
  painterDailyLimit: optional<number>(
    'CARDWRIGHT_PAINTER_DAILY_LIMIT',
    integer(0, 1_000_000),
    '`500`',
    'Maximum number of paintings per day (UTC), for all accounts together. Beyond it, Cardwright draws.',
  ),
  readerModel: optional<string>(
    'CARDWRIGHT_READER_MODEL',
    label,
    'not set: the built-in reader reads all prompts',
    'Name of the language model that reads prompts, as its server knows it. The server must offer `/chat/completions`, like OpenAI, Ollama, LM Studio, llama.cpp, vLLM, LocalAI and OpenRouter. See [docs/models.md](docs/models.md).',
  ),
  readerUrl: optional<string>(
    'CARDWRIGHT_READER_URL',
    httpAddress,
    '`https://api.openai.com/v1`',
    'URL of its API with the path, such as http://localhost:11434/v1.',
  ),
  readerKey: secretSetting(
    'CARDWRIGHT_READER_KEY',
    secret(1),
    'none',
    'API key of the reader. Required for the default URL.',
  ),
  readerOptions: optional<Readonly<Record<string, unknown>>>(
    'CARDWRIGHT_READER_OPTIONS',
    jsonObject,
    'none',
    'Fields to add to every request, as JSON, such as `{"reasoning_effort":"none"}`.',
  ),
  readerWhen: optional<'unsure' | 'always' | 'asked'>(
    'CARDWRIGHT_READER_WHEN',
    choice('unsure', 'always', 'asked'),
    '`unsure`',
    'Which prompts it reads: those that the built-in reader is `unsure` about, all of them (`always`), or only requests that name it as their `reader` (`asked`).',
  ),
  readerTimeoutMs: optional<number>(
    'CARDWRIGHT_READER_TIMEOUT_MS',
    integer(1000, 600_000),
    '`15000`',
    'Time limit for reading a prompt. After that, the built-in reader reads it.',
  ),
  readerConcurrency: optional<number>(
    'CARDWRIGHT_READER_CONCURRENCY',
    integer(1, 64),
    '`4`',
    'Maximum number of prompts that it reads at the same time.',
  ),
  readerDailyLimit: optional<number>(
    'CARDWRIGHT_READER_DAILY_LIMIT',
    integer(0, 10_000_000),
    '`5000`',
    'Maximum number of prompts that it reads per day (UTC), for all accounts together. Beyond it, the built-in reader reads them.',
  ),
  judgeModel: optional<string>(
    'CARDWRIGHT_JUDGE_MODEL',
    label,
    'not set: paintings are used as they are',
    'Name of a vision model that checks each painting of `CARDWRIGHT_PAINTER`. A painting with lettering in it, or without its subject, is painted once more.',
  ),
  judgeUrl: optional<string>(
    'CARDWRIGHT_JUDGE_URL',
    httpAddress,
    "the reader's with its key, else `https://api.openai.com/v1`",
    'URL of its API with the path, as for `CARDWRIGHT_READER_URL`.',
  ),
  judgeKey: secretSetting('CARDWRIGHT_JUDGE_KEY', secret(1), 'none', 'API key of the vision model.'),
  judgeOptions: optional<Readonly<Record<string, unknown>>>(
    'CARDWRIGHT_JUDGE_OPTIONS',
    jsonObject,
    'none',
    'Fields to add to every request, as JSON.',
  ),
  judgeTimeoutMs: optional<number>(
    'CARDWRIGHT_JUDGE_TIMEOUT_MS',
    integer(1000, 600_000),
    '`30000`',
    'Time limit for checking a painting. After that, the painting is used as it is.',
  ),
  c2paCertificate: secretSetting(
    'CARDWRIGHT_C2PA_CERTIFICATE',
    pem,
    'not set: painted images are marked in XMP alone',
    'Certificate chain in PEM format with which painted images are signed (C2PA), starting with the certificate of the key. Usually a file: set `CARDWRIGHT_C2PA_CERTIFICATE_FILE` to its path. See [docs/models.md](docs/models.md#signing-with-your-certificate).',
  ),
  c2paKey: secretSetting(
    'CARDWRIGHT_C2PA_KEY',
    pem,
    'none',
    'Private key of that certificate in PEM format, without a passphrase (P-256, P-384, Ed25519 or RSA). Usually a file: set `CARDWRIGHT_C2PA_KEY_FILE` to its path.',
  ),
  imageRetentionDays: optional<number>(
    'CARDWRIGHT_IMAGE_RETENTION_DAYS',
    integer(1, 36_500),
    'not set: images are kept',
    'Days after which images generated from prompts are deleted. Their URLs then return 410; the history is kept.',
  ),
  cardMemoryMb: setting(
    'CARDWRIGHT_CARD_MEMORY_MB',
    integer(1, 65_536),
    64,
    'Size of the in-memory card cache in megabytes.',
  ),
  cardStoreMb: setting(
    'CARDWRIGHT_CARD_STORE_MB',
    integer(16, 16_777_216),
    1024,
    'Size of the on-disk card cache in megabytes; the least recently used cards are evicted first. Not used with S3.',
  ),
  cardStore: optional<'all' | 'logos' | 'none'>(
    'CARDWRIGHT_CARD_STORE',
    choice('all', 'logos', 'none'),
    '`all` on disk, `logos` on S3',
    'Which signed cards are stored in addition to the in-memory cache. Others are rendered again for free; `logos` stores those with a logo or a picture from another host.',
  ),
  keyLimit: setting(
    'CARDWRIGHT_KEY_LIMIT',
    integer(1, 1_000_000),
    1000,
    'Active API keys that an account may have.',
  ),
  cardLimit: {
    ...setting(
      'CARDWRIGHT_CARD_LIMIT',
      integer(1, 1_000_000),
      1200,
      'New signed cards per minute and key, or site; beyond, 429. Cached cards are not counted.',
      '`1200`; `12000` in owner mode',
    ),
    ownerFallback: 12_000,
  },
  cardDeadlineMs: {
    ...setting(
      'CARDWRIGHT_CARD_DEADLINE_MS',
      integer(100, 60_000),
      3000,
      'Time limit for rendering a new card of 1200x630, waiting included; larger ones have more in proportion. After that, the request gets a 503 and is not charged.',
      '`3000`; `10000` in owner mode',
    ),
    ownerFallback: 10_000,
  },
  fallbackCard: setting(
    'CARDWRIGHT_FALLBACK_CARD',
    choice('off', 'neutral'),
    'off',
    'With `neutral`, a signed URL that is expired, revoked, out of credit or cannot be rendered responds with a neutral image instead of JSON. Accounts can choose otherwise for their own URLs.',
  ),
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

/** The validated settings. Missing ones have their default, or are undefined. */
export type Config = {
  readonly [Key in keyof typeof SETTINGS]: (typeof SETTINGS)[Key] extends Setting<infer Value>
    ? Value
    : never;
};
