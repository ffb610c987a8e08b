import { createHash } from 'node:crypto';
import type { Card, Engine } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import type { Accounts, SigningKey } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import { parseCardRequest } from './card-request.ts';
import type { CardStore } from './card-store.ts';
import type { RenderCard } from './render-card.ts';
import { verifySignedRequest } from './signed-request.ts';
import type { CardBytes, DeliveredCard, Delivery } from './types.ts';

const DAY_SECONDS = 86_400;
const FLUSH_INTERVAL_MS = 15_000;
// Addresses whose signature was verified; each entry is a few hundred bytes of text.
const REMEMBERED_ADDRESSES = 20_000;

type KnownAddress = { keyId: string; expiresAt: Date; card: Card };
type CachedCard = CardBytes & { etag: string };

export type DeliveryOptions = {
  accounts: Pick<Accounts, 'findSigningKey' | 'noteKeyUse'>;
  engine: Engine;
  cards: CardStore;
  renderCard: RenderCard;
  clock: Clock;
  /** Bytes of cards kept in memory. */
  memoryBytes: number;
  onFlushError?: (error: unknown) => void;
};

/** Signed delivery: signature and expiry, parameters, caches, credit, render, in this order. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { accounts, engine, cards, renderCard, clock } = options;
  const addresses = new LRUCache<string, KnownAddress>({ max: REMEMBERED_ADDRESSES });
  const memory = new LRUCache<string, CachedCard>({
    maxSize: Math.max(1, options.memoryBytes),
    sizeCalculation: (card) => card.bytes.length + 1000,
  });
  const rendering = new Map<string, Promise<{ card: CachedCard; rendered: boolean }>>();
  const timer = setInterval(() => {
    cards.flush().catch((error: unknown) => options.onFlushError?.(error));
  }, FLUSH_INTERVAL_MS);
  timer.unref();

  /** Crypto and parsing are a function of the address alone; only the key may have changed since. */
  async function readAddress(
    path: string,
    template: string,
    query: string,
  ): Promise<KnownAddress & { key: SigningKey }> {
    const address = `${path}?${query}`;
    const known = addresses.get(address);
    if (known && known.expiresAt > clock.now()) {
      const key = await accounts.findSigningKey(known.keyId);
      if (key && !key.revoked) return { ...known, key };
    }
    const { key, expiresAt, pairs } = await verifySignedRequest({ path, query }, accounts, clock.now());
    const found = { keyId: key.keyId, expiresAt, card: parseCardRequest(template, pairs, engine) };
    addresses.set(address, found);
    return { ...found, key };
  }

  async function load(card: Card, key: SigningKey): Promise<{ card: CachedCard; rendered: boolean }> {
    const stored = await cards.find(card.key);
    const bytes = stored ?? (await renderCard(card, key));
    const cached = {
      ...bytes,
      etag: `"${createHash('sha256').update(bytes.bytes).digest('base64url').slice(0, 27)}"`,
    };
    memory.set(card.key, cached);
    return { card: cached, rendered: stored === undefined };
  }

  async function findCard(card: Card, key: SigningKey): Promise<{ card: CachedCard; cached: boolean }> {
    for (;;) {
      const kept = memory.get(card.key);
      if (kept) return { card: kept, cached: true };
      const running = rendering.get(card.key);
      if (!running) break;
      try {
        return { card: (await running).card, cached: true };
      } catch (error) {
        // The one who caused the render had no credit; the next in line may have.
        if (!(error instanceof ServiceError && error.kind === 'payment-required')) throw error;
      }
    }
    const started = load(card, key).finally(() => rendering.delete(card.key));
    rendering.set(card.key, started);
    const { card: loaded, rendered } = await started;
    return { card: loaded, cached: !rendered };
  }

  return {
    async deliver({ path, template, query }) {
      const { card, key, expiresAt } = await readAddress(path, template, query);
      accounts.noteKeyUse(key.keyId);
      const found = await findCard(card, key);
      cards.note(card.key);
      const secondsLeft = Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000);
      return {
        ...found.card,
        cached: found.cached,
        maxAgeSeconds: Math.max(0, Math.min(DAY_SECONDS, secondsLeft)),
      } satisfies DeliveredCard;
    },

    flush: () => cards.flush(),

    async close() {
      clearInterval(timer);
      await Promise.allSettled(rendering.values());
      await cards.flush();
    },
  };
}
