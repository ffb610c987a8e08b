import { CardwrightError, unexpectedAnswer } from '../cardwright-error.ts';
import { fromWire } from '../wire-case.ts';
import { errorFromResponse } from './error-from-response.ts';
import { pause } from './pause.ts';
import { retryDelayMs } from './retry-delay.ts';

/** Options of every call. */
export interface CallOptions {
  /** Cancels the call, also while it waits to retry; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

export type ConnectionOptions = {
  /** Without a slash at the end. */
  baseUrl: string;
  /** Sent as bearer token; left out for what needs none. */
  token: string | undefined;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  /** Tries after the first. */
  retries: number;
};

export type Call = CallOptions & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the origin on, or a whole address; to the latter no key is sent. */
  path: string;
  body?: object;
  /** In place of `body`, as it is. */
  file?: Uint8Array | Blob;
  headers?: Readonly<Record<string, string>>;
  /** Whether doing it twice is the same as doing it once; reading always is. */
  isRepeatable?: boolean;
};

/** Sends requests and gives answers of the 200s; everything else is thrown as `CardwrightError`. */
export type Connection = {
  /** `read` takes what it needs of the body, within the time limit and the tries. */
  send<Result>(call: Call, read: (response: Response) => Promise<Result>): Promise<Result>;
  /** The body with the names of its fields in camelCase. */
  json<Body>(call: Call): Promise<Body>;
};

export function createConnection(options: ConnectionOptions): Connection {
  const send = async <Result>(call: Call, read: (response: Response) => Promise<Result>): Promise<Result> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await tryOnce(options, call, read);
      } catch (error) {
        if (!(error instanceof CardwrightError) || attempt >= options.retries) throw error;
        const delayMs = retryDelayMs(error, attempt, call.isRepeatable ?? call.method === 'GET');
        if (delayMs === undefined) throw error;
        await pause(delayMs, call.signal);
      }
    }
  };
  return {
    send,
    json: <Body>(call: Call) => send(call, async (response) => fromWire(await readJson(response)) as Body),
  };
}

async function tryOnce<Result>(
  options: ConnectionOptions,
  call: Call,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { signal } = call;
  signal?.throwIfAborted();
  const address = toAddress(options, call);
  const init = toInit(options, call);
  const attempt = new AbortController();
  const pass = (): void => attempt.abort(signal?.reason);
  signal?.addEventListener('abort', pass, { once: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    attempt.abort();
  }, options.timeoutMs);
  try {
    const response = await options.fetch(address, { ...init, signal: attempt.signal });
    if (!response.ok) throw await errorFromResponse(address, response);
    return await read(response);
  } catch (cause) {
    if (cause instanceof CardwrightError) throw cause;
    signal?.throwIfAborted();
    throw isLate ? timedOut(options, cause) : unreachable(address, cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', pass);
  }
}

const isWholeAddress = (path: string): boolean => /^https?:\/\//.test(path);

const toAddress = ({ baseUrl }: ConnectionOptions, { path }: Call): string =>
  isWholeAddress(path) ? path : baseUrl + path;

/** Throws what no request can carry, before it could be taken for a failure of the network. */
function toInit({ token }: ConnectionOptions, call: Call): RequestInit {
  const headers = new Headers(call.headers);
  if (token !== undefined && !isWholeAddress(call.path)) headers.set('authorization', `Bearer ${token}`);
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  if (call.file !== undefined) headers.set('content-type', 'application/octet-stream');
  return {
    method: call.method,
    headers,
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    ...(call.file !== undefined && { body: call.file as NonNullable<RequestInit['body']> }),
  };
}

/** The body as it is on the wire. */
export const readJson = async (response: Response): Promise<object> =>
  parseJson(await response.text(), response.status);

/** An image in memory. */
export interface Download {
  bytes: Uint8Array<ArrayBuffer>;
  /** `image/png` or `image/jpeg`. */
  type: string;
}

export const readImage = async (response: Response): Promise<Download> => ({
  bytes: new Uint8Array(await response.arrayBuffer()),
  type: response.headers.get('content-type') ?? '',
});

/** An object or an array; the service answers nothing else. Throws `unexpected_answer`. */
export function parseJson(text: string, status: number): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (typeof value === 'object' && value !== null) return value;
  throw unexpectedAnswer('The response is not a JSON object.', { status });
}

const timedOut = ({ timeoutMs, baseUrl }: ConnectionOptions, cause: unknown): CardwrightError =>
  new CardwrightError(`${baseUrl} did not respond within ${timeoutMs} ms.`, { code: 'timeout', cause });

const unreachable = (address: string, cause: unknown): CardwrightError =>
  new CardwrightError(
    `Cannot reach ${new URL(address).origin}. Check that the service is running and the URL is right.`,
    { code: 'unreachable', cause },
  );
