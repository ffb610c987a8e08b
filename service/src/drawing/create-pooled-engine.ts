import { createEngine } from '@cardwright/engine';
import { ServiceError } from '../base/service-error.ts';
import { createCardWorkers } from './card-workers.ts';
import type { DrawingEngine, Priority, Turn } from './drawing-engine.ts';
import type { Arguments, Call, Method, Result } from './worker-message.ts';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './worker-pool.ts';
import { CARD_WORKER, PROMPT_WORKER } from './worker-programs.ts';

export type PooledEngine = DrawingEngine & Pick<WorkerPool, 'warm' | 'workers' | 'close'>;

export type PooledEngineOptions = Omit<PoolOptions, 'program' | 'keep' | 'isLarge'> & {
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
  call.method === 'compose' && call.args[0].width * call.args[0].height > LARGE_PIXELS;

/**
 * An engine whose prompts are read and drawn by worker processes, and the cards of templates by others, so that a crawler waits
 * for no prompt (docs/decisions/0034).
 */
export async function createPooledEngine({
  script,
  cardWorkers: cardWorkerCount = 0,
  first,
  ...options
}: PooledEngineOptions): Promise<PooledEngine> {
  const cards = await createEngine({ concurrency: options.size });
  const other = script && { script };
  const pool = createWorkerPool({ program: { ...PROMPT_WORKER, ...other }, first, isLarge, ...options });
  const cardWorkers =
    cardWorkerCount > 0
      ? createCardWorkers(cards, {
          program: { ...CARD_WORKER, ...other },
          ...options,
          size: cardWorkerCount,
        })
      : undefined;

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
    findUndrawable: cardWorkers?.findUndrawable ?? cards.findUndrawable,
    renderCard: cardWorkers?.renderCard ?? cards.renderCard,
    findFaintTexts: cardWorkers?.findFaintTexts ?? cards.findFaintTexts,
    compose: (request, signal, turn) => run('compose', [request], 'image', turn, signal),
    read: (prompt, { signal } = {}, turn) => ask('read', [prompt], { signal, turn }),
    platformSize: (prompt, turn) => ask('platformSize', [prompt], { turn }),
    planPicture: (request) => ask('planPicture', [request]),
    checkReading: (prompt, reading) => ask('checkReading', [prompt, reading]),
    findBriefFault: (brief) => ask('findBriefFault', [brief]),
    listCatalogue: (name, query) => ask('listCatalogue', [name, query]),
    drawThumbnail: (catalogue, name) => ask('drawThumbnail', [catalogue, name], { priority: 'example' }),
    // Small copies can wait; an image in the requested format is what somebody waits for.
    convertImage: (source, encoding) =>
      ask('convertImage', [source, encoding], {
        priority: encoding.maxWidth === undefined ? 'question' : 'example',
      }),
    warm: pool.warm,
    workers: () => [...pool.workers(), ...(cardWorkers?.workers() ?? [])],
    close: async () => {
      await Promise.all([pool.close(), cardWorkers?.close()]);
    },
  };
}

const busy = (): ServiceError =>
  new ServiceError('unavailable', 'The server is busy drawing; try again in a moment.', {
    code: 'busy',
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
