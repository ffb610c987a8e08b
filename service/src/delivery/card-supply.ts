import { createHash } from 'node:crypto';
import type { Card } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import type { SigningKey } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import type { CardRenderer } from './card-renderer.ts';
import type { CardStore } from './card-store.ts';
import type { DrawnCard } from './types.ts';

export type SuppliedCard = DrawnCard & { etag: string };

type Supply = { card: SuppliedCard; cached: boolean };

export interface CardSupply {
  /** From memory, the store or the renderer; `cached` is false for the one caller that caused a render. */
  get(card: Card, key: SigningKey): Promise<Supply>;
  /** A card that is in memory and fresh. */
  recall(card: Card): SuppliedCard | undefined;
  /** When nothing is loaded or drawn any more. */
  settled(): Promise<void>;
}

// The object around the bytes.
const ENTRY_BYTES = 1000;
// A logo's host that is out is asked again after this, not with every request.
const REFRESH_RETRY_MS = 10 * 60_000;

/** Cards from the nearest place that has them; however many callers want a new one, it is drawn once. */
export function createCardSupply(options: {
  cards: CardStore;
  renderer: CardRenderer;
  clock: Clock;
  /** Bytes of cards kept in memory. */
  memoryBytes: number;
}): CardSupply {
  const { cards, renderer, clock } = options;
  const memory = new LRUCache<string, SuppliedCard>({
    maxSize: Math.max(1, options.memoryBytes),
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
  });
  const loading = new Map<string, { accountId: string; done: Promise<Supply> }>();

  const isFresh = ({ freshUntil }: Pick<DrawnCard, 'freshUntil'>): boolean =>
    freshUntil === undefined || freshUntil > clock.now();

  function remember(key: string, drawn: DrawnCard): SuppliedCard {
    const hash = createHash('sha256').update(drawn.bytes).digest('base64url');
    const card = { ...drawn, etag: `"${hash.slice(0, 27)}"` };
    memory.set(key, card);
    return card;
  }

  async function load(card: Card, key: SigningKey): Promise<Supply> {
    const kept = await cards.find(card.key);
    if (!kept) return { card: remember(card.key, await renderer.draw(card, key)), cached: false };
    if (kept !== 'lost' && isFresh(kept)) return { card: remember(card.key, kept), cached: true };
    try {
      return { card: remember(card.key, await renderer.redraw(card)), cached: false };
    } catch (error) {
      // Yesterday's logo is better than none.
      if (kept === 'lost') throw error;
      const freshUntil = new Date(clock.now().getTime() + REFRESH_RETRY_MS);
      return { card: remember(card.key, { ...kept, freshUntil }), cached: true };
    }
  }

  const recall = ({ key }: Card): SuppliedCard | undefined => {
    const known = memory.get(key);
    return known && isFresh(known) ? known : undefined;
  };

  return {
    recall,

    async get(card, key) {
      for (;;) {
        const known = recall(card);
        if (known) return { card: known, cached: true };
        const running = loading.get(card.key);
        if (!running) {
          const done = load(card, key).finally(() => loading.delete(card.key));
          loading.set(card.key, { accountId: key.accountId, done });
          return await done;
        }
        try {
          return { card: (await running.done).card, cached: true };
        } catch (error) {
          // Who caused the render had no credit, or is gone; a caller of another account may have some.
          if (running.accountId === key.accountId || !isOfAccount(error)) throw error;
        }
      }
    },

    async settled() {
      await Promise.allSettled([...loading.values()].map(({ done }) => done));
    },
  };
}

const isOfAccount = (error: unknown): boolean =>
  error instanceof ServiceError && ['payment-required', 'forbidden'].includes(error.kind);
