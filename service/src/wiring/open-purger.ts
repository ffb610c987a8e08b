import type { Metrics } from '../http/metrics.ts';
import { type Config, toCdnSettings } from '../settings/config.ts';
import { setPurging } from '../stores/outbox/purge-outbox.ts';
import type { Foundation } from './open-foundation.ts';

/** What has a CDN forget; without one, nobody notes what it would be. */
export async function openPurger(
  config: Config,
  { database, clock, log, metrics }: Foundation & { metrics: Metrics | undefined },
  opening: AsyncDisposableStack,
): Promise<void> {
  const cdn = toCdnSettings(config);
  if (cdn === undefined) return await setPurging(database, undefined);
  const { createPurger } = await import('../cdn/create-purger.ts');
  const purger = await createPurger({
    database,
    clock,
    cdn,
    onAsked: (outcome) => metrics?.purgeAsked(outcome),
    onError: (err) => log.warn({ err }, 'the CDN was not told what to forget; will retry'),
  });
  opening.defer(() => purger.close());
}
