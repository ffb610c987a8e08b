import { createEngine } from '@cardwright/engine';
import { ServiceError } from '../base/service-error.ts';
import { createCardWorkers, isOwnCard } from './card-workers.ts';
import type { DrawingEngine, Priority, Turn } from './drawing-engine.ts';
import type { Arguments, Call, Method, Result } from './worker-message.ts';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './worker-pool.ts';
import { CARD_WORKER, PROMPT_WORKER } from './worker-programs.ts';

export type PooledEngine = DrawingEngine & Pick<WorkerPool, 'warm' | 'workers' | 'close'>;

export type PooledEngineOptions = Omit<PoolOptions, 'program' | 'keep' | 'isLarge' | 'onGivenUp'> & {
  /** Processes for the cards of templates; 0, the default, renders these on this thread. */
  cardWorkers?: number;
  /** For tests: the program of a worker. */
  script?: URL;
};

type Asking = { priority?: Priority; turn?: Turn | undefined; signal?: AbortSignal | undefined };

// Of whoever asks without a limit of their own.
const QUESTION_MS = 30_000;
const BUSY_RETRY_SECONDS = 5;
const NOBODY: Turn = { owner: '' };

// Larger images take three times the memory of a social card.
const LARGE_PIXELS = 2_500_000;
const isLarge = (call: Call): boolean =>
  isOwnCard(call) || (call.method === 'compose' && call.args[0].width * call.args[0].height > LARGE_PIXELS);
// A card cannot be aborted, and who waits for the next one has seconds.
const CARD_ABORT_GRACE_MS = 1000;

/**
 * An engine whose prompts are read and drawn by worker processes, and the cards of templates by others, so that a crawler waits
 * for no prompt (docs/decisions/0034). An account's own cards leave a worker of either kind to others where there are several.
 */
export async function createPooledEngine({
  script,
  cardWorkers: cardWorkerCount = 0,
  first,
  ...options
}: PooledEngineOptions): Promise<PooledEngine> {
  const cards = await createEngine({ concurrency: options.size });
  const other = script && { script };
  let hasCrashed = false;
  const pool = createWorkerPool({
    ...options,
    program: { ...PROMPT_WORKER, ...other },
    first,
    isLarge,
    onGivenUp: (job) => cardWorkers.onGivenUp(job),
  });
  const cardPool =
    cardWorkerCount > 0
      ? createWorkerPool({
          ...options,
          program: { ...CARD_WORKER, ...other },
          size: cardWorkerCount,
          keep: 0,
          abortGraceMs: CARD_ABORT_GRACE_MS,
          isLarge: isOwnCard,
          largeAtOnce: Math.max(1, cardWorkerCount - 1),
          onWorkerEnded: (end) => {
            hasCrashed = true;
            options.onWorkerEnded?.(end);
          },
          onGivenUp: (job) => cardWorkers.onGivenUp(job),
        })
      : undefined;
  const cardWorkers = createCardWorkers(cards, {
    cards: cardPool,
    own: cardPool ?? pool,
    hasCrashed: () => hasCrashed,
  });

  const run = async <Name extends Method>(
    method: Name,
    args: Arguments<Name>,
    priority: Priority,
    turn: Turn = NOBODY,
    signal?: AbortSignal,
  ): Promise<Result<Name>> =>
    (await pool.run({ method, args } as Call, { priority, ...turn }, signal)) as Result<Name>;

  /** Somebody waits for the answer right now, and gives no limit. */
  const ask = async <Name extends Method>(
    method: Name,
    args: Arguments<Name>,
    { priority = 'question', turn, signal }: Asking = {},
  ): Promise<Result<Name>> => {
    const limit = AbortSignal.timeout(QUESTION_MS);
    try {
      return await run(method, args, priority, turn, signal ? AbortSignal.any([signal, limit]) : limit);
    } catch (error) {
      throw error === limit.reason ? busy() : error;
    }
  };

  return {
    templates: cards.templates,
    parseCard: cards.parseCard,
    findUndrawable: cardWorkers.findUndrawable,
    renderCard: cardWorkers.renderCard,
    drawDraft: cardWorkers.drawDraft,
    findFaintTexts: cardWorkers.findFaintTexts,
    compose: (request, signal, turn) => run('compose', [request], 'image', turn, signal),
    read: (prompt, { signal } = {}, turn) => ask('read', [prompt], { signal, turn }),
    platformSize: (prompt, turn) => ask('platformSize', [prompt], { turn }),
    planPicture: (request) => ask('planPicture', [request]),
    checkReading: (prompt, reading) => ask('checkReading', [prompt, reading]),
    findBriefFault: (brief, turn) => ask('findBriefFault', [brief], { turn }),
    // Anybody may ask, also for names that there are not: paid images come first.
    listCatalogue: (name, query) => ask('listCatalogue', [name, query], { priority: 'preview' }),
    drawThumbnail: (catalogue, name) => ask('drawThumbnail', [catalogue, name], { priority: 'example' }),
    convertImage: (source, encoding, turn) =>
      ask('convertImage', [source, encoding], { priority: 'preview', turn }),
    warm: pool.warm,
    workers: () => [...pool.workers(), ...(cardPool?.workers() ?? [])],
    close: async () => {
      await Promise.all([pool.close(), cardPool?.close()]);
    },
  };
}

const busy = (): ServiceError =>
  new ServiceError('unavailable', 'The server is busy drawing; try again in a moment.', {
    code: 'busy',
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
