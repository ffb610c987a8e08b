import { type LowCredits, NO_LOW_CREDITS } from '../accounts/low-credits.ts';
import { type Clock, systemClock } from '../base/clock.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import { NO_TRACING, type Tracing } from '../observability/tracing.ts';
import type { Database } from '../stores/database.ts';
import { DatabaseUnavailableError } from '../stores/database-unavailable-error.ts';
import type { ImageStore } from '../stores/image-store.ts';
import type { JobQueue } from '../stores/job-queue.ts';
import { createLeaseTableQueue } from '../stores/job-queue-lease-table.ts';
import { NO_NOTICES, type Notices } from '../stores/notices.ts';
import { createAccountTurns } from '../turns/account-turns.ts';
import { type CompletionNotifier, createCompletionNotifier } from './completion-notifier.ts';
import type { Log } from './draw.ts';
import { type GenerationEvents, NO_EVENTS } from './generation-events.ts';
import type { ImageSource } from './image-source.ts';
import { createPainting, type MarkPainted, type PaintingParts } from './painting.ts';
import { createPreviews } from './preview.ts';
import {
  findImage,
  getDesign,
  getGeneration,
  readAllGenerations,
  readDashboard,
  readHistory,
} from './read-generations.ts';
import { createReading, type ReadBuiltIn, type ReadingParts } from './reading.ts';
import { deleteGeneration } from './remove-images.ts';
import { setStarred } from './set-starred.ts';
import { DEFAULT_GENERATION_SETTINGS, type GenerationSettings } from './settings.ts';
import type { OnStep } from './step.ts';
import { isRepeated, submit, submitVariations } from './submit.ts';
import type { Generation, Generations, ResolveDesign } from './types.ts';
import { watchEnds } from './watch-ends.ts';
import { createWorker } from './worker.ts';

export type GenerationsOptions = {
  database: Database;
  engine: Pick<DrawingEngine, 'compose' | 'convertImage' | 'findBriefFault' | 'platformSize' | 'read'>;
  images: ImageStore;
  resolveDesign: ResolveDesign;
  imageSource: ImageSource;
  log: Log;
  clock?: Clock;
  /** Of leases: one that cannot be set, so that nobody takes a job that is being worked on. */
  leaseClock?: Clock;
  tracing?: Tracing;
  settings?: Partial<GenerationSettings>;
  onStep?: OnStep;
  /** Called when an attempt to draw a generation starts; what it returns, when that ends. */
  onDrawing?: (generationId: string) => () => void;
  /** Called when image files may be unused: `sweepErased` removes them. */
  onImagesRemoved?: () => void;
  /** Uniform in [0, 1): spreads retries. */
  random?: () => number;
  /** Has a model paint; absent without one. */
  painting?: Pick<
    PaintingParts,
    'painter' | 'engine' | 'price' | 'dailyLimit' | 'toPseudonym' | 'isRight'
  > & {
    markPainted: MarkPainted;
  };
  /** Has a language model read; absent without one. */
  reading?: Pick<ReadingParts, 'reader' | 'engine' | 'when' | 'dailyLimit'>;
  /** What webhooks are told. */
  events?: GenerationEvents;
  lowCredits?: LowCredits;
  /** Between nodes. */
  notices?: Notices;
};

// Free, and up to a second of a worker: whoever reads without pause leaves the other workers to others.
const READ = {
  atOnce: 64,
  share: 1,
  each: 31,
  all: 1000,
  what: 'prompts are being read',
  code: 'busy',
  retryAfterSeconds: 2,
} as const;

/** The way from a prompt to a kept image. Nothing is drawn before `start`; call `drain` before the database closes. */
export function createGenerations(options: GenerationsOptions): Generations {
  const {
    database,
    engine,
    images,
    resolveDesign,
    imageSource,
    log,
    clock = systemClock,
    onStep = () => {},
  } = options;
  const { events = NO_EVENTS, lowCredits = NO_LOW_CREDITS } = options;
  const { tracing = NO_TRACING, onDrawing = () => () => {}, onImagesRemoved = () => {} } = options;
  const settings = { ...DEFAULT_GENERATION_SETTINGS, ...options.settings };
  const notices = options.notices ?? NO_NOTICES;
  const queue = shareWake(
    createLeaseTableQueue({
      database,
      clock: options.leaseClock ?? clock,
      leaseMs: settings.leaseMs,
      ...(options.random === undefined ? {} : { random: options.random }),
    }),
    notices,
  );
  const ends = createCompletionNotifier();
  const notifier = shareEnds(ends, notices);
  const obtainPainting =
    options.painting &&
    createPainting({ ...options.painting, resolveDesign, database, images, clock, onStep });
  const markPainted = options.painting?.markPainted;
  const readTurns = createAccountTurns(READ);
  const readBuiltIn: ReadBuiltIn = (accountId, prompt, signal) =>
    readTurns.run(accountId, () => engine.read(prompt, { signal }, { owner: accountId }), signal);
  const reading =
    options.reading && createReading({ ...options.reading, readBuiltIn, database, clock, onStep });
  const model = { obtainReading: reading?.obtain, obtainPainting, markPainted };
  const drawParts = { engine, images, resolveDesign, imageSource, notifier, log, tracing };
  const parts = {
    database,
    queue,
    clock,
    settings,
    onStep,
    onDrawing,
    onImagesRemoved,
    events,
    lowCredits,
    ...drawParts,
    ...model,
  };
  const worker = createWorker(parts);
  const stopWatching = watchEnds(database, ends, notices.lookMs);

  const wait = async (options: {
    id: string;
    waitMs: number;
    signal: AbortSignal | undefined;
    /** As it was last seen: what is answered while the database is away. */
    accepted?: Generation;
  }): Promise<Generation> => {
    const { id, waitMs, signal } = options;
    let known = options.accepted;
    const until = performance.now() + waitMs;
    for (;;) {
      // Listening starts before the look, so that an end in between is not missed.
      const stopWaiting = new AbortController();
      const signals = [stopWaiting.signal, ...(signal === undefined ? [] : [signal])];
      const remainingMs = Math.max(0, until - performance.now());
      const woken = notifier.wait(id, remainingMs, AbortSignal.any(signals));
      try {
        const generation = await getGeneration(database, id).catch((error: unknown) => {
          if (known === undefined || !(error instanceof DatabaseUnavailableError)) throw error;
          return known;
        });
        if (known !== undefined) known = generation;
        const isOver = performance.now() >= until || signal?.aborted === true;
        if (generation.completedAt !== null || isOver) return generation;
        await woken;
      } finally {
        stopWaiting.abort();
      }
    }
  };

  return {
    submit: (caller, input) => submit(parts, caller, input),
    submitVariations: (caller, input, count) => submitVariations(parts, caller, input, count),
    read: (accountId, prompt, { reader, signal }) =>
      reading?.read(accountId, prompt, reader, signal) ?? readBuiltIn(accountId, prompt, signal),
    keepImage: (accountId, image) => imageSource.keep(accountId, image),
    isRepeated: (caller, input) => isRepeated(parts, caller, input),
    findBriefFault: (accountId, brief) => engine.findBriefFault(brief, { owner: accountId }),
    ...createPreviews(parts),
    waitFor: (id, waitMs, signal) => wait({ id, waitMs, signal }),
    waitForAccepted: (accepted, waitMs, signal) => wait({ id: accepted.id, waitMs, signal, accepted }),
    wakeWaiters: () => notifier.notifyAll(),
    get: (accountId, id) => getGeneration(database, id, accountId),
    delete: async (accountId, id) => {
      await deleteGeneration(database, accountId, id, clock.now(), events);
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
    drain: async () => {
      await worker.drain();
      stopWatching();
    },
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
