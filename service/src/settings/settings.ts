import { ACCOUNTS, BILLING } from './groups/accounts.ts';
import { CARDS } from './groups/cards.ts';
import { CREDENTIALS, JUDGE, PAINTER, READER } from './groups/models.ts';
import { OBSERVABILITY, RELIABILITY } from './groups/operation.ts';
import { LIMITS, OUTGOING, PROMPTS, WORKERS } from './groups/requests.ts';
import type { Setting } from './groups/setting.ts';
import { BUCKET, DATABASE, SERVICE } from './groups/where-it-runs.ts';

/** All settings by the heading that they have in docs/settings.md, which is generated from them. */
export const SETTING_GROUPS = {
  Service: SERVICE,
  'Database and nodes': DATABASE,
  'Images in a bucket': BUCKET,
  'Accounts and plans': ACCOUNTS,
  Billing: BILLING,
  Prompts: PROMPTS,
  Limits: LIMITS,
  Workers: WORKERS,
  'Outgoing requests': OUTGOING,
  'A model that paints': PAINTER,
  'A model that reads prompts': READER,
  'A model that looks at paintings': JUDGE,
  'Content Credentials': CREDENTIALS,
  'Images and cards': CARDS,
  Reliability: RELIABILITY,
  'Metrics, traces and logs': OBSERVABILITY,
} as const;

export const SETTINGS = {
  ...SERVICE,
  ...DATABASE,
  ...BUCKET,
  ...ACCOUNTS,
  ...BILLING,
  ...PROMPTS,
  ...LIMITS,
  ...WORKERS,
  ...OUTGOING,
  ...PAINTER,
  ...READER,
  ...JUDGE,
  ...CREDENTIALS,
  ...CARDS,
  ...RELIABILITY,
  ...OBSERVABILITY,
} as const;

/** The validated settings. Missing ones have their default, or are undefined. */
export type Config = {
  readonly [Key in keyof typeof SETTINGS]: (typeof SETTINGS)[Key] extends Setting<infer Value>
    ? Value
    : never;
};
