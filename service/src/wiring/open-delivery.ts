import type { Accounts } from '../accounts/types.ts';
import { createCardClaims } from '../delivery/card-claims.ts';
import { createDelivery } from '../delivery/create-delivery.ts';
import type { Delivery } from '../delivery/types.ts';
import type { Config } from '../settings/config.ts';
import { isPostgres } from '../stores/dialect.ts';
import type { SweepLoop } from '../stores/sweep-loop.ts';
import { createUploads } from '../uploads/create-uploads.ts';
import type { Uploads } from '../uploads/types.ts';
import type { Foundation } from './open-foundation.ts';
import type { Outbound } from './open-outbound.ts';
import type { openEvents } from './open-webhooks.ts';

// Between the end of a drawing and its row.
const CLAIM_SPARE_MS = 1000;
const MEGABYTE = 1024 * 1024;

export const openUploads = (config: Config, foundation: Foundation, erasedSweeper: SweepLoop): Uploads =>
  createUploads({
    ...foundation,
    limits: {
      count: config.uploadLimit,
      bytes: config.uploadStoreMb * MEGABYTE,
      fileBytes: config.uploadMaxMb * MEGABYTE,
    },
    onDeleted: erasedSweeper.wake,
  });

export function openDelivery(
  config: Config,
  parts: Foundation &
    Outbound &
    Pick<ReturnType<typeof openEvents>, 'lowCredits'> & { accounts: Accounts; uploads: Uploads },
  opening: AsyncDisposableStack,
): Delivery {
  const delivery = createDelivery({
    ...parts,
    images: parts.cardImages,
    guardedFetch: parts.fetchLogo,
    settings: toDeliverySettings(config),
    ...(isPostgres(parts.database) && {
      claims: createCardClaims({ ...parts, leaseMs: config.cardDeadlineMs + CLAIM_SPARE_MS }),
    }),
    onFlushError: (err) => parts.log.warn({ err }, 'writing the last use of cards failed; will retry'),
  });
  opening.defer(() => delivery.close());
  return delivery;
}

const toDeliverySettings = (config: Config) => ({
  allowances: { free: config.freeAllowance, pro: config.proAllowance },
  memoryBytes: config.cardMemoryMb * MEGABYTE,
  // A bucket has room; the operator's own rules may expire what is under `cards/`.
  storeBytes: config.s3Bucket === undefined ? config.cardStoreMb * MEGABYTE : undefined,
  keptCards: config.cardStore ?? (config.s3Bucket === undefined ? 'all' : 'logos'),
  cardLimit: config.cardLimit,
  deadlineMs: config.cardDeadlineMs,
  fallbackCard: config.fallbackCard,
});
