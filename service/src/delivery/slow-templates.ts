import type { Card } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import { atMost } from '../base/at-most.ts';
import { ServiceError } from '../base/service-error.ts';

export interface SlowTemplates {
  /** Throws `rate-limited` for a card of an account's own template that pauses. */
  check(card: Card): void;
  /** Does a part of a drawing, and has the template pause that took too long again and again. */
  watch<Value>(card: Card, work: () => Promise<Value>): Promise<Value>;
  /** A card of the template was drawn in time. */
  forgive(card: Card): void;
}

const KEPT = 10_000;
// One may be the machine's fault.
const ALLOWED = 2;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3600_000;

/** A template that does not get ready in time keeps a worker for nothing, and cost nobody anything so far. */
export function createSlowTemplates(now: () => number = () => performance.now()): SlowTemplates {
  const slow = new LRUCache<string, { timeouts: number; until: number }>(atMost(KEPT));

  const toName = ({ own }: Card): string | undefined => own && `${own.owner} ${own.name} ${own.version}`;

  return {
    check(card) {
      const name = toName(card);
      const leftMs = ((name !== undefined && slow.get(name)?.until) || 0) - now();
      if (leftMs > 0) throw pauses(Math.ceil(leftMs / 1000));
    },
    forgive(card) {
      const name = toName(card);
      if (name !== undefined) slow.delete(name);
    },
    async watch(card, work) {
      try {
        return await work();
      } catch (error) {
        const name = toName(card);
        if (name !== undefined && error instanceof ServiceError && error.code === 'render_timeout') {
          const timeouts = (slow.get(name)?.timeouts ?? 0) + 1;
          const pauseMs =
            timeouts < ALLOWED ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (timeouts - ALLOWED));
          slow.set(name, { timeouts, until: now() + pauseMs });
        }
        throw error;
      }
    },
  };
}

const pauses = (seconds: number): ServiceError =>
  new ServiceError(
    'rate-limited',
    'Cards of this template took too long to draw, so no new ones are drawn for now. Use fewer or smaller shadows, rotations and pictures, and store it again.',
    { code: 'rate_limited', retryAfterSeconds: seconds },
  );
