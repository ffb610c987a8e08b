import { type Clock, systemClock } from '../base/clock.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import { NO_TRACING, type Tracing } from '../observability/tracing.ts';
import type { Database } from '../stores/database.ts';
import type { ImageStore } from '../stores/image-store.ts';
import type { JobQueue } from '../stores/job-queue.ts';
import { createLeaseTableQueue } from '../stores/job-queue-lease-table.ts';
import { NO_NOTICES, type Notices } from '../stores/notices.ts';
import { type CompletionNotifier, createCompletionNotifier } from './completion-notifier.ts';
import type { Log } from './draw.ts';
import { createPreviews } from './preview.ts';
import {
  findImage,
  getDesign,
  getGeneration,
  readAllGenerations,
  readDashboard,
  readHistory,
} from './read-generations.ts';
import { deleteGeneration } from './remove-images.ts';
import { setStarred } from './set-starred.ts';
import { DEFAULT_GENERATION_SETTINGS, type GenerationSettings } from './settings.ts';
import type { OnStep } from './step.ts';
import { submit, submitVariations } from './submit.ts';
import type { Generations, ResolveDesign } from './types.ts';
import { createWorker } from './worker.ts';

export type GenerationsOptions = {
  database: Database;
  engine: Pick<DrawingEngine, 'compose' | 'platformSize' | 'read' | 'findBriefFault'>;
  images: ImageStore;
  resolveDesign: ResolveDesign;
  log: Log;
  clock?: Clock;
  tracing?: Tracing;
  settings?: Partial<GenerationSettings>;
  onStep?: OnStep;
  /** Called when an attempt to draw a generation starts; what it returns, when that ends. */
  onDrawing?: (generationId: string) => () => void;
  /** Called when image files may be unused: `sweepErased` removes them. */
  onImagesRemoved?: () => void;
  /** Uniform in [0, 1): spreads retries. */
  random?: () => number;
  /** Between nodes. */
  notices?: Notices;
};

/** The way from a prompt to a kept image. Nothing is drawn before `start`; call `drain` before the database closes. */
export function createGenerations(options: GenerationsOptions): Generations {
  const { database, engine, images, resolveDesign, log, clock = systemClock, onStep = () => {} } = options;
  const { tracing = NO_TRACING, onDrawing = () => () => {}, onImagesRemoved = () => {} } = options;
  const settings = { ...DEFAULT_GENERATION_SETTINGS, ...options.settings };
  const notices = options.notices ?? NO_NOTICES;
  const queue = shareWake(
    createLeaseTableQueue({
      database,
      clock,
      leaseMs: settings.leaseMs,
      ...(options.random === undefined ? {} : { random: options.random }),
    }),
    notices,
  );
  const notifier = shareEnds(createCompletionNotifier(), notices);
  const drawParts = { engine, images, resolveDesign, notifier, log, tracing };
  const parts = { database, queue, clock, settings, onStep, onDrawing, onImagesRemoved, ...drawParts };
  const worker = createWorker(parts);

  return {
    submit: (caller, input) => submit(parts, caller, input),
    submitVariations: (caller, input, count) => submitVariations(parts, caller, input, count),
    read: (accountId, prompt) => engine.read(prompt, {}, { owner: accountId }),
    findBriefFault: (brief) => engine.findBriefFault(brief),
    preview: createPreviews(parts),
    waitFor: async (id, waitMs, signal) => {
      const until = performance.now() + waitMs;
      for (;;) {
        // Listening starts before the look, so that an end in between is not missed.
        const stopWaiting = new AbortController();
        const signals = [stopWaiting.signal, ...(signal === undefined ? [] : [signal])];
        const remainingMs = Math.max(0, until - performance.now());
        const woken = notifier.wait(id, Math.min(remainingMs, notices.lookMs), AbortSignal.any(signals));
        try {
          const generation = await getGeneration(database, id);
          const isOver = performance.now() >= until || signal?.aborted === true;
          if (generation.completedAt !== null || isOver) return generation;
          await woken;
        } finally {
          stopWaiting.abort();
        }
      }
    },
    wakeWaiters: () => notifier.notifyAll(),
    get: (accountId, id) => getGeneration(database, id, accountId),
    delete: async (accountId, id) => {
      await deleteGeneration(database, accountId, id, clock.now());
      onImagesRemoved();
    },
    history: (accountId, query) => readHistory(database, accountId, query),
    setStarred: (accountId, id, starred) => setStarred(database, accountId, id, starred, clock.now()),
    readAll: (accountId) => readAllGenerations(database, accountId),
    dashboard: (accountId) => readDashboard(database, accountId, settings.allowances, clock.now()),
    getDesign: (accountId, id) => getDesign(database, accountId, id),
    findImage: (token, format) => findImage(database, images, token, format),
    queueDepth: () => queue.depth(database),
    start: worker.start,
    drain: worker.drain,
  };
}

/** Work that was enqueued on one node wakes all. */
function shareWake(queue: JobQueue, notices: Notices): JobQueue {
  notices.on('enqueued', queue.wake);
  return {
    ...queue,
    wake: () => {
      queue.wake();
      notices.send('enqueued');
    },
  };
}

/** Whoever waits on another node for a generation that ended here hears of it. */
function shareEnds(notifier: CompletionNotifier, notices: Notices): CompletionNotifier {
  notices.on('finished', (id) => (id === undefined ? notifier.notifyAll() : notifier.notify(id)));
  return {
    ...notifier,
    notify: (id) => {
      notifier.notify(id);
      notices.send('finished', id);
    },
  };
}
