import { PROMPT_CHARACTERS } from '@cardwright/contract';
import { defaultCardWorkerCount, defaultWorkerCount } from '../../drawing/worker-count.ts';
import {
  hostPatterns,
  hostPatternsOrAll,
  hostsWithPort,
  integer,
  ownHostPatterns,
} from '../setting-types.ts';
import { optional, setting } from './setting.ts';

export const PROMPTS = {
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
} as const;

export const LIMITS = {
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
    'Maximum number of unfinished generations. Beyond it, requests get a 503; an account that has nine tenths of it gets a 429. Neither is charged.',
  ),
} as const;

export const WORKERS = {
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
} as const;

export const OUTGOING = {
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
} as const;
