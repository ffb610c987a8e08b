import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** The chart's folder. */
export const CHART = join(ROOT, 'deploy/helm');
export const readChart = (file: string): string => readFileSync(join(CHART, file), 'utf8');

export const SECRETS = {
  CARDWRIGHT_MASTER_KEY: '5a'.repeat(32),
  CARDWRIGHT_DATABASE_URL: 'postgres://cardwright:password@db.example.com/cardwright',
  CARDWRIGHT_S3_ACCESS_KEY_ID: 'cardwright',
  CARDWRIGHT_S3_SECRET_ACCESS_KEY: 'password',
};
/** What has no default, as the kustomization has it. */
export const REQUIRED = {
  baseUrl: 'https://cards.example.com',
  s3: { bucket: 'cardwright', endpoint: 'https://s3.example.com', region: 'us-east-1' },
};

/** Those that a secret is made of. */
export const SECRET = {
  masterKey: SECRETS.CARDWRIGHT_MASTER_KEY,
  databaseUrl: SECRETS.CARDWRIGHT_DATABASE_URL,
  s3AccessKeyId: SECRETS.CARDWRIGHT_S3_ACCESS_KEY_ID,
  s3SecretAccessKey: SECRETS.CARDWRIGHT_S3_SECRET_ACCESS_KEY,
};
