import { CardwrightError, invalidArgument, unexpectedAnswer } from './cardwright-error.ts';
import type {
  Brief,
  CardTemplate,
  GenerateBody,
  Generation,
  GenerationDesign,
  HistoryPage,
  Message,
  PreviewBody,
  Submission,
} from './generated/wire-types.ts';
import {
  type CallOptions,
  type Connection,
  type ConnectionOptions,
  type Download,
  readImage,
  readJson,
} from './http/connection.ts';
import { readRetryAfter } from './http/error-from-response.ts';
import { pause } from './http/pause.ts';
import { toQuery } from './http/to-query.ts';
import { fromWire } from './wire-case.ts';

/** Progress of a generation. */
export interface Progress {
  id: string;
  status: Generation['status'];
  /** Since the call. */
  elapsedMs: number;
}

/** Options for waiting for an image. */
export interface WaitOptions extends CallOptions {
  /** Called on every poll until the image is ready. */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Default: two minutes. The image is drawn regardless, so you can call `wait` again. */
  waitMs?: number | undefined;
}

/** Options for submitting a prompt. */
export interface SubmitOptions extends GenerateBody, CallOptions {
  /** Repeating the same key and prompt within 24 hours returns the same image without another charge. Default: random. */
  idempotencyKey?: string | undefined;
  /** The prompt that a brief was read from, to be found in the history. */
  prompt?: string | undefined;
}

/** Options of `preview`. */
export interface PreviewOptions extends Omit<PreviewBody, 'engine'>, CallOptions {}

/** A small image that was not stored. */
export interface Preview extends Download {
  /** Gives the same image at full size. */
  seed: number;
  /** Keeps this look while you correct texts. Null for a template. */
  design: Generation['design'];
  /** What the image does not show. */
  warningDetails: Generation['warningDetails'];
}

/** Options of `generate`. */
export interface GenerateOptions extends SubmitOptions, WaitOptions {}

/** A completed generation. */
export interface FinishedGeneration extends Generation {
  status: 'completed';
  url: string;
}

/** Options of `history`. */
export interface HistoryOptions extends CallOptions {
  /** Only generations whose prompt or brief contains this text, ignoring case. */
  q?: string | undefined;
  /** Only starred generations, or only those that are not. */
  starred?: boolean | undefined;
  /** Only generations that follow a design document, or only those that do not. */
  branded?: boolean | undefined;
  /** Only images of this format. */
  format?: 'png' | 'jpeg' | undefined;
  /** Only images of this shape. */
  orientation?: 'landscape' | 'portrait' | 'square' | undefined;
}

/** Options of `historyPage`. */
export interface PageOptions extends HistoryOptions {
  /** 1 to 100. Default: 50. */
  limit?: number | undefined;
  /** Number of generations to skip. */
  offset?: number | undefined;
  /** `nextCursor` of the page before, instead of `offset`: new or deleted images do not move the pages. */
  cursor?: string | undefined;
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

  async function submit(source: string | Brief, options: SubmitOptions, prefer: string): Promise<Submission> {
    const { signal, idempotencyKey = createIdempotencyKey() } = options;
    if (!IDEMPOTENCY_KEY.test(idempotencyKey))
      throw invalidArgument('idempotencyKey', 'idempotencyKey must be 1 to 255 printable ASCII characters.');
    return complete(
      await connection.json({
        method: 'POST',
        path: PATH,
        body: toGenerateBody(source, options),
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
    submit: (source: string | Brief, options: SubmitOptions) => submit(source, options, 'respond-async'),
    get: async (id: string, signal: AbortSignal | undefined) => (await look(id, signal)).generation,
    wait: (id: string, options: WaitOptions) => wait(id, options, Date.now()),

    async generate(source: string | Brief, options: GenerateOptions): Promise<FinishedGeneration> {
      const startedAt = Date.now();
      const { onProgress, waitMs = WAIT_MS } = options;
      const longest = onProgress === undefined ? PREFERRED_WAIT_SECONDS : WATCHED_WAIT_SECONDS;
      // Half of a request's time is left for the way there and back.
      const seconds = Math.min(longest, Math.floor(waitMs / 1000), Math.floor(timeoutMs / 2000));
      const { id, status } = await submit(source, options, `wait=${seconds}`);
      if (status === 'processing') onProgress?.({ id, status, elapsedMs: Date.now() - startedAt });
      return await wait(id, options, startedAt);
    },

    preview: (source: string | Brief, { signal, ...options }: PreviewOptions): Promise<Preview> =>
      connection.send(
        {
          method: 'POST',
          path: '/api/v1/previews',
          body: toGenerateBody(source, options),
          isRepeatable: true,
          signal,
        },
        async (response) => ({
          ...(await readImage(response)),
          seed: Number(response.headers.get('x-cardwright-seed')),
          design: readEncoded(response.headers.get('x-cardwright-design') ?? 'null'),
          warningDetails: readWarnings(response.headers),
        }),
      ),

    cardTemplate: (source: string | Brief, { signal, ...options }: PreviewOptions): Promise<CardTemplate> =>
      connection.json({
        method: 'POST',
        path: '/api/v1/previews/card-template',
        body: toGenerateBody(source, options),
        isRepeatable: true,
        signal,
      }),

    delete: (id: string, signal: AbortSignal | undefined): Promise<Message> =>
      connection.json({ method: 'DELETE', path: toPath(id), signal }),

    async setStarred(id: string, starred: boolean, signal: AbortSignal | undefined): Promise<Generation> {
      const method = starred ? 'POST' : 'DELETE';
      const call = { method, path: `${toPath(id)}/star`, isRepeatable: true, signal } as const;
      return complete<Generation>(await connection.json(call));
    },

    designMd: async (id: string, signal: AbortSignal | undefined): Promise<string | null> => {
      const call = { method: 'GET', path: `${toPath(id)}/design-md`, signal } as const;
      return (await connection.json<GenerationDesign>(call)).designMd;
    },

    async historyPage({ limit = 50, offset, signal, ...rest }: PageOptions): Promise<HistoryPage> {
      const { q, starred, branded, format, orientation, cursor } = rest;
      const query = { limit, offset, cursor, q, starred, branded, format, orientation };
      const path = `/api/v1/dashboard/history${toQuery(query)}`;
      const body: Generation[] | HistoryPage = await connection.json({ method: 'GET', path, signal });
      // The other listing of the interface gives a bare array.
      const { generations, total, nextCursor } = Array.isArray(body)
        ? { generations: body, total: undefined, nextCursor: undefined }
        : body;
      if (!Array.isArray(generations)) throw unexpectedAnswer('The response is not a list of images.');
      return {
        generations: generations.map((generation) => complete<Generation>(generation)),
        total: total ?? (offset ?? 0) + generations.length,
        nextCursor: nextCursor ?? null,
      };
    },
  };
}

/** Empty where a service or a proxy leaves them out. */
const readWarnings = (headers: Headers): Preview['warningDetails'] =>
  readEncoded(headers.get('x-cardwright-warnings') ?? '[]');

const readEncoded = (text: string) => JSON.parse(decodeURIComponent(text));

const toPath = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

const toGenerateBody = (
  source: string | Brief,
  options: Pick<SubmitOptions, 'prompt' | 'engine'> & PreviewBody,
): object => ({
  ...(typeof source === 'string' ? { prompt: source } : { prompt: options.prompt, brief: source }),
  template_id: options.templateId,
  width: options.width,
  height: options.height,
  format: options.format,
  seed: options.seed,
  design: options.design,
  engine: options.engine,
  design_md: options.designMd,
  brand: options.brand,
});

/** One address, whichever of its two names the service gave it, and whole. Throws when it is no generation. */
function completeBody(body: unknown, baseUrl: string): object {
  const { imageUrl, ...rest } = (body ?? {}) as Partial<Generation> & { imageUrl?: string | null };
  const given = rest.url ?? imageUrl ?? null;
  const url = given === null ? null : toAbsolute(given, baseUrl);
  if (typeof rest.id !== 'string' || typeof rest.status !== 'string' || url === undefined)
    throw unexpectedAnswer('The response is not a generation.');
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
    throw new CardwrightError(error ?? 'The image could not be drawn.', {
      code: 'generation_failed',
      generationId: id,
    });
  if (status === 'completed' && url === null)
    throw unexpectedAnswer('The generation is completed but has no URL; its image may have expired.', {
      generationId: id,
    });
  return status === 'completed';
}

const stillMaking = (id: string, waitMs: number): CardwrightError =>
  new CardwrightError(
    `The image is not ready after ${waitMs} ms; it is still being drawn. Call wait('${id}') again.`,
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
