import {
  bucketName,
  choice,
  hostName,
  httpAddress,
  integer,
  keyPrefix,
  label,
  masterKey,
  origin,
  path,
  postgresUrl,
  secret,
} from '../setting-types.ts';
import { optional, secretSetting, setting } from './setting.ts';

export const SERVICE = {
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
} as const;

export const DATABASE = {
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
} as const;

export const BUCKET = {
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
} as const;
