import type { Clock } from '../base/clock.ts';
import type { Database } from '../stores/database.ts';
import {
  type ClaimedPurge,
  claimPurges,
  putOffPurges,
  recordPurged,
  setPurging,
} from '../stores/outbox/purge-outbox.ts';
import { createSweepLoop, type SweepLoop } from '../stores/sweep-loop.ts';
import { CDNS, type CdnName } from './cdns.ts';

export type CdnSettings = { name: CdnName; purgeUrl: string; token: string };

const LOOK_MS = 2_000;
const LIMIT_MS = 10_000;
// Longer than a request may take: then somebody else asks.
const LEASE_MS = 60_000;
const PAUSE_MS = { first: 2_000, longest: 3600_000 };

/** Has the CDN forget what is to be purged, until it has: at least once, and in the order in which it became due. */
export async function createPurger({
  database,
  clock,
  cdn: { name, purgeUrl, token },
  onAsked = () => {},
  onError,
  lookMs = LOOK_MS,
}: {
  database: Database;
  clock: Clock;
  cdn: CdnSettings;
  /** Told of every request to the CDN. */
  onAsked?: (outcome: 'accepted' | 'refused') => void;
  onError(error: unknown): void;
  lookMs?: number;
}): Promise<SweepLoop> {
  await setPurging(database, name);
  const { mostTags, toRequest } = CDNS[name];
  const after = (ms: number): Date => new Date(clock.now().getTime() + ms);

  const ask = async (purges: readonly ClaimedPurge[]): Promise<void> => {
    const tags = [...new Set(purges.map(({ tag }) => tag))];
    const response = await fetch(purgeUrl, {
      method: 'POST',
      ...toRequest(tags, token),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the CDN responded with status ${response.status}`);
  };

  const sweep = async (): Promise<void> => {
    for (;;) {
      const now = clock.now();
      const purges = await claimPurges(database, { count: mostTags, now, leasedUntil: after(LEASE_MS) });
      if (purges.length === 0) return;
      try {
        await ask(purges);
      } catch (error) {
        onAsked('refused');
        const attempts = Math.max(...purges.map((purge) => purge.attempts));
        await putOffPurges(
          database,
          purges,
          after(Math.min(PAUSE_MS.longest, PAUSE_MS.first * 2 ** attempts)),
        );
        throw error;
      }
      onAsked('accepted');
      await recordPurged(database, purges);
    }
  };
  return createSweepLoop({ sweep, intervalMs: lookMs, onError });
}
