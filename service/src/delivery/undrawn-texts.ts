import type { Card } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import { atMost } from '../base/at-most.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import { findUndrawnText } from './find-undrawn-text.ts';

/** What of cards no font has, each looked at once. */
export interface UndrawnTexts {
  /** As sentences in ASCII. Throws `invalid` naming the parameter if nothing of the card's texts can be drawn. */
  find(card: Card, owner: string): Promise<readonly string[]>;
  /** What was found before. */
  peek(card: Card): readonly string[] | undefined;
}

const KEPT_CARDS = 10_000;

/** Looking costs as much as drawing for a text of rare letters, so only who may have the card drawn asks. */
export function createUndrawnTexts(engine: Pick<DrawingEngine, 'findUndrawable'>): UndrawnTexts {
  const known = new LRUCache<string, readonly string[]>(atMost(KEPT_CARDS));
  return {
    peek: ({ key }) => known.get(key),
    find: async (card, owner) => {
      const found = known.get(card.key) ?? (await findUndrawnText(card, engine, owner));
      known.set(card.key, found);
      return found;
    },
  };
}
