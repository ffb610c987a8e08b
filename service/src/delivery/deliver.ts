import type { Accounts } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import type { ReadAddress } from './address-reader.ts';
import type { CardStore } from './card-store.ts';
import type { CardSupply } from './card-supply.ts';
import type { Delivery } from './types.ts';

const DAY_SECONDS = 86_400;
const FLUSH_INTERVAL_MS = 15_000;

export type DeliverParts = {
  accounts: Pick<Accounts, 'noteKeyUse'>;
  readAddress: ReadAddress;
  supply: CardSupply;
  cards: Pick<CardStore, 'note' | 'flush'>;
  clock: Clock;
  /** Told when a timed write of uses failed; it is tried again. */
  onFlushError: (error: unknown) => void;
};

/** Signature and expiry, parameters, caches, credit, render, in this order. Uses are counted, and written in batches. */
export function createDeliver(parts: DeliverParts): Pick<Delivery, 'deliver' | 'close'> {
  const { accounts, readAddress, supply, cards, clock } = parts;
  const timer = setInterval(() => {
    cards.flush().catch(parts.onFlushError);
  }, FLUSH_INTERVAL_MS);
  timer.unref();

  return {
    async deliver(target) {
      const { card, key, expiresAt } = await readAddress(target);
      accounts.noteKeyUse(key.keyId);
      const { card: supplied, cached } = await supply.get(card, key);
      cards.note(card.key);
      const secondsLeft = Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000);
      const { bytes, format, etag } = supplied;
      return { bytes, format, etag, cached, maxAgeSeconds: Math.max(0, Math.min(DAY_SECONDS, secondsLeft)) };
    },

    async close() {
      clearInterval(timer);
      await supply.settled();
      await cards.flush();
    },
  };
}
