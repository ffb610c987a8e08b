import type { Engine, FaintText } from '@cardwright/engine';
import type { Call } from './worker-message.ts';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './worker-pool.ts';

export type CardWorkers = Pick<Engine, 'findFaintTexts' | 'renderCard'> &
  Pick<WorkerPool, 'workers' | 'close'>;

/**
 * Renders the cards of templates in worker processes, which start with the first card and end when none is asked for. Until one has
 * started, the card is rendered by `renderHere`, so that nobody waits for the start of a process. A card of an account's own template
 * or in a font of its own is never rendered here, and once a worker has crashed, no other is either: it could be the cause.
 */
export function createCardWorkers(renderHere: Engine['renderCard'], options: PoolOptions): CardWorkers {
  let hasCrashed = false;
  const pool = createWorkerPool({
    ...options,
    keep: 0,
    onWorkerEnded: (end) => {
      hasCrashed = true;
      options.onWorkerEnded?.(end);
    },
  });
  return {
    renderCard: async (card, images = {}, { signal, ...options } = {}) => {
      const isOurs = !card.own && Object.keys(options.fonts ?? {}).length === 0;
      if (isOurs && !hasCrashed && !pool.isReady()) {
        pool.warm();
        return renderHere(card, images, { ...options, signal });
      }
      const call: Call = { method: 'renderCard', args: [card, images, options] };
      return (await pool.run(call, { priority: 'card', owner: '' }, signal)) as Uint8Array;
    },
    findFaintTexts: async (card, images, { signal, ...options } = {}) => {
      const call: Call = { method: 'findFaintTexts', args: [card, images, options] };
      return (await pool.run(call, { priority: 'card', owner: '' }, signal)) as FaintText[];
    },
    workers: pool.workers,
    close: pool.close,
  };
}
