import { setTimeout as sleep } from 'node:timers/promises';
import type { QueueLook } from '../stores/job-queue.ts';
import { type Claimed, claimNext, type DrawParts, draw, type Wait } from './draw.ts';
import type { GenerationSettings } from './settings.ts';

export type WorkerParts = DrawParts & {
  /** Called when an attempt to draw a generation starts; what it returns, when that ends. */
  onDrawing: (generationId: string) => () => void;
  settings: Pick<
    GenerationSettings,
    'concurrency' | 'leaseMs' | 'pollMs' | 'drainGraceMs' | 'soleWorker' | 'renderTimeoutMs' | 'maxAttempts'
  >;
};

const MISSED_MS = 20;
// What became due meanwhile waits for as long.
const KEPT_MS = 200;
const NOTHING: QueueLook = { accountIds: [], nextDueAt: undefined };

export type Worker = { start(): void; drain(): Promise<void> };

const MOST_OUTSIDE = 64;

/** Claims jobs while there are any and slots are free, then sleeps until one is due or the queue wakes it. */
export function createWorker(parts: WorkerParts): Worker {
  const { queue, log, settings } = parts;
  const running = new Map<Promise<void>, AbortController>();
  // Of those that run, the ones that draw; the others wait for a model, some of them for a slot after that.
  let drawing = 0;
  const returning: (() => void)[] = [];
  let state: 'new' | 'working' | 'draining' = 'new';
  let filling: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = (): void => {};
  // Who has jobs: a look asks for every account, a claim for some.
  let known: (QueueLook & { at: number }) | undefined;

  const freeSlot = (): void => {
    const next = returning.shift();
    if (next !== undefined) {
      next();
      return;
    }
    drawing -= 1;
    fill();
  };

  const takeSlot = (): Promise<void> => {
    if (drawing >= settings.concurrency) return new Promise((resolve) => returning.push(resolve));
    drawing += 1;
    return Promise.resolve();
  };

  const waitOutside: Wait = async (work) => {
    // A crowd must not take all jobs away from other nodes.
    if (running.size - drawing >= MOST_OUTSIDE) return await work();
    freeSlot();
    try {
      return await work();
    } finally {
      await takeSlot();
    }
  };

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
        while (state === 'working' && drawing < settings.concurrency) {
          const isNew = known === undefined || performance.now() - known.at > KEPT_MS;
          if (isNew) known = { ...(await queue.look()), at: performance.now() };
          const { accountIds, nextDueAt } = known ?? NOTHING;
          if (accountIds.length === 0) {
            known = undefined;
            const dueInMs = (nextDueAt?.getTime() ?? Infinity) - parts.clock.now().getTime();
            sleepMs = Math.min(settings.pollMs, Math.max(MISSED_MS, dueInMs));
            break;
          }
          const claimed = await claimNext(parts, { accountIds }, settings.concurrency - drawing);
          for (const one of claimed) run(one);
          if (claimed.length === 0) {
            known = undefined;
            // Somebody else is taking them.
            if (isNew) await sleep(MISSED_MS);
          }
        }
      }
    } catch (error) {
      log.error({ err: error }, 'claiming a job failed');
    }
    if (state === 'working') timer = setTimeout(fill, sleepMs);
  };

  const run = (claimed: Claimed): void => {
    const controller = new AbortController();
    const onEnd = parts.onDrawing(claimed.row.id);
    drawing += 1;
    const ended = runLeased(parts, claimed, controller, waitOutside).finally(() => {
      onEnd();
      running.delete(ended);
      freeSlot();
    });
    running.set(ended, controller);
  };

  return {
    start: () => {
      if (state !== 'new') return;
      state = 'working';
      stopListening = queue.onWake(() => {
        known = undefined;
        fill();
      });
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
async function runLeased(
  parts: WorkerParts,
  claimed: Claimed,
  controller: AbortController,
  wait: Wait,
): Promise<void> {
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
    await draw(parts, claimed, controller.signal, wait);
  } catch (error) {
    log.error({ id: claimed.row.id, err: error }, 'recording the result of an attempt failed');
  } finally {
    clearInterval(timer);
  }
}
