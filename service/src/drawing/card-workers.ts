import { type Engine, type FaintText, isAlwaysDrawn, type Undrawable } from '@cardwright/engine';
import type { DrawingEngine } from './drawing-engine.ts';
import type { Call } from './worker-message.ts';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './worker-pool.ts';

// A card cannot be aborted, and who waits for the next one has seconds.
const ABORT_GRACE_MS = 1000;

/** Whether how long it takes is an account's to decide. */
const isOwn = (call: Call): boolean =>
  (call.method === 'renderCard' || call.method === 'findFaintTexts') && call.args[0].own !== undefined;

export type CardWorkers = Pick<DrawingEngine, 'findFaintTexts' | 'findUndrawable' | 'renderCard'> &
  Pick<WorkerPool, 'workers' | 'close'>;

/**
 * Renders the cards of templates in worker processes, which start with the first card and end when none is asked for. Until one has
 * started, the card is rendered `here`, so that nobody waits for the start of a process. A card of an account's own template
 * or in a font of its own is never rendered here, and once a worker has crashed, no other is either: it could be the cause. Accounts take
 * turns, and their own templates leave a worker to others where there are several.
 */
export function createCardWorkers(
  here: Pick<Engine, 'findUndrawable' | 'renderCard'>,
  options: PoolOptions,
): CardWorkers {
  let hasCrashed = false;
  const pool = createWorkerPool({
    ...options,
    keep: 0,
    abortGraceMs: ABORT_GRACE_MS,
    isLarge: isOwn,
    largeAtOnce: Math.max(1, options.size - 1),
    onWorkerEnded: (end) => {
      hasCrashed = true;
      options.onWorkerEnded?.(end);
    },
  });
  return {
    renderCard: async (card, images = {}, { signal, owner = '', ...options } = {}) => {
      const isOurs = !card.own && Object.keys(options.fonts ?? {}).length === 0;
      if (isOurs && !hasCrashed && !pool.isReady()) {
        pool.warm();
        return here.renderCard(card, images, { ...options, signal });
      }
      const call: Call = { method: 'renderCard', args: [card, images, options] };
      return (await pool.run(call, { priority: 'card', owner }, signal)) as Uint8Array;
    },
    findFaintTexts: async (card, images, { signal, owner = '', ...options } = {}) => {
      const call: Call = { method: 'findFaintTexts', args: [card, images, options] };
      return (await pool.run(call, { priority: 'card', owner }, signal)) as FaintText[];
    },
    findUndrawable: async (card, { signal, owner = '' } = {}) => {
      if (isAlwaysDrawn(card)) return { texts: [] };
      if (!hasCrashed && !pool.isReady()) {
        pool.warm();
        return await here.findUndrawable(card);
      }
      const call: Call = { method: 'findUndrawable', args: [card] };
      return (await pool.run(call, { priority: 'card', owner }, signal)) as Undrawable;
    },
    workers: pool.workers,
    close: pool.close,
  };
}
