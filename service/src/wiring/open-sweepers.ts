import { createErasedSweeper } from '../accounts/erased-sweeper.ts';
import type { Accounts } from '../accounts/types.ts';
import { OperatorError } from '../base/operator-error.ts';
import type { Billing } from '../billing/types.ts';
import type { GenerationEvents } from '../generations/generation-events.ts';
import { expireImages } from '../generations/remove-images.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Config } from '../settings/config.ts';
import { deleteExpired, inTurn } from '../stores/chores.ts';
import { createIndexes, toWait } from '../stores/create-indexes.ts';
import { isPostgres } from '../stores/dialect.ts';
import { createOrphanSweeper } from '../stores/orphan-sweeper.ts';
import { createSweepLoop, type SweepLoop } from '../stores/sweep-loop.ts';
import { sweepDeliveries } from '../webhooks/sweep-deliveries.ts';
import type { Foundation } from './open-foundation.ts';

const HOUR_MS = 3600_000;
const ERASURES_MS = 60_000;
const INDEXES_MS = 5 * 60_000;
const INDEXES_TURN_MS = 4 * 60_000;
// Less than the interval, so that the node whose timer rings first is not early.
const TURN_MS = 55 * 60_000;

/** What removes image files that nothing has any more: of erased accounts, removed images, and crashes. */
export function openSweepers(
  { imageRetentionDays }: Config,
  {
    database,
    clock,
    log,
    images,
    cardImages,
    checkPaired,
    events,
    metrics,
  }: Foundation & {
    events: GenerationEvents;
    metrics: Metrics | undefined;
  },
  opening: AsyncDisposableStack,
): SweepLoop {
  const stores = { images, cards: cardImages };
  const erasedSweeper = createErasedSweeper({
    database,
    stores,
    clock,
    checkPaired,
    onError: (err) => log.warn({ err }, 'deleting erased images failed; will retry'),
  });
  opening.defer(() => erasedSweeper.close());
  // A single process does its chores at each start, too.
  const inTurnOfNodes = (name: string, chore: () => Promise<unknown>): Promise<unknown> =>
    isPostgres(database) ? inTurn({ database, clock }, name, TURN_MS, chore) : chore();
  const orphanSweeper = createOrphanSweeper({
    inTurn: (sweep) => inTurnOfNodes('orphans', sweep),
    database,
    stores,
    clock,
    checkPaired,
    onSwept: (removed) => metrics?.filesSwept(removed),
    onError: (err) =>
      err instanceof OperatorError
        ? log.error(err.message)
        : log.warn({ err }, 'looking for orphaned images failed; will retry'),
  });
  opening.defer(() => orphanSweeper.close());
  const countersSweeper = createSweepLoop({
    sweep: () => inTurnOfNodes('counters', () => deleteExpired(database, clock.now())),
    intervalMs: HOUR_MS,
    onError: (err) => log.warn({ err }, 'deleting old counters failed; will retry'),
  });
  opening.defer(() => countersSweeper.close());
  const deliveriesSweeper = createSweepLoop({
    sweep: (signal) =>
      inTurnOfNodes('webhook-deliveries', () => sweepDeliveries(database, clock.now(), signal)),
    intervalMs: HOUR_MS,
    onError: (err) => log.warn({ err }, 'deleting old webhook deliveries failed; will retry'),
  });
  opening.defer(() => deliveriesSweeper.close());
  if (imageRetentionDays === undefined) return erasedSweeper;
  const expirySweeper = createSweepLoop({
    sweep: async (signal) => {
      await inTurnOfNodes('expire', async () => {
        const count = await expireImages(database, imageRetentionDays, clock.now(), { events, signal });
        if (count === 0) return;
        log.info({ count }, 'removed images after the retention period');
        erasedSweeper.wake();
      });
    },
    intervalMs: HOUR_MS,
    onError: (err) => log.warn({ err }, 'removing expired images failed; will retry'),
  });
  opening.defer(() => expirySweeper.close());
  return erasedSweeper;
}

/** Makes the indexes that are missing on PostgreSQL while the service runs, on one node at a time. */
export function openIndexes(
  config: Config,
  { database, clock, log }: Foundation,
  opening: AsyncDisposableStack,
): void {
  if (!isPostgres(database) || config.migrate !== 'start') return;
  const onBusy = (...wait: Parameters<typeof toWait>): void =>
    log.warn(`the index ${toWait(...wait)}; will retry`);
  const loop = createSweepLoop({
    sweep: (signal) =>
      inTurn({ database, clock }, 'indexes', INDEXES_TURN_MS, () =>
        createIndexes(database, { signal, onBusy }),
      ),
    intervalMs: INDEXES_MS,
    onError: (err) => log.warn({ err }, 'making indexes failed; will retry'),
  });
  opening.defer(() => loop.close());
}

/** Ends what erasures a crash, or a payment provider that was out, left. */
export function openErasures(
  { accounts, billing, log }: Foundation & { accounts: Accounts; billing: Billing },
  opening: AsyncDisposableStack,
): void {
  const sweeper = createSweepLoop({
    sweep: async (signal) => {
      for (const id of await accounts.listClosing())
        await billing.closeAccount(id, (endPayments) => accounts.erase(id, endPayments, signal));
    },
    intervalMs: ERASURES_MS,
    onError: (err) => log.warn({ err }, 'erasing an account failed; will retry'),
  });
  opening.defer(() => sweeper.close());
}
