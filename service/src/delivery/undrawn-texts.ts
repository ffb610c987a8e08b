import { setTimeout as sleep } from 'node:timers/promises';
import type { Card } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import { atMost } from '../base/at-most.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import { findUndrawnText } from './find-undrawn-text.ts';

/** What of cards that may be delivered no font has, or has no room, each looked at once. */
export interface UndrawnTexts {
  /**
   * As sentences in ASCII. None where that cannot be found out, and of a cached card, which waits for no other drawing, where it takes
   * long: whoever asks next may be told.
   */
  find(card: Card, owner: string, asked: { cached: boolean }): Promise<readonly string[]>;
  /** What was found before. */
  peek(card: Card): readonly string[] | undefined;
}

const KEPT_CARDS = 10_000;
// About as long as the largest card takes.
const CACHED_WAIT_MS = 1_000;
const NONE: readonly string[] = [];

/** Looking costs as much as drawing for a text of rare letters, so only who may have the card drawn asks. */
export function createUndrawnTexts(
  engine: Pick<DrawingEngine, 'findUndrawable'>,
  cachedWaitMs = CACHED_WAIT_MS,
): UndrawnTexts {
  const known = new LRUCache<string, readonly string[]>(atMost(KEPT_CARDS));
  const looks = new Map<string, Promise<readonly string[]>>();

  const look = async (card: Card, owner: string): Promise<readonly string[]> => {
    try {
      const found = await findUndrawnText(card, engine, owner);
      known.set(card.key, found);
      return found;
    } catch {
      // The card is there, and paid for.
      return NONE;
    } finally {
      looks.delete(card.key);
    }
  };

  return {
    peek: ({ key }) => known.get(key),
    find: async (card, owner, { cached }) => {
      const found = known.get(card.key);
      if (found) return found;
      const looking = looks.get(card.key) ?? look(card, owner);
      looks.set(card.key, looking);
      if (!cached) return await looking;
      const stopWaiting = new AbortController();
      const late = sleep(cachedWaitMs, NONE, { signal: stopWaiting.signal }).catch(() => NONE);
      try {
        return await Promise.race([looking, late]);
      } finally {
        stopWaiting.abort();
      }
    },
  };
}
