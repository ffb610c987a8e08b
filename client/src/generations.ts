import { CardwrightError, invalidArgument, unexpectedAnswer } from './cardwright-error.ts';
import type { GenerateBody, Generation, HistoryPage, Submission } from './generated/wire-types.ts';
import { type CallOptions, type Connection, type ConnectionOptions, readJson } from './http/connection.ts';
import { readRetryAfter } from './http/error-from-response.ts';
import { pause } from './http/pause.ts';
import { fromWire } from './wire-case.ts';

/** How far an image is. */
export interface Progress {
  id: string;
  status: Generation['status'];
  /** Since the call. */
  elapsedMs: number;
}

/** How long to wait for an image, and who hears of it meanwhile. */
export interface WaitOptions extends CallOptions {
  /** Called at every look at the image until it is ready. */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Two minutes when left out. The image is made all the same: `wait` may be called again. */
  waitMs?: number | undefined;
}

/** How the image of a prompt should be, and how it is sent. */
export interface SubmitOptions extends GenerateBody, CallOptions {
  /** Within 24 hours, the same one and the same prompt give the same image and one charge. A new one when left out. */
  idempotencyKey?: string | undefined;
}

/** What `generate` takes besides the prompt. */
export interface GenerateOptions extends SubmitOptions, WaitOptions {}

/** A generation whose image is there. */
export interface FinishedGeneration extends Generation {
  status: 'completed';
  url: string;
}

/** Which part of the history. */
export interface PageOptions extends CallOptions {
  /** 1 to 100; 50 when left out. */
  limit?: number | undefined;
  /** How many of the newest to leave out. */
  offset?: number | undefined;
}

const IDEMPOTENCY_KEY = /^[\x20-\x7e]{1,255}$/;
const PATH = '/api/v1/generate';
const WAIT_MS = 120_000;
// Long enough for nearly every image to be in the first answer, and well within a request's time.
const PREFERRED_WAIT_SECONDS = 10;
// Someone who watches wants to hear soon that it was accepted.
const WATCHED_WAIT_SECONDS = 1;
const FIRST_LOOK_MS = 500;
const LONGEST_LOOK_MS = 5_000;

export type Generations = ReturnType<typeof createGenerations>;

/** Prompts and their images. */
export function createGenerations(connection: Connection, { baseUrl, timeoutMs }: ConnectionOptions) {
  const complete = <Body>(body: unknown): Body => completeBody(body, baseUrl) as Body;

  async function submit(prompt: string, options: SubmitOptions, prefer: string): Promise<Submission> {
    const { signal, idempotencyKey = createIdempotencyKey() } = options;
    if (!IDEMPOTENCY_KEY.test(idempotencyKey))
      throw invalidArgument('idempotencyKey', 'idempotencyKey must be 1 to 255 printable ASCII characters.');
    return complete(
      await connection.json({
        method: 'POST',
        path: PATH,
        body: toGenerateBody(prompt, options),
        headers: { 'idempotency-key': idempotencyKey, prefer },
        isRepeatable: true,
        signal,
      }),
    );
  }

  async function look(id: string, signal: AbortSignal | undefined) {
    return await connection.send({ method: 'GET', path: toPath(id), signal }, async (response) => ({
      generation: complete<Generation>(fromWire(await readJson(response))),
      retryAfterMs: (readRetryAfter(response.headers) ?? 0) * 1000,
    }));
  }

  async function wait(id: string, options: WaitOptions, startedAt: number): Promise<FinishedGeneration> {
    const { signal, onProgress, waitMs = WAIT_MS } = options;
    for (let lookMs = FIRST_LOOK_MS; ; lookMs = Math.min(LONGEST_LOOK_MS, lookMs * 1.5)) {
      const { generation, retryAfterMs } = await look(id, signal);
      const elapsedMs = Date.now() - startedAt;
      onProgress?.({ id, status: generation.status, elapsedMs });
      if (isFinished(generation)) return generation;
      if (elapsedMs >= waitMs) throw stillMaking(id, waitMs);
      await pause(Math.min(Math.max(lookMs, retryAfterMs), waitMs - elapsedMs), signal);
    }
  }

  return {
    submit: (prompt: string, options: SubmitOptions) => submit(prompt, options, 'respond-async'),
    get: async (id: string, signal: AbortSignal | undefined) => (await look(id, signal)).generation,
    wait: (id: string, options: WaitOptions) => wait(id, options, Date.now()),

    async generate(prompt: string, options: GenerateOptions): Promise<FinishedGeneration> {
      const startedAt = Date.now();
      const { onProgress, waitMs = WAIT_MS } = options;
      const longest = onProgress === undefined ? PREFERRED_WAIT_SECONDS : WATCHED_WAIT_SECONDS;
      // Half of a request's time is left for the way there and back.
      const seconds = Math.min(longest, Math.floor(waitMs / 1000), Math.floor(timeoutMs / 2000));
      const { id, status } = await submit(prompt, options, `wait=${seconds}`);
      if (status === 'processing') onProgress?.({ id, status, elapsedMs: Date.now() - startedAt });
      return await wait(id, options, startedAt);
    },

    async historyPage({ limit = 50, offset = 0, signal }: PageOptions): Promise<HistoryPage> {
      const path = `/api/v1/dashboard/history?limit=${limit}&offset=${offset}`;
      const body: Generation[] | HistoryPage = await connection.json({ method: 'GET', path, signal });
      // The other listing of the interface gives a bare array.
      const { generations, total } = Array.isArray(body) ? { generations: body, total: undefined } : body;
      if (!Array.isArray(generations)) throw unexpectedAnswer('The answer is no list of images.');
      return {
        generations: generations.map((generation) => complete<Generation>(generation)),
        total: total ?? offset + generations.length,
      };
    },
  };
}

const toPath = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

const toGenerateBody = (prompt: string, options: SubmitOptions): object => ({
  prompt,
  template_id: options.templateId,
  width: options.width,
  height: options.height,
  format: options.format,
  seed: options.seed,
  engine: options.engine,
  design_md: options.designMd,
});

/** One address, whichever of its two names the service gave it, and whole. Throws when it is no generation. */
function completeBody(body: unknown, baseUrl: string): object {
  const { imageUrl, ...rest } = (body ?? {}) as Partial<Generation> & { imageUrl?: string | null };
  const given = rest.url ?? imageUrl ?? null;
  const url = given === null ? null : toAbsolute(given, baseUrl);
  if (typeof rest.id !== 'string' || typeof rest.status !== 'string' || url === undefined)
    throw unexpectedAnswer('The answer is not about an image.');
  return { ...rest, url };
}

function toAbsolute(url: string, baseUrl: string): string | undefined {
  try {
    return new URL(url, baseUrl).href;
  } catch {
    return undefined;
  }
}

/** Throws when there will be no image. */
function isFinished(generation: Generation): generation is FinishedGeneration {
  const { id, status, url, error } = generation;
  if (status === 'failed')
    throw new CardwrightError(error ?? 'The image could not be made.', {
      code: 'generation_failed',
      generationId: id,
    });
  if (status === 'completed' && url === null)
    throw unexpectedAnswer('The service says that the image is ready, but not where it is.', {
      generationId: id,
    });
  return status === 'completed';
}

const stillMaking = (id: string, waitMs: number): CardwrightError =>
  new CardwrightError(
    `The image is not ready after ${waitMs} ms. It is being made all the same: wait('${id}').`,
    {
      code: 'timeout',
      generationId: id,
    },
  );

// crypto.randomUUID is missing from pages that came over plain http.
const createIdempotencyKey = (): string =>
  Array.from(globalThis.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
