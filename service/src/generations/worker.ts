import { setTimeout as sleep } from 'node:timers/promises';
import { type Claimed, claimNext, type DrawParts, draw } from './draw.ts';
import type { GenerationSettings } from './settings.ts';

export type WorkerParts = DrawParts & {
  /** Called when an attempt to draw a generation starts; what it returns, when that ends. */
  onDrawing: (generationId: string) => () => void;
  settings: Pick<
    GenerationSettings,
    'concurrency' | 'leaseMs' | 'pollMs' | 'drainGraceMs' | 'soleWorker' | 'renderTimeoutMs' | 'maxAttempts'
  >;
};

export type Worker = { start(): void; drain(): Promise<void> };

/** Claims jobs while there are any and slots are free, then sleeps until one is due or the queue wakes it. */
export function createWorker(parts: WorkerParts): Worker {
  const { queue, log, settings } = parts;
  const running = new Map<Promise<void>, AbortController>();
  let state: 'new' | 'working' | 'draining' = 'new';
  let filling: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = (): void => {};

  /** One at a time: a wake during a fill makes it look again. */
  const fill = (): void => {
    if (state !== 'working') return;
    wokenMeanwhile = true;
    filling ??= fillSlots().finally(() => {
      filling = undefined;
      // A wake after its last look.
      if (wokenMeanwhile) fill();
    });
  };

  const fillSlots = async (): Promise<void> => {
    clearTimeout(timer);
    let sleepMs = settings.pollMs;
    try {
      while (wokenMeanwhile) {
        wokenMeanwhile = false;
        while (state === 'working' && running.size < settings.concurrency) {
          const claimed = await claimNext(parts);
          if (claimed === undefined) break;
          run(claimed);
        }
      }
      const dueAt = await queue.nextDueAt();
      if (dueAt !== undefined && running.size < settings.concurrency)
        sleepMs = Math.min(sleepMs, Math.max(0, dueAt.getTime() - parts.clock.now().getTime()));
    } catch (error) {
      log.error({ err: error }, 'claiming a job failed');
    }
    if (state === 'working') timer = setTimeout(fill, sleepMs);
  };

  const run = (claimed: Claimed): void => {
    const controller = new AbortController();
    const onEnd = parts.onDrawing(claimed.row.id);
    const ended = runLeased(parts, claimed, controller).finally(() => {
      onEnd();
      running.delete(ended);
      fill();
    });
    running.set(ended, controller);
  };

  return {
    start: () => {
      if (state !== 'new') return;
      state = 'working';
      stopListening = queue.onWake(fill);
      filling = (settings.soleWorker ? queue.releaseAll() : Promise.resolve())
        .catch((error) => log.error({ err: error }, 'releasing leases of the previous run failed'))
        .finally(() => {
          filling = undefined;
          fill();
        });
    },
    drain: async () => {
      state = 'draining';
      stopListening();
      while (filling !== undefined) await filling;
      clearTimeout(timer);
      const grace = new AbortController();
      const allEnded = Promise.all(running.keys()).finally(() => grace.abort());
      await Promise.race([
        allEnded,
        sleep(settings.drainGraceMs, undefined, { signal: grace.signal }).catch(() => {}),
      ]);
      for (const controller of running.values()) controller.abort(new Error('the service is shutting down'));
      await Promise.all(running.keys());
      while (filling !== undefined) await filling;
    },
  };
}

/** Never rejects: what goes wrong here leaves a lease that runs out. */
async function runLeased(parts: WorkerParts, claimed: Claimed, controller: AbortController): Promise<void> {
  const { log, queue, settings } = parts;
  const heartbeat = async (): Promise<void> => {
    try {
      if (!(await queue.heartbeat(claimed.lease)))
        controller.abort(new Error('the lease went to another worker'));
    } catch (error) {
      log.warn({ id: claimed.row.id, err: error }, 'extending a lease failed');
    }
  };
  const timer = setInterval(heartbeat, settings.leaseMs / 3);
  try {
    await draw(parts, claimed, controller.signal);
  } catch (error) {
    log.error({ id: claimed.row.id, err: error }, 'recording the result of an attempt failed');
  } finally {
    clearInterval(timer);
  }
}
