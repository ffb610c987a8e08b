import type { Accounts } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import type { Address, AddressReader } from './address-reader.ts';
import type { CardStore } from './card-store.ts';
import type { CardSupply, SuppliedCard } from './card-supply.ts';
import type { DeliveredCard, Delivery } from './types.ts';

const DAY_SECONDS = 86_400;
const FLUSH_INTERVAL_MS = 15_000;

export type DeliverParts = {
  accounts: Pick<Accounts, 'noteKeyUse'>;
  addresses: AddressReader;
  supply: CardSupply;
  cards: Pick<CardStore, 'note' | 'flush'>;
  clock: Clock;
  /** Told when a timed write of uses failed; it is tried again. */
  onFlushError: (error: unknown) => void;
};

/** Signature and expiry, parameters, caches, credit, render, in this order. Uses are counted, and written in batches. */
export function createDeliver(parts: DeliverParts): Pick<Delivery, 'deliver' | 'recall' | 'close'> {
  const { accounts, addresses, supply, cards, clock } = parts;
  const timer = setInterval(() => {
    cards.flush().catch(parts.onFlushError);
  }, FLUSH_INTERVAL_MS);
  timer.unref();

  const hand = (address: Address, supplied: SuppliedCard, cached: boolean): DeliveredCard => {
    const { card, expiresAt } = address;
    cards.note(card.key);
    const secondsLeft = Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000);
    const { bytes, format, etag } = supplied;
    return { bytes, format, etag, cached, maxAgeSeconds: Math.max(0, Math.min(DAY_SECONDS, secondsLeft)) };
  };

  return {
    async deliver(target) {
      const address = await addresses.read(target);
      accounts.noteKeyUse(address.key.keyId);
      const { card, cached } = await supply.get(address.card, address.key);
      return hand(address, card, cached);
    },

    async recall(target) {
      const address = await addresses.recall(target);
      const supplied = address && supply.recall(address.card);
      if (!supplied) return undefined;
      accounts.noteKeyUse(address.key.keyId);
      return hand(address, supplied, true);
    },

    async close() {
      clearInterval(timer);
      await supply.settled();
      await cards.flush();
    },
  };
}
