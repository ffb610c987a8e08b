import { createHash } from 'node:crypto';
import type { Card } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import { type CardClaims, NO_CLAIMS } from './card-claims.ts';
import type { CardRenderer } from './card-renderer.ts';
import type { CardStore } from './card-store.ts';
import { toDrawingTime } from './drawing-time.ts';
import type { DrawnCard, Payer } from './types.ts';

export type CachedCard = DrawnCard & { etag: string };

type Lookup = { card: CachedCard; cached: boolean };

export interface CardCache {
  /** From memory, the store or the renderer; `cached` is false only for the caller that caused a render. */
  get(card: Card, payer: Payer): Promise<Lookup>;
  /** A card that was drawn before, however old; undefined if its bytes are gone. */
  findKept(key: string): Promise<CachedCard | undefined>;
  /** The card, if it is in memory and fresh. */
  peek(card: Card): CachedCard | undefined;
  /** Resolves when no load or render is running. */
  settled(): Promise<void>;
}

// Overhead of the object around the bytes.
const ENTRY_BYTES = 1000;
// How long to wait before fetching a logo again whose host failed.
const REFRESH_RETRY_MS = 10 * 60_000;

/** Read-through cache over memory, store and renderer. Concurrent requests for one new card share a single render. */
export function createCardCache(options: {
  cards: CardStore;
  renderer: CardRenderer;
  clock: Clock;
  /** Bytes of cards kept in memory. */
  memoryBytes: number;
  /** How long to wait for a card that another node draws, before drawing it here. */
  deadlineMs: number;
  claims?: CardClaims;
}): CardCache {
  const { cards, renderer, clock, deadlineMs, claims = NO_CLAIMS } = options;
  const memory = new LRUCache<string, CachedCard>({
    maxSize: Math.max(1, options.memoryBytes),
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
  });
  const loading = new Map<string, { payer: Payer; done: Promise<Lookup> }>();

  const isFresh = ({ freshUntil }: Pick<DrawnCard, 'freshUntil'>): boolean =>
    freshUntil === undefined || freshUntil > clock.now();

  function remember(key: string, drawn: DrawnCard): CachedCard {
    const hash = createHash('sha256').update(drawn.bytes).digest('base64url');
    const card = { ...drawn, etag: `"${hash.slice(0, 27)}"` };
    memory.set(key, card);
    return card;
  }

  async function load(card: Card, payer: Payer): Promise<Lookup> {
    const kept = await findOrDraw(card, payer);
    if ('drawn' in kept) return { card: remember(card.key, kept.drawn), cached: false };
    return await loadKept(card, kept.found, payer);
  }

  /** The card as it is kept, or drawn here: by one node at a time. */
  async function findOrDraw(
    card: Card,
    payer: Payer,
  ): Promise<{ found: DrawnCard | 'lost' } | { drawn: DrawnCard }> {
    const until = performance.now() + toDrawingTime(deadlineMs, card);
    for (;;) {
      const found = await cards.find(card.key);
      if (found) return { found };
      const claim = await claims.take(card.key);
      const isLate = performance.now() >= until;
      if (claim === undefined && !isLate) await claims.wait(card.key);
      else
        try {
          const drawn = await renderer.draw(card, payer);
          claim?.settle();
          return { drawn };
        } catch (error) {
          // One that stays runs out by itself.
          await claim?.release().catch(() => {});
          throw error;
        }
    }
  }

  async function loadKept(card: Card, kept: DrawnCard | 'lost', payer: Payer): Promise<Lookup> {
    if (kept !== 'lost' && isFresh(kept)) return { card: remember(card.key, kept), cached: true };
    try {
      return { card: remember(card.key, await renderer.redraw(card, payer)), cached: false };
    } catch (error) {
      // A stale logo is better than an error.
      if (kept === 'lost') throw error;
      const freshUntil = new Date(clock.now().getTime() + REFRESH_RETRY_MS);
      return { card: remember(card.key, { ...kept, freshUntil }), cached: true };
    }
  }

  const peek = ({ key }: Card): CachedCard | undefined => {
    const known = memory.get(key);
    return known && isFresh(known) ? known : undefined;
  };

  return {
    peek,

    async findKept(key) {
      const known = memory.get(key);
      if (known) return known;
      const kept = await cards.find(key);
      return kept === undefined || kept === 'lost' ? undefined : remember(key, kept);
    },

    async get(card, payer) {
      for (;;) {
        const known = peek(card);
        if (known) return { card: known, cached: true };
        const running = loading.get(card.key);
        if (!running) {
          const done = load(card, payer).finally(() => loading.delete(card.key));
          loading.set(card.key, { payer, done });
          return await done;
        }
        try {
          return { card: (await running.done).card, cached: true };
        } catch (error) {
          // Who caused the render may have no credit, be over a limit or be gone; this caller may not.
          if (isSamePayer(running.payer, payer) || !isOfPayer(error)) throw error;
        }
      }
    },

    async settled() {
      await Promise.allSettled([...loading.values()].map(({ done }) => done));
    },
  };
}

const isSamePayer = (one: Payer, other: Payer): boolean =>
  one.accountId === other.accountId && one.keyId === other.keyId && one.site?.host === other.site?.host;

const OF_PAYER: ReadonlySet<string> = new Set(['payment-required', 'forbidden', 'rate-limited', 'not-found']);

const isOfPayer = (error: unknown): boolean => error instanceof ServiceError && OF_PAYER.has(error.kind);
