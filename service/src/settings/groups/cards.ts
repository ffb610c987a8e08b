import { choice, integer } from '../setting-types.ts';
import { optional, setting } from './setting.ts';

export const CARDS = {
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
  // About as long as crawlers wait: the first cards after a start take three seconds on a busy machine, and not every crawler comes back.
  cardDeadlineMs: setting(
    'CARDWRIGHT_CARD_DEADLINE_MS',
    integer(100, 60_000),
    10_000,
    'Time limit for rendering a new card of 1200x630, waiting included; larger ones have more in proportion. After that, the request gets a 503 and is not charged.',
  ),
  fallbackCard: setting(
    'CARDWRIGHT_FALLBACK_CARD',
    choice('off', 'neutral'),
    'off',
    'With `neutral`, a signed URL that is expired, revoked, out of credit or cannot be rendered responds with a neutral image instead of JSON. Accounts can choose otherwise for their own URLs.',
  ),
} as const;
